"""The tests of Mississippi."""
