"""What workers answer and views show: plain data that knows neither threads nor widgets."""
