"""What all tests share."""

from hypothesis import HealthCheck, settings

settings.register_profile("gueridon", deadline=None, suppress_health_check=[HealthCheck.too_slow], max_examples=50)
settings.load_profile("gueridon")
