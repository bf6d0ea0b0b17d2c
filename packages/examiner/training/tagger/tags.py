"""Pairs of sentences become a tag for every word, and tags become a sentence again."""
import re
from words import like

AUX = set("be am is are was were been being have has had do does did 's 're 'm 've 'd 'll wo ca will would can could may might must shall should".split())
PREP = set('about above across after against along among around at before behind below beside between by despite down during except for from in inside into like near of off on onto out outside over past since through throughout till to toward towards under until up upon with within without as than'.split())
DET = set('a an the this that these those my your his her its our their some any no every each another other all both'.split())
MARK = re.compile(r'^\W+$')


def distance(a, b):
    """Slips between two words; two letters that changed places are one."""
    before, last = None, list(range(len(b) + 1))
    for i in range(1, len(a) + 1):
        row = [i]
        for j in range(1, len(b) + 1):
            best = min(last[j - 1] + (a[i - 1] != b[j - 1]), last[j] + 1, row[j - 1] + 1)
            if before and j > 1 and a[i - 1] == b[j - 2] and a[i - 2] == b[j - 1]: best = min(best, before[j - 2] + 1)
            row.append(best)
        before, last = last, row
    return last[len(b)]


class Aligner:
    """The cheapest way from one sentence to the other: M same, S other word, I put in, D left out, T changed places."""

    def __init__(self, forms):
        self.forms, self.cache = forms, {}

    def cost(self, a, b):
        known = self.cache.get((a, b))
        if known is None:
            known = self.measure(a, b)
            if len(self.cache) < 500_000: self.cache[a, b] = known
        return known

    def measure(self, a, b):
        x, y = a.lower(), b.lower()
        if x == y: return .1
        if MARK.match(a) or MARK.match(b): return .9 if MARK.match(a) and MARK.match(b) else 1.9
        if any(x in group and y in group for group in (AUX, PREP, DET)): return .7
        if self.forms.between(a, b): return .4
        far = distance(x, y) / max(len(x), len(y))
        cost = .5 + far if far < .5 else 1.3 + far * .4
        small = lambda w: w in AUX or w in PREP or w in DET
        return max(cost, 1.4) if small(x) != small(y) else cost

    def align(self, source, target):
        n, m = len(source), len(target)
        start = 0
        while start < min(n, m) and source[start] == target[start]: start += 1
        end = 0
        while end < min(n, m) - start and source[n - 1 - end] == target[m - 1 - end]: end += 1
        a, b = source[start:n - end], target[start:m - end]
        steps = [('M', i, i + 1, i, i + 1) for i in range(start)]
        steps += [(o, start + i, start + j, start + k, start + l) for o, i, j, k, l in self.middle(a, b)]
        return steps + [('M', n - end + x, n - end + x + 1, m - end + x, m - end + x + 1) for x in range(end)]

    def middle(self, a, b):
        best = [[(1e9, '')] * (len(b) + 1) for _ in range(len(a) + 1)]
        best[0][0] = (0, '')
        for i in range(len(a) + 1):
            for j in range(len(b) + 1):
                here = best[i][j]
                if i and best[i - 1][j][0] + 1 < here[0]: here = (best[i - 1][j][0] + 1, 'D')
                if j and best[i][j - 1][0] + 1 < here[0]: here = (best[i][j - 1][0] + 1, 'I')
                if i and j:
                    same = a[i - 1] == b[j - 1]
                    cost = best[i - 1][j - 1][0] + (0 if same else self.cost(a[i - 1], b[j - 1]))
                    if cost <= here[0]: here = (cost, 'M' if same else 'S')
                    if i > 1 and j > 1 and a[i - 1].lower() == b[j - 2].lower() != a[i - 2].lower() == b[j - 1].lower() and best[i - 2][j - 2][0] + 1.1 < here[0]:
                        here = (best[i - 2][j - 2][0] + 1.1, 'T')
                best[i][j] = here
        i, j, steps = len(a), len(b), []
        while i or j:
            o = best[i][j][1]
            di, dj = {'D': (1, 0), 'I': (0, 1), 'M': (1, 1), 'S': (1, 1), 'T': (2, 2)}[o]
            steps.append((o, i - di, i, j - dj, j))
            i, j = i - di, j - dj
        return steps[::-1]


