"""Whatever is sent over HTTP, the answer is one that the OpenAPI document promises."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from gueridon.server.wire.openapi import document
from tests.server.client import Person
from tests.server.running import Running

DOCUMENT = document()
for _path in DOCUMENT["paths"].values():  # type: ignore[attr-defined]
    for _operation in _path.values():
        _operation.pop("security")  # the test brings a cookie itself
schema = schemathesis.openapi.from_dict(DOCUMENT)


@pytest.fixture(scope="module")
def somebody(server: Running) -> Iterator[Person]:
    one = Person(server.address)
    yield one
    one.close()


@schema.parametrize()
@settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_answer_is_as_documented(case: Case[Any], server: Running, somebody: Person) -> None:
    who = Person(server.address) if case.method == "DELETE" else somebody  # whoever is forgotten is nobody afterwards
    answer = case.call(base_url=server.address, cookies={"gueridon": who.http.cookies["gueridon"]})
    if who is not somebody:
        who.close()
    case.validate_response(
        answer,
        checks=[
            not_a_server_error,
            status_code_conformance,
            content_type_conformance,
            response_schema_conformance,
        ],
    )
