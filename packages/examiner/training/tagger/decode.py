"""Corrects sentences with a trained tagger, in up to three rounds."""
import math, re
import numpy as np, torch
from sets import Set, encode, pack, words_of
from words import like


class Speller:
    """The likeliest word at most two slips away: the product's own speller is not at hand in training."""

    def __init__(self, words):
        self.words, self.cache = words, {}

    def near(self, word):
        for i in range(len(word) + 1):
            a, b = word[:i], word[i:]
            if b: yield a + b[1:]
            if len(b) > 1: yield a + b[1] + b[0] + b[2:]
            for c in 'abcdefghijklmnopqrstuvwxyz':
                yield a + c + b
                if b: yield a + c + b[1:]

    def __call__(self, word):
        low = word.lower()
        if low not in self.cache:
            one = set(self.near(low))
            found = {x: 1 for x in one if x in self.words}
            if len(low) > 3 and len(found) < 4: found |= {y: 2 for x in one for y in self.near(x) if y in self.words and y not in found}
            bones = lambda w: re.sub(r'[aeiouy]', '', re.sub(r'(.)\1', r'\1', w))
            value = lambda x, d: math.log(self.words[x] + .5) - 4.2 * d - 2.5 * (x[0] != low[0]) + .4 * (x[-1] == low[-1]) + 1.2 * (sorted(x) == sorted(low)) + 2 * (bones(x) == bones(low))
            self.cache[low] = max(found, key=lambda x: value(x, found[x])) if found else None
        return self.cache[low] and like(self.cache[low], word)


class Corrector:
    def __init__(self, net, names, tags, words):
        self.net, self.names, self.tags, self.spell = net, names, tags, Speller(words)

    def chances(self, sentences):
        """For each word: keep, best other tag, its chance, chance of an error."""
        rows = [(*encode(s), [0] * (len(s) + 1), [0] * (len(s) + 1)) for s in sentences]
        own, found = Set([pack(rows)]), np.zeros((sum(len(s) + 1 for s in sentences), 4), np.float32)
        for _, source, tags, error in words_of(self.net, own):
            p = torch.softmax(tags, -1)
            best, which = p[:, 1:].max(-1)
            found[source.cpu().numpy()] = torch.stack([p[:, 0], best, torch.softmax(error, -1)[:, 1], (which + 1).float()], -1).cpu().numpy()
        return np.split(found, own.word_at[1:-1])

    def tag(self, chances, bias, least, error):
        tags = [self.names[int(c[3])] if c[1] > c[0] + bias and c[1] >= least and c[2] >= error else 'K' for c in chances]
        for j in range(1, len(tags) - 1):
            if tags[j] in ('SWAP', 'MERGE'): tags[j + 1] = 'K'
        return tags

    def correct(self, sentences, bias, error, rounds=2, least=.35, first=None):
        now, seen = [list(s) for s in sentences], [{tuple(s)} for s in sentences]
        active = [i for i, s in enumerate(now) if s]
        for r in range(rounds):
            chances = first if r == 0 and first is not None else self.chances([now[i] for i in active]) if active else []
            going = []
            for i, c in zip(active, chances):
                tags = self.tag(c, bias, least, error)
                if all(t == 'K' for t in tags): continue
                new = self.tags.apply(now[i], tags, self.spell)
                if new and tuple(new) not in seen[i] and len(new) < 110:
                    now[i] = new
                    seen[i].add(tuple(new))
                    going.append(i)
            active = going
        return now
