"""Span-based scores of corrections against M2 files, close to ERRANT's without its parser."""
import re
from tags import AUX, DET, MARK, PREP, distance


def read_m2(file):
    """Sentences as tokens, with the edits of each annotator."""
    sentences = []
    for block in open(file, encoding='utf8').read().strip().split('\n\n'):
        lines = block.split('\n')
        annotators = {}
        for line in lines[1:]:
            fields = line[2:].split('|||')
            i, j = map(int, fields[0].split())
            own = annotators.setdefault(int(fields[5]), [])
            if fields[1] not in ('noop', 'UNK') and i >= 0: own.append((i, j, tuple(fields[2].split()) if fields[2] != '-NONE-' else ()))
        sentences.append((lines[0][2:].split(), annotators or {0: []}))
    return sentences


def edits(source, target, tags):
    """The changes between two sentences, joined and parted as ERRANT would."""
    groups, last = [], None
    for step in tags.aligner.align(source, target):
        if step[0] != 'M':
            if last is None: groups.append(last := [])
            last.append(step)
        else: last = None
    return [(a, b, tuple(target[c:d])) for group in groups for a, b, c, d in parted(group, source, target, tags)]


def parted(group, s, t, tags):
    if not group: return []
    span = lambda g: (g[0][1], g[-1][2], g[0][3], g[-1][4])
    if len(group) == 1: return [span(group)]
    a, b, c, d = span(group)
    bare = lambda words: re.sub(r"[-' ]", '', ''.join(words)).lower()
    if bare(s[a:b]) == bare(t[c:d]): return [(a, b, c, d)]
    for k in range(len(group) - 1):
        x, y = group[k], group[k + 1]
        if y[0] == 'S' and s[y[1]].lower() == t[y[3]].lower():
            mark = x[0] in 'SD' and MARK.match(s[x[1]]) or x[0] in 'SI' and MARK.match(t[x[3]])
            if mark or x[0] in 'ID': return parted(group[:k], s, t, tags) + [span(group[k:k + 2])] + parted(group[k + 2:], s, t, tags)
    near = lambda o: o[0] == 'S' and 1 - distance(s[o[1]].lower(), t[o[3]].lower()) / max(len(s[o[1]]), len(t[o[3]])) > .75
    if near(group[0]): return [span(group[:1])] + parted(group[1:], s, t, tags)
    if near(group[-1]): return parted(group[:-1], s, t, tags) + [span(group[-1:])]
    for k, o in enumerate(group):
        if o[0] == 'I' and t[o[3]] in ',.;:!?' or o[0] == 'D' and s[o[1]] in ',.;:!?': return parted(group[:k], s, t, tags) + [span([o])] + parted(group[k + 1:], s, t, tags)
    words = [w for o in group for w in s[o[1]:o[2]] + t[o[3]:o[4]]]
    changed = [o for o in group if o[0] == 'S']
    if not changed or all(w.lower() in AUX or w.lower() in tags.forms.bases or w.lower() in ('to', 'not', "n't") for w in words): return [span(group)]
    content = lambda w: w.isalpha() and w.lower() not in AUX | PREP | DET
    return [span(group)] if any(map(content, words)) and len(changed) < len(group) else [span([o]) for o in group]


def f_half(right, wrong, missed):
    p, r = right / max(1, right + wrong), right / max(1, right + missed)
    return p, r, 1.25 * p * r / (.25 * p + r) if p + r else 0.


def score(gold, answers, tags):
    """Precision, recall, F0.5 and the share of hints that touch a correction people made."""
    total, touched, said = [0, 0, 0], 0, 0
    for (source, annotators), answer in zip(gold, answers):
        own, best = edits(source, answer, tags), None
        for wanted in annotators.values():
            right = sum(e in wanted for e in own)
            counts = (right, len(own) - right, len(wanted) - right)
            value = f_half(*(x + y for x, y in zip(total, counts)))[2], right, -counts[1], -counts[2]
            if best is None or value > best[0]: best = value, counts, wanted
        total = [x + y for x, y in zip(total, best[1])]
        touched += sum(any(e[0] < g[1] and g[0] < e[1] or (e[0] == e[1] or g[0] == g[1]) and g[0] <= e[1] and e[0] <= g[1] for g in best[2]) for e in own)
        said += len(own)
    return *f_half(*total), touched / max(1, said), said
