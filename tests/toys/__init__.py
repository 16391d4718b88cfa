"""Tiny games that live only in the tests."""