class Tags:
    """K keep, DEL, A_x append x, R_x replace by x, F_form, LOW, CAP, UPP, MERGE with the next word, SWAP with it, SPELL."""

    def __init__(self, forms, words):
        self.forms, self.words, self.aligner = forms, words, Aligner(forms)

    def known(self, word):
        return word.lower() in self.words or not word.isalpha() or len(word) < 2

    def single(self, a, b, first=False):
        """The tag that turns one word into another."""
        if a == b: return 'K'
        if a.lower() == b.lower():
            if b.islower(): return 'LOW'
            if b[:1].isupper() and (len(b) == 1 or b[1:].islower()): return 'CAP'
            return 'UPP' if b.isupper() else 'R_' + b
        if a.lower() not in AUX and b.lower() not in AUX and a.isalpha() and b.isalpha():
            form = self.forms.between(a, b)
            if form and like(b, a) == self.forms.apply(a, form): return 'F_' + form
        if not self.known(a) and b.isalpha() and self.known(b) and distance(a.lower(), b.lower()) <= max(1, .45 * max(len(a), len(b))): return 'SPELL'
        if a[:1].isupper() and b[:1].isupper() and b != 'I' and (first or not b.isupper()): b = b[:1].lower() + b[1:]
        return 'R_' + b

    def of(self, source, target):
        """A tag for the start and for each word of the source; and whether one round is enough."""
        found = [[] for _ in range(len(source) + 1)]
        steps = self.aligner.align(source, target)
        at = 0
        while at < len(steps):
            o, i, j, k, l = steps[at]
            two = steps[at:at + 2]
            if len(two) == 2 and {two[0][0], two[1][0]} == {'S', 'D'} and self.merged(source[two[0][1]:two[1][2]], target[two[0][3]:two[1][4]]):
                found[i + 1].append('MERGE')
                at += 2
                continue
            if o == 'D': found[i + 1].append('DEL')
            elif o == 'I': found[i].append('A_' + target[k])
            elif o == 'S': found[i + 1].append(self.single(source[i], target[k], i == 0))
            elif o == 'T': found[i + 1].append('SWAP')
            at += 1
        return [tags[0] if tags else 'K' for tags in found], all(len(tags) < 2 for tags in found)

    def merged(self, two, one):
        return len(two) == 2 and len(one) == 1 and one[0].lower() == ''.join(two).lower()

    def apply(self, source, tags, spell=lambda word: None):
        """The words after one round of changes."""
        out, i = ([tags[0][2:]] if tags[0].startswith('A_') else []), 0
        while i < len(source):
            word, tag = source[i], tags[i + 1]
            if tag == 'DEL': pass
            elif tag.startswith('A_'): out += [word, tag[2:]]
            elif tag.startswith('R_'): out.append(replaced(word, tag[2:], i == 0))
            elif tag.startswith('F_'): out.append(self.forms.apply(word, tag[2:]) or word)
            elif tag == 'LOW': out.append(word.lower())
            elif tag == 'CAP': out.append(word[:1].upper() + word[1:].lower())
            elif tag == 'UPP': out.append(word.upper())
            elif tag == 'MERGE' and i + 1 < len(source):
                out.append(word + source[i + 1].lower())
                i += 1
            elif tag == 'SWAP' and i + 1 < len(source):
                out += swapped(word, source[i + 1], i == 0)
                i += 1
            elif tag == 'SPELL': out.append(spell(word) or word)
            else: out.append(word)
            i += 1
        return out


def replaced(old, new, first):
    return new[:1].upper() + new[1:] if old[:1].isupper() and (first or len(old) > 1) and new[:1].islower() and old != 'I' else new


def swapped(a, b, first):
    if first and a[:1].isupper() and a != 'I': return [b[:1].upper() + b[1:], a[:1].lower() + a[1:]]
    return [b, a]
