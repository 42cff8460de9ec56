"""Text from outside: whatever it is, it is shown in short and safely, and is kept only where it can be seen."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as some

from manille.rules.outside_text import LONGEST_NAME, UNPRINTABLE, BadName, brief, kept_name, told
from manille.words import LANGUAGES, Words
from manille.words.words import LONGEST, LONGEST_PATH

ANY = some.text(some.characters(codec=None, categories=None), max_size=60)

BIDI = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"


@given(ANY, some.integers(2, 50))
def test_what_is_shown_is_short_and_safe(text: str, longest: int) -> None:
    for shown in (brief(text, longest), told(text, longest)):
        assert len(shown) <= longest
        assert not UNPRINTABLE.search(shown)
    assert told(text, longest).endswith("…") or len(text) <= longest


@pytest.mark.parametrize("mark", BIDI)
def test_no_mark_turns_the_direction_of_a_sentence(mark: str) -> None:
    assert mark not in Words("en")("cli-house-unknown", name=f"a{mark}b")
    with pytest.raises(BadName, match="unprintable"):
        kept_name(f"a{mark}b")


@pytest.mark.parametrize("language", LANGUAGES)
@given(text=ANY, times=some.sampled_from((1, 100, 5000)))
def test_any_text_stands_in_a_sentence(language: str, text: str, times: int) -> None:
    words = _WORDS[language]
    for sentence in (words("cli-house-unknown", name=text * times), words("plain-unknown", text=text * times)):
        assert len(sentence) < LONGEST + 200
        assert not UNPRINTABLE.search(sentence)
    assert len(words.path(text * times)) <= LONGEST_PATH


@given(ANY)
def test_a_name_is_kept_as_it_is_or_refused(text: str) -> None:
    refused: BadName | None = None
    try:
        name = kept_name(text)
    except BadName as error:
        refused = error
    if refused is None:
        assert name == text.strip()
        assert 0 < len(name) <= LONGEST_NAME
        assert kept_name(name) == name
    else:
        assert all(words.error(refused) for words in _WORDS.values())


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "empty"),
        (" \t\n\u3000", "empty"),
        ("a" * 41, "long"),
        ("a" * 5000, "long"),
        ("a\nb", "unprintable"),
        ("a\x00b", "unprintable"),
        ("\x1b[2J", "unprintable"),
        ("a\ud800", "unprintable"),
        ("\u200b\u200d", "invisible"),
        ("\u3164", "invisible"),
        ("\u2800\u2800", "invisible"),
        ("\u0301", "invisible"),
    ],
)
def test_a_name_that_is_refused(text: str, code: str) -> None:
    with pytest.raises(BadName) as caught:
        kept_name(text)
    assert caught.value.code == code


@pytest.mark.parametrize("text", ["Chez nous", " op z'n Vlaams ", "61 punts", "桌", "👩‍🌾", "naïve", "…", "a" * 40])
def test_a_name_that_is_kept(text: str) -> None:
    assert kept_name(text) == text.strip()


_WORDS = {language: Words(language) for language in LANGUAGES}
