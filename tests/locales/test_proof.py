"""The page about proof: the same in every language, and what it tells one to type works."""

import html
import re
import shutil
import subprocess
from random import Random

import pytest

from mazzo.records.chance import SECRET_BYTES, commitment
from mazzo.web.texts import languages
from tests.locales.messages import LANGUAGES

BLOCK = re.compile(r"<pre><code>(.*?)</code></pre>", re.S)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_built_like_the_english_one(language: str) -> None:
    mine, english = (languages()[code].proof for code in (language, "en"))
    outline = re.compile(r"<(h2|h3|li|p|pre|code)\b")
    assert outline.findall(mine.html) == outline.findall(english.html)
    assert BLOCK.findall(mine.html) == BLOCK.findall(english.html)
    quoted = [sorted(re.findall(r"<code>([^<\n]*)</code>", page.html)) for page in (mine, english)]
    assert quoted[0] == quoted[1]


@pytest.mark.skipif(shutil.which("bash") is None, reason="the page's command is one of bash")
def test_sha256sum_alone_gives_the_commitment() -> None:
    secret = Random(1).randbytes(SECRET_BYTES)
    blocks = map(html.unescape, BLOCK.findall(languages()["en"].proof.html))
    command = next(block for block in blocks if "sha256sum" in block)
    shell = ["bash", "-c", command.replace("SECRET", secret.hex())]
    said = subprocess.run(shell, check=True, capture_output=True, text=True).stdout
    assert said.split()[0] == commitment(secret)
