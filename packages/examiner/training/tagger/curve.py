"""What more pairs give: the tagger trained with parts of them, all else equal, and once for long with all.

    python3 curve.py DATA_FOLDER OUT_FOLDER ['{"sizes": [5000, 10000, 15000, 0], "short": 80, "until": 1300}']

DATA_FOLDER as in train.py. Every part holds the one before (whole texts, in one random order) and has the same clean text,
the same schedule and the same seeds; the corrected sides of all pairs are among the clean text of every part, so what is
compared is the worth of the errors in them. `until` is the second at which the long training has to be done.
Counts of every sentence go to curve.json, so that two parts can be compared sentence by sentence.
"""
import glob, json, random, sys, time
import numpy as np
import train
from decode import Corrector
from learn import BEGAN, log
from net import export
from score import edits, f_half, read_m2
from sets import DEVICE
from tags import MARK
from words import tokens

SETTINGS = dict(sizes=[5000, 10_000, 15_000, 0], short=80, text=450_000, until=1300, seeds=[1], long_seeds=[1, 2, 3], least=150)
LEVELS = ((.6, .6), (.75, .7), (.85, .8), (.92, .9), (.95, .95))
AFTERWARDS = 110
touch = lambda e, g: e[0] < g[1] and g[0] < e[1] or (e[0] == e[1] or g[0] == g[1]) and g[0] <= e[1] and e[0] <= g[1]


def nested(rows, size):
    """Whole texts in one order until there are enough."""
    texts = {}
    for row in rows: texts.setdefault(row[0], []).append(row[1])
    names = sorted(texts)
    random.Random(3).shuffle(names)
    kept = []
    for name in names:
        if size and len(kept) >= size: break
        kept += texts[name]
    return kept


def misspelt(pairs):
    train.MISSPELT.clear()
    for source, there, target, *_ in pairs:
        for a, b, tag in zip(source, target, there[1:]) if len(source) == len(target) else ():
            if tag == 'SPELL': train.MISSPELT.setdefault(b.lower(), []).append(a.lower())


def counts(gold, answers):
    """Right, said, wanted, touched; of one annotator, as W&I has."""
    found = []
    for (source, annotators), answer in zip(gold, answers):
        own, wanted = edits(source, answer, train.TAGS), next(iter(annotators.values()))
        found.append((sum(e in wanted for e in own), len(own), len(wanted), sum(any(touch(e, g) for g in wanted) for e in own)))
    return found


def figures(c):
    p, r, f = f_half(c[0], c[1] - c[0], c[2] - c[0])
    return p, r, f, c[3] / max(1, c[1])


def told(rows):
    """Each figure with the middle 95 % of a thousand draws of the sentences."""
    rows = np.array(rows)
    chance = np.random.default_rng(17)
    draws = np.array([figures(chance.multinomial(len(rows), np.full(len(rows), 1 / len(rows))) @ rows) for _ in range(1000)])
    low, high = np.quantile(draws, .025, 0), np.quantile(draws, .975, 0)
    return ', '.join(f'{name} {v:.3f} [{a:.3f}, {b:.3f}]' for name, v, a, b in zip(('P', 'R', 'F0.5', 'detection'), figures(rows.sum(0)), low, high)) + f' of {rows[:, 1].sum()}'


def prose_told(rows):
    rows = np.array(rows)
    draws = [300 * np.random.default_rng(k).choice(rows, len(rows)).mean() for k in range(500)]
    return f'good prose {300 * rows.mean():.1f} [{np.quantile(draws, .025):.1f}, {np.quantile(draws, .975):.1f}] in 300 without marks'


def measure(net, held, data, name, kept):
    corrector = Corrector(net, train.NAMES, train.TAGS, train.WORDS)
    sets = {'held out': [(s, {0: edits(s, t, train.TAGS)}) for s, t in held], 'W&I dev': [one for file in sorted(glob.glob(f'{data}/gec/*.m2')) for one in read_m2(file)]}
    prose = [s for s in map(tokens, train.read_lines(f'{data}/own/prose.txt')) if s]
    first, calm = {k: corrector.chances([s for s, _ in v]) for k, v in sets.items()}, corrector.chances(prose)
    for bias, error in LEVELS:
        own = {k: counts(v, corrector.correct([s for s, _ in v], bias, error, first=first[k])) for k, v in sets.items()}
        own['prose'] = [sum(not all(map(MARK.match, s[e[0]:e[1]] + list(e[2]))) for e in edits(s, a, train.TAGS)) for s, a in zip(prose, corrector.correct(prose, bias, error, first=calm))]
        kept[f'{name} {bias}'] = own
        log(f'{name}, {bias}:', '; '.join(f'{k} {told(own[k])}' for k in sets), ';', prose_told(own['prose']))


def pool(data, lines, pairs, content, C, workers=train.CPUS):
    with train.multiprocessing.Pool(workers) as pool_: text = [s for part in pool_.map(train.w_tokens, [lines[a:b] for a, b in train.stretches(len(lines))]) for s in part]
    train.POOL = text + [p[2] for p in pairs if len(p[2]) <= 55] * C['pairs_in_text'] + content * C['own_in_text']
    random.Random(6).shuffle(train.POOL)
    return [s for s in text[:200_000] if len(s) >= 14]


def main(data, out, settings='{}'):
    C = train.SETTINGS | SETTINGS | json.loads(settings)
    base, V, kept = next(iter(glob.glob(f'{data}/base.*'))), train.SETTINGS['variants'][0], {}
    rows = [json.loads(line) for file in sorted(glob.glob(f'{data}/pairs/*.jsonl')) for line in open(file, encoding='utf8')]
    every = [(r['essay'], train.tagged(r)) for r in rows if not train.held_out(r, 'essay')]
    held = [(tokens(r['source']), tokens(r['target'])) for r in rows if train.held_out(r, 'essay')]
    content = train.w_tokens(train.read_lines(f'{data}/own/content.txt'))
    lines = train.read_text(data, 0)
    news = pool(data, lines[:C['text']], [p for _, p in every], content, C)
    log(C, len(every), 'pairs,', len(held), 'held out; clean sentences', len(train.POOL))

    def whole(name, pairs, seconds, seeds, save):
        misspelt(pairs)
        settings = C | dict(seconds=seconds, seeds=seeds)
        net = train.learn_to_mend(settings, base, pairs)
        train.tune(net, settings, V, pairs, content, news)
        if save:
            json.dump(train.NAMES, open(f'{out}/{name}-tags.json', 'w'), separators=(',', ':'), ensure_ascii=False)
            export(net, f'{out}/{name}-int8.onnx')
            net.to(DEVICE)
            log('saved', name)
        measure(net, held, data, name, kept)
        json.dump(kept, open(f'{out}/curve.json', 'w'), separators=(',', ':'))

    for size in C['sizes']:
        pairs = nested(every, size)
        log('== pairs', len(pairs))
        whole(f'short-{size or "all"}', pairs, C['short'], C['seeds'], False)
    open(f'{out}/short.done', 'w').close()
    pairs = [p for _, p in every]
    news = pool(data, lines, pairs, content, C)
    seconds = C['until'] - (time.time() - BEGAN) - AFTERWARDS - 60
    log('== all pairs for long,', len(train.POOL), 'clean sentences,', round(seconds), 's')
    if seconds >= C['least']: whole('long', pairs, seconds, C['long_seeds'], True)
    open(f'{out}/long.done', 'w').close()


if __name__ == '__main__':
    main(*sys.argv[1:4])
