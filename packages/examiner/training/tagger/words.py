"""Words, word pieces and word forms of the grammar tagger."""
import os, re, unicodedata

HERE = os.path.dirname(os.path.abspath(__file__))
WEIGHTS = os.path.join(HERE, '..', '..', 'weights')
L = r'[^\W\d_]'
TOKEN = re.compile(
    rf"""https?://\S+|www\.\S+
    |\.{{2,}}|-{{2,}}|[!?]{{2,}}
    |\d+(?:[.,:]\d+)*(?:st|nd|rd|th|s)?(?!{L})
    |(?:{L}\.){{2,}}
    |(?:mr|mrs|ms|dr|prof|st|vs|etc)\.
    |{L}+?(?=n't(?!{L}))|n't(?!{L})
    |'(?:s|m|re|ve|ll|d)(?!{L})
    |can(?=not(?!{L}))
    |\w+|\S""",
    re.X | re.I,
)


def clean(text):
    """One kind of apostrophe, quotation mark and blank, as cleanText does."""
    text = re.sub('[\u2018\u2019\u02bc\u00b4`]', "'", text)
    return re.sub(r'\s+', ' ', re.sub('[\u201c\u201d]', '"', text)).strip()


def tokens(text):
    return TOKEN.findall(clean(text))


class Pieces:
    """Uncased word pieces of one word, at most twelve."""

    def __init__(self, file=os.path.join(WEIGHTS, 'vocab.txt')):
        self.ids = {line.rstrip('\n'): i for i, line in enumerate(open(file, encoding='utf8'))}
        self.cache = {}

    def word(self, word):
        found = self.cache.get(word)
        if found is None:
            plain = ''.join(c for c in unicodedata.normalize('NFD', word.lower()) if unicodedata.category(c) != 'Mn')
            mark = lambda c: 33 <= ord(c) <= 126 and not c.isalnum() or unicodedata.category(c).startswith('P')
            parts, current = [], ''
            for c in plain:
                if mark(c):
                    parts += [current, c] if current else [c]
                    current = ''
                else:
                    current += c
            found = [i for part in parts + ([current] if current else []) for i in self.longest(part)][:12] or [100]
            if len(self.cache) < 400_000:
                self.cache[word] = found
        return found

    def longest(self, part):
        found, start = [], 0
        while start < len(part) <= 100:
            end = next((e for e in range(len(part), start, -1) if ('##' if start else '') + part[start:e] in self.ids), None)
            if end is None:
                return [100]
            found.append(self.ids[('##' if start else '') + part[start:end]])
            start = end
        return found if len(part) <= 100 else [100]


def shape(word):
    """The pieces know no capitals: 0 small letters, 1 first letter large, 2 all large, 3 mixed, 4 with digits."""
    if word.islower(): return 4 if any(c.isdigit() for c in word) else 0
    if word.isupper(): return 1 if len(word) == 1 else 2
    if word[:1].isupper() and (len(word) == 1 or word[1:].islower()): return 1
    if any(c.isdigit() for c in word): return 4
    return 3 if any(c.isupper() for c in word) else 0


def like(new, old):
    """The new word with the capitals of the old one."""
    if old.isupper() and len(old) > 1: return new.upper()
    return new[:1].upper() + new[1:] if old[:1].isupper() else new


class Forms:
    """word-forms.txt: verbs with their four other forms, nouns with their plurals."""

    def __init__(self, file=os.path.join(WEIGHTS, 'word-forms.txt')):
        self.verbs, self.nouns = {}, {}
        for kind, base, *forms in (line.rstrip('\n').split('\t') for line in open(file)):
            if kind == 'verb': self.verbs[base] = forms
            else: self.nouns[base] = forms[0]
        self.bases, self.singulars = {}, {}
        for base, forms in self.verbs.items():
            for form in [base] + forms:
                if base not in self.bases.setdefault(form, []):
                    self.bases[form].append(base)
        for one, many in self.nouns.items():
            self.singulars.setdefault(many, one)

    def apply(self, word, form):
        """S, BASE, ING, PAST or PART of a word; None where there is none or it is that already."""
        low, new = word.lower(), None
        if form == 'S':
            if low in self.nouns: new = self.nouns[low]
            elif low in self.bases: new = self.verbs[self.base(low)][0]
        elif form == 'BASE':
            if low in self.singulars and low not in self.verbs and not (low in self.bases and not low.endswith('s')): new = self.singulars[low]
            elif low in self.bases: new = self.base(low, True)
            elif low in self.singulars: new = self.singulars[low]
        elif low in self.bases:
            new = self.verbs[self.base(low)][{'ING': 1, 'PAST': 2, 'PART': 3}[form]]
        return None if new is None or new == low else like(new, word)

    def base(self, low, other=False):
        """Of "found" the verb find; of "saw", asked for its base, see."""
        known = self.bases[low]
        if other and len(known) > 1:
            for one in known:
                if one != low: return one
        return low if low in self.verbs and not other else known[0]

    def between(self, a, b):
        """The form that turns a into b."""
        for form in ('S', 'BASE', 'ING', 'PAST', 'PART'):
            new = self.apply(a, form)
            if new is not None and new.lower() == b.lower(): return form
        return None


def read_words(file=os.path.join(HERE, 'words.txt')):
    """Correct words with how often open text uses them."""
    return {word: int(count) for word, count in (line.rstrip('\n').split('\t') for line in open(file))}
