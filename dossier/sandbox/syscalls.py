"""Numbers of Linux' system calls on the two processors that we know, and which of them each kind of child may make.

Numbers: the kernel's arch/x86/entry/syscalls/syscall_64.tbl and include/uapi/asm-generic/unistd.h; -1 where there is
none.
"""

from __future__ import annotations

# name: (x86_64, aarch64)
NUMBERS: dict[str, tuple[int, int]] = {
    "read": (0, 63), "write": (1, 64), "close": (3, 57), "fstat": (5, 80), "poll": (7, -1), "lseek": (8, 62),
    "mmap": (9, 222), "mprotect": (10, 226), "munmap": (11, 215), "brk": (12, 214), "rt_sigaction": (13, 134),
    "rt_sigprocmask": (14, 135), "rt_sigreturn": (15, 139), "pread64": (17, 67), "readv": (19, 65),
    "writev": (20, 66), "select": (23, -1), "sched_yield": (24, 124), "mremap": (25, 216), "madvise": (28, 233),
    "nanosleep": (35, 101), "getitimer": (36, 102), "setitimer": (38, 103), "getpid": (39, 172), "socket": (41, 198),
    "connect": (42, 203), "accept": (43, 202), "sendto": (44, 206), "sendmsg": (46, 211), "recvmsg": (47, 212),
    "bind": (49, 200), "listen": (50, 201), "socketpair": (53, 199), "clone": (56, 220), "fork": (57, -1),
    "vfork": (58, -1), "exit": (60, 93), "kill": (62, 129), "uname": (63, 160), "chmod": (90, -1), "fchmod": (91, 52),
    "chown": (92, -1), "fchown": (93, 55), "lchown": (94, -1), "gettimeofday": (96, 169), "getrusage": (98, 165),
    "sysinfo": (99, 179), "times": (100, 153), "ptrace": (101, 117), "getuid": (102, 174), "syslog": (103, 116),
    "getgid": (104, 176), "setuid": (105, 146), "setgid": (106, 144), "geteuid": (107, 175), "getegid": (108, 177),
    "getppid": (110, 173), "setreuid": (113, 145), "setregid": (114, 143), "setgroups": (116, 159),
    "setresuid": (117, 147), "setresgid": (119, 149), "capset": (126, 91), "sigaltstack": (131, 132),
    "utime": (132, -1), "mknod": (133, -1), "personality": (135, 92), "pivot_root": (155, 41), "prctl": (157, 167),
    "adjtimex": (159, 171), "chroot": (161, 51), "acct": (163, 89), "settimeofday": (164, 170), "mount": (165, 40),
    "umount2": (166, 39), "swapon": (167, 224), "swapoff": (168, 225), "reboot": (169, 142),
    "sethostname": (170, 161), "setdomainname": (171, 162), "init_module": (175, 105), "delete_module": (176, 106),
    "quotactl": (179, 60), "gettid": (186, 178), "setxattr": (188, 5), "lsetxattr": (189, 6), "fsetxattr": (190, 7),
    "removexattr": (197, 14), "lremovexattr": (198, 15), "fremovexattr": (199, 16), "tkill": (200, 130),
    "futex": (202, 98), "sched_getaffinity": (204, 123), "restart_syscall": (219, 128), "clock_settime": (227, 112),
    "clock_gettime": (228, 113), "clock_getres": (229, 114), "clock_nanosleep": (230, 115), "exit_group": (231, 94),
    "tgkill": (234, 131), "utimes": (235, -1), "kexec_load": (246, 104), "add_key": (248, 217),
    "request_key": (249, 218), "keyctl": (250, 219), "mknodat": (259, 33), "fchownat": (260, 54),
    "futimesat": (261, -1), "fchmodat": (268, 53), "pselect6": (270, 72), "ppoll": (271, 73), "unshare": (272, 97),
    "set_robust_list": (273, 99), "utimensat": (280, 88), "accept4": (288, 242), "perf_event_open": (298, 241),
    "recvmmsg": (299, 243), "name_to_handle_at": (303, 264), "open_by_handle_at": (304, 265),
    "clock_adjtime": (305, 266), "sendmmsg": (307, 269), "setns": (308, 268), "getcpu": (309, 168),
    "process_vm_readv": (310, 270), "process_vm_writev": (311, 271), "kcmp": (312, 272), "finit_module": (313, 273),
    "getrandom": (318, 278), "kexec_file_load": (320, 294), "bpf": (321, 280), "userfaultfd": (323, 282),
    "membarrier": (324, 283), "rseq": (334, 293), "pidfd_send_signal": (424, 424), "io_uring_setup": (425, 425),
    "io_uring_enter": (426, 426), "io_uring_register": (427, 427), "open_tree": (428, 428), "move_mount": (429, 429),
    "fsopen": (430, 430), "fsmount": (432, 432), "pidfd_open": (434, 434), "clone3": (435, 435),
    "pidfd_getfd": (438, 438), "process_madvise": (440, 440), "mount_setattr": (442, 442),
}  # fmt: skip

# All that a reader needs once what it works with is loaded: memory, time, and the pipes that it has. It can open
# nothing, start nothing (no program, no thread), and reach nobody.
_READING = """
    read write readv writev pread64 close fstat lseek
    mmap munmap mremap mprotect madvise brk
    futex rt_sigaction rt_sigprocmask rt_sigreturn sigaltstack setitimer getitimer membarrier rseq set_robust_list
    clock_gettime clock_getres clock_nanosleep nanosleep gettimeofday times getrusage restart_syscall
    getrandom getpid gettid getppid getuid geteuid getgid getegid uname sysinfo
    sched_yield sched_getaffinity getcpu poll ppoll select pselect6 exit exit_group
"""

# What a program of others (tesseract) never needs. It may open what Landlock leaves it, and have threads.
_NEVER = """
    socket socketpair connect bind listen accept accept4 sendto sendmsg sendmmsg recvmsg recvmmsg fork vfork
    ptrace process_vm_readv process_vm_writev process_madvise kcmp pidfd_open pidfd_getfd pidfd_send_signal kill tkill
    bpf perf_event_open io_uring_setup io_uring_enter io_uring_register userfaultfd keyctl add_key request_key
    mount umount2 pivot_root chroot setns unshare open_tree move_mount fsopen fsmount mount_setattr
    open_by_handle_at name_to_handle_at init_module finit_module delete_module kexec_load kexec_file_load reboot
    swapon swapoff chmod fchmod fchmodat chown lchown fchown fchownat utime utimes futimesat utimensat
    setxattr lsetxattr fsetxattr removexattr lremovexattr fremovexattr
    setuid setgid setreuid setregid setresuid setresgid setgroups capset personality mknod mknodat
    quotactl acct syslog sethostname setdomainname settimeofday clock_settime adjtimex clock_adjtime
"""

READING, NEVER = frozenset(_READING.split()), frozenset(_NEVER.split())
