"""Corrections of sentences that learners really wrote, kept without the sentences.

    python3 learners.py ESSAYS_FOLDER OUT_FOLDER

`../learner-corrections.jsonl` says of an essay's sentences where letters are taken out and what is put there; the essays
themselves (web essays, ELLIPSE) are not in the project. This joins the two into pairs for `train.py`.
"""
import json, os, re, sys, zlib

HERE = os.path.dirname(os.path.abspath(__file__))
FILE = os.path.join(HERE, '..', 'learner-corrections.jsonl')
SOURCES = ('kaggle_ielts', 'ellipse')
END = re.compile(r'(?<=[.!?])["”’)]?\s+(?=["“‘(]?[A-Za-z0-9])')


def sentences(essay):
    """Of 4 to 48 words, in the order of the essay."""
    found = []
    for paragraph in re.split(r'\n+', essay):
        for one in END.split(re.sub(r'\s+', ' ', paragraph).strip()):
            one = one.strip()
            if 4 <= len(re.findall(r'\w+', one)) <= 48 and re.search(r'[a-z]{2}', one): found.append(one)
    return found


def check(sentence):
    """So that a text which was changed meanwhile is not corrected in the wrong place."""
    return zlib.crc32(sentence.encode()) & 0xffff


def corrected(sentence, changes):
    for start, end, right in sorted(changes, reverse=True): sentence = sentence[:start] + right + sentence[end:]
    return re.sub(r'\s+([,.;:!?])', r'\1', re.sub(r'\s+', ' ', sentence)).strip()


def changes(sentence, right):
    """The smallest stretches of whole words in which two sentences differ."""
    import difflib
    cut = lambda text: [m.span() for m in re.finditer(r"[\w'’-]+|[^\w\s]", text)]
    a, b = cut(sentence), cut(right)
    words = lambda text, spans: [text[s:e] for s, e in spans]
    found = []
    for kind, i, j, k, l in difflib.SequenceMatcher(None, words(sentence, a), words(right, b), autojunk=False).get_opcodes():
        if kind == 'equal': continue
        # A change keeps its blanks: it reaches from the end of the word before to the beginning of the word after.
        start, start_there = (a[i - 1][1], b[k - 1][1]) if i else (0, 0)
        end, end_there = (a[j][0], b[l][0]) if j < len(a) else (len(sentence), len(right))
        found.append([start, end, right[start_there:end_there]])
    return found


def read_essays(folder):
    for source in SOURCES:
        for line in open(f'{folder}/{source}.train.jsonl', encoding='utf8'):
            essay = json.loads(line)
            yield essay['id'], essay


def pairs(folder):
    known = {}
    for line in open(FILE, encoding='utf8'):
        one = json.loads(line)
        known.setdefault(one['essay'], []).append(one)
    for name, essay in read_essays(folder):
        own = sentences(essay['essay']) if name in known else []
        for one in known.get(name, []):
            source = own[one['at']]
            if check(source) != one['check']: continue
            yield dict(source=source, target=corrected(source, one['changes']), band=essay['overall'] or 0., task=essay['task'], topic='', essay=name, writer=name.split('-')[0])


def main(folder, out):
    os.makedirs(out, exist_ok=True)
    with open(f'{out}/learners.jsonl', 'w', encoding='utf8') as file:
        count = sum(1 for pair in pairs(folder) if file.write(json.dumps(pair, ensure_ascii=False) + '\n'))
    print(count, 'pairs')


if __name__ == '__main__':
    main(*sys.argv[1:3])
