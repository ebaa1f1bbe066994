"""Classifies a date by the words before it: "Updated:", "Fecha de publicación:", "Giriş Tarihi:"."""

from __future__ import annotations

from dossier import lazy_re as re
from dossier.reading.text_tools.alternatives import grouped

_KINDS: tuple[tuple[str, float, str], ...] = (
    ("updated", 0.5, r"updated|update(?=:)|modified|last edited|actualizad[oa]|modificad[oa]|atualizad[oa]"
        r"|mise? à jour|modifié|aktualisiert|geändert|stand"
        r"|(?:son )?güncelle(?:me|ndi)(?: tarihi)?|更新(?:时间|日期|日時|日)?|最終更新|aggiornat[oa]"
        r"|bijgewerkt|(?:ostatnia )?aktualizacja|aktualizováno|upraveno|uppdaterad|oppdatert|opdateret|päivitetty"
        r"|frissítve|modifica(?:ta|to)?|actualizat|обновлен[оа]|изменено|оновлено|آخر تحديث|تحديث|diperbarui|cập nhật"
        r"|อัปเดต|আপডেট|अपडेट|עודכן|ενημ[έε]ρωση|آخرین به\u200cروزرسانی|(?:최종|기사)?수정"),
    ("archived", 0.3, r"archived|load-date|retrieved|captured|accessed|saved|downloaded|crawled|scraped"
        r"|archivad[oa]|consultad[oa]|descargad[oa]|arquivad[oa]|acessad[oa]|archivé"
        r"|consulté|archiviert|abgerufen"),
    ("embargo", 0.5, r"embargoed (?:until|for)|embargo(?: until|(?=:))|embargado hasta|sous embargo jusqu|sperrfrist"),
    ("published", 1.0, r"published|posted|submitted by|soumis par|eingereicht von|gespeichert von|inviato da"
        r"|enviado por|ingediend door"
        r"|created|issued|released|publicad[oa]|publicación|publicação"
        r"|publiée?|parue?|veröffentlicht|erschienen|pubdate|date|fecha|data (?:dodania|publikacji)|data|datum"
        r"|(?:oluşturulma|eklenme)(?: tarihi)?|erstellt"
        r"|(?:yayın|yayım)(?:lanma|landı)?(?: tarihi)?|giriş(?: tarihi)?|发布(?:时间|日期)?|發佈(?:時間|日期)?|公開日"
        r"|pubblicato|geplaatst|gepubliceerd|opublikowano|publikacja|dodano|publikováno|vydáno|publicerad|publisert"
        r"|publiceret|offentliggjort|julkaistu|megjelent|közzétéve|publicat|опубликован[оа]|опубліковано|نُ?شر(?: في)?"
        r"|تاريخ النشر|تاریخ انتشار"
        r"|प्रकाशित|প্রকাশ|เผยแพร|วันท|פורסם|δημοσ[ιί]ευ(?:ση|τηκε)|diterbitkan|terbit"
        r"|tayang|ngày đăng|(?:기사|최초)?입력|승인|등록|송고시간|掲載|配信"),
)  # fmt: skip
LABELS = re.compile(
    r"\b(?:" + "|".join(rf"(?P<{what}>(?:{grouped(words)})\b)" for what, _, words in _KINDS) + ")", re.I
)
RANKS = {what: rank for what, rank, _ in _KINDS}
