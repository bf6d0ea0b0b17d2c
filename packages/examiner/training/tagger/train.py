"""Trains the grammar tagger on pairs of our own.

    python3 train.py DATA_FOLDER OUT_FOLDER ['{"layers": 6}']

DATA_FOLDER: base.safetensors or base.npz (a BERT of 384 numbers a piece), text/*.gz with clean English sentences, own/content.txt
(sentences of our own content), pairs/*.jsonl and, for measuring only, gec/*.m2 and own/prose.txt (our essays from band
8 up). One GPU, a quarter of an hour. Three steps: a corruptor learns from corrected to written; it and made-up slips
spoil the clean text, and the tagger learns to mend that; then the tagger learns from the pairs and from clean sentences
in which there is nothing to mend, in one or more `variants` of that last step.
"""
import collections, glob, gzip, json, lzma, multiprocessing, os, random, sys
import numpy as np, torch
from decode import Corrector
from learn import Loop, log
from net import Net, export
from noise import corrupt, made_up
from score import edits, read_m2, score
from sets import DEVICE, Set, encode, pack, words_of
from tags import MARK, Tags
from words import Forms, read_words, tokens

SETTINGS = dict(layers=12, seconds=660, clean=0, share=1.0, made_up=.8, temperature=1.05, budgets=[8000, 20_000, 6000], rates=[2.5e-4, 3e-4, 1e-4], corruptor=6, seeds=[1, 2, 3], pairs_in_text=10, own_in_text=10, learners=2, hold='essay', variants=[dict(name='tagger', tuning=5, mended=.5, own=2, text=8000)])
THRESHOLDS = ((.4, .5), (.6, .6), (.75, .7), (.85, .8), (.92, .9), (.95, .95))
WORDS = read_words()
TAGS = Tags(Forms(), WORDS)
POOL, NAMES, BACK, NUMBER, MISSPELT = [], [], [], {}, {}
CPUS = os.cpu_count()
# What learners really wrote (learners.py); every other writer made mistakes up.
LEARNERS = ('kaggle_ielts', 'ellipse')


def held_out(pair, how):
    """One text in twelve of every writer, or a whole writer."""
    if how != 'essay': return pair['writer'] == how
    return int.from_bytes(pair['essay'].encode(), 'big') % 997 % 12 == 0


def read_pairs(folder, how, share):
    """Tagged both ways: (source, tags, target, tags back, again). Share keeps whole texts, for the learning curve."""
    rows = [json.loads(line) for file in sorted(glob.glob(f'{folder}/pairs/*.jsonl')) for line in open(file, encoding='utf8')]
    train = [r for r in rows if not held_out(r, how)]
    if share < 1:
        texts = sorted({r['essay'] for r in train})
        random.Random(3).shuffle(texts)
        kept = set(texts[:int(share * len(texts))])
        train = [r for r in train if r['essay'] in kept]
    with multiprocessing.Pool(CPUS) as workers: done = workers.map(tagged, train, 500)
    for source, tags, target, *_ in done:
        for a, b, tag in zip(source, target, tags[1:]) if len(source) == len(target) else ():
            if tag == 'SPELL': MISSPELT.setdefault(b.lower(), []).append(a.lower())
    return done, [(tokens(r['source']), tokens(r['target'])) for r in rows if held_out(r, how)]


def tagged(row):
    source, target = tokens(row['source']), tokens(row['target'])
    there, enough = TAGS.of(source, target)
    back, _ = TAGS.of(target, source)
    again = None
    if not enough:
        # What a second round has to do once the first has changed its words.
        half = TAGS.apply(source, there)
        if half and half != target: again = (half, TAGS.of(half, target)[0])
    return source, there, target, back, again, row['writer'] in LEARNERS


def row(words, tags, number):
    return (*encode(words), [number.get(t, -100) for t in tags], [int(t != 'K') for t in tags])


def read_text(folder, limit):
    lines = []
    for file in sorted(glob.glob(f'{folder}/text/*')):
        with (lzma if file.endswith('.xz') else gzip).open(file, 'rt', encoding='utf8') as text: lines += [line.strip() for line in text]
    random.Random(5).shuffle(lines)
    return lines[:limit or None]


def read_lines(file):
    return [line.strip() for line in open(file, encoding='utf8')] if os.path.exists(file) else []


def w_tokens(lines): return [s for s in map(tokens, lines) if 3 <= len(s) <= 55]
def w_clean(place): return pack([(*encode(s), [0] * (len(s) + 1), [0] * (len(s) + 1)) for s in POOL[place[0]:place[1]]])


def w_spoil(job):
    """A stretch of clean sentences, spoilt; some that came out unchanged stay, as examples of nothing to mend."""
    (low, high), seed, chosen = job
    chance, rows, at = random.Random(seed), [], 0
    for words in POOL[low:high]:
        n = len(words) + 1
        wanted = made_up(TAGS, words, chance) if chosen is None else [BACK[k] for k in chosen[at:at + n]]
        at += n
        spoilt, mend = corrupt(TAGS, words, wanted, chance, MISSPELT if chosen is not None else None)
        if spoilt != words or chance.random() < .5: rows.append(row(spoilt, mend, NUMBER))
    return pack(rows) if rows else None


def w_count(job):
    chance, counts = random.Random(job[1]), collections.Counter()
    for words in POOL[job[0][0]:job[0][1]]: counts.update(corrupt(TAGS, words, made_up(TAGS, words, chance), chance)[1])
    return counts


def stretches(n, size=2000): return [(i, min(n, i + size)) for i in range(0, n, size)]


def choose(corruptor, clean, temperature, seed):
    """One slip or none for every word, drawn by the corruptor's chances."""
    torch.manual_seed(seed)
    drawn = torch.zeros(int(clean.word_at[-1]), dtype=torch.int16, device=DEVICE)
    for _, source, tags, _ in words_of(corruptor, clean, 90_000): drawn[source] = torch.distributions.Categorical(logits=tags / temperature).sample().to(torch.int16)
    return drawn.cpu().numpy()


def main(data, out, settings='{}'):
    global POOL
    C = SETTINGS | json.loads(settings)
    base = next(iter(glob.glob(f'{data}/base.*')))
    pairs, held = read_pairs(data, C['hold'], C['share'])
    log(C, len(pairs), 'pairs,', len(held), 'held out')
    lines = read_text(data, C['clean'])
    with multiprocessing.Pool(CPUS) as workers: POOL = [s for part in workers.map(w_tokens, [lines[a:b] for a, b in stretches(len(lines))]) for s in part]
    news = [s for s in POOL[:200_000] if len(s) >= 14]
    content = w_tokens(read_lines(f'{data}/own/content.txt'))
    POOL += [p[2] for p in pairs if len(p[2]) <= 55] * C['pairs_in_text'] + content * C['own_in_text']
    random.Random(6).shuffle(POOL)
    log('clean sentences', len(POOL), 'of our own content', len(content))
    net = learn_to_mend(C, base, pairs)
    json.dump(NAMES, open(f'{out}/tagger-tags.json', 'w'), separators=(',', ':'), ensure_ascii=False)
    start = {k: v.clone() for k, v in net.state_dict().items()}
    for V in C['variants']:
        net.load_state_dict(start)
        tune(net, C, V, pairs, content, news)
        # Saved before it is measured: a run that ends too soon still leaves its weights.
        export(net, f"{out}/{V['name']}-int8.onnx")
        net.to(DEVICE)
        log('variant', V, 'saved', os.path.getsize(f"{out}/{V['name']}-int8.onnx"), 'bytes')
        measure(net, held, data)


def learn_to_mend(C, base, pairs):
    """Steps one and two: the corruptor, then the tagger on spoilt text for as long as the clock allows."""
    global NAMES, BACK, NUMBER
    BACK = ['K'] + [t for t, n in collections.Counter(t for p in pairs for t in p[3] if t != 'K').most_common() if n >= 2]
    number = {t: i for i, t in enumerate(BACK)}
    corruptor = Net(len(BACK), 6).start_from(base).to(DEVICE)
    Loop(corruptor, C['rates'][0], 3).run([Set([pack([row(p[2], p[3], number) for p in pairs for _ in range(C['learners'] if p[5] else 1)])])], C['corruptor'], C['budgets'][0], 'corruptor')
    places = stretches(len(POOL))
    counts = collections.Counter()
    with multiprocessing.Pool(CPUS) as workers:
        for part in workers.imap_unordered(w_count, [(p, 77 + p[0]) for p in places[::8]]): counts.update(part)
        clean = Set(workers.map(w_clean, places))
    real = collections.Counter(t for p in pairs for t in p[1] if t != 'K')
    needed = {t for t, n in real.items() if n >= 2} | {t for t, n in counts.items() if n >= 10 * len(POOL) / 1e6 + 2} - {'K'}
    NAMES = ['K'] + sorted(needed, key=lambda t: (-20 * real[t] - counts[t], t))
    NUMBER = {t: i for i, t in enumerate(NAMES)}
    log('tags', len(NAMES), 'cover', round(sum(n for t, n in real.items() if t in NUMBER) / max(1, sum(real.values())), 3), 'of the corrections; tags back', len(BACK))
    net = Net(len(NAMES), C['layers']).start_from(base).go_on(base, NAMES).to(DEVICE)
    # The workers are started here: they need the names, and a copy of everything above.
    workers = multiprocessing.Pool(max(1, CPUS - 1))
    offsets = np.concatenate([[0], np.cumsum([len(s) + 1 for s in POOL])])

    def spoil(seed):
        drawn, chance = choose(corruptor, clean, C['temperature'], seed), random.Random(seed)
        jobs = [(p, seed * 100_003 + p[0], None if chance.random() < C['made_up'] else drawn[offsets[p[0]]:offsets[p[1]]]) for p in places]
        return workers.map_async(w_spoil, jobs, 4)

    waiting, last = [spoil(11), 12], [None]

    def next_pass(epoch):
        # A pass that is not spoilt yet is not waited for: the last one is read once more.
        if last[0] is None or waiting[0].ready():
            last[0] = Set([part for part in waiting[0].get() if part is not None])
            log('pass', epoch, 'freshly spoilt', last[0].n, 'sentences, share of words to mend', round(float((last[0].error == 1).float().mean()), 4))
            waiting[:] = [spoil(waiting[1]), waiting[1] + 1]
        return [last[0]]

    Loop(net, C['rates'][1], 1).run(next_pass, 10_000, C['budgets'][1], 'spoilt text', C['seconds'])
    workers.terminate()
    return net


def tune(net, C, V, pairs, content, news):
    """Step three: the pairs, and sentences in which nothing is wrong, so that keeping is learnt as well."""
    chance = random.Random(9)
    # Sentences of learners always, those that were made up as far as the variant says.
    pairs = [p for p in pairs if p[5] or chance.random() < V.get('made_up', 1)]
    clean = [p[2] for p in pairs if p[0] != p[2] and chance.random() < V.get('mended', 0)] + content * V.get('own', 0) + chance.sample(news, min(len(news), V.get('text', 0)))
    rows = [row(p[0], p[1], NUMBER) for p in pairs] + [row(*p[4], NUMBER) for p in pairs if p[4]] + [row(s, ['K'] * (len(s) + 1), NUMBER) for s in clean]
    own, start, total = Set([pack(rows)]), {k: v.clone() for k, v in net.state_dict().items()}, None
    for seed in C['seeds']:
        net.load_state_dict(start)
        Loop(net, V.get('rate', C['rates'][2]), 20 + seed).run([own], V['tuning'], C['budgets'][2], f"pairs and {len(clean)} clean")
        state = {k: v.float().clone() for k, v in net.state_dict().items()}
        total = state if total is None else {k: total[k] + state[k] for k in state}
    net.load_state_dict({k: v / len(C['seeds']) for k, v in total.items()})


def measure(net, held, data):
    """On texts that were held out, on corrected corpora that no training saw, and on good prose, where every hint is false."""
    corrector = Corrector(net, NAMES, TAGS, WORDS)
    gold = [one for file in sorted(glob.glob(f'{data}/gec/*.m2')) for one in read_m2(file)]
    sets = {'held out': [(s, {0: edits(s, t, TAGS)}) for s, t in held], 'corpora': gold}
    prose = [s for s in map(tokens, read_lines(f'{data}/own/prose.txt')) if s]
    first = {name: corrector.chances([s for s, _ in gold]) for name, gold in sets.items() if gold}
    calm = corrector.chances(prose) if prose else []
    for bias, error in THRESHOLDS:
        line = []
        for name, chances in first.items():
            p, r, f, touched, said = score(sets[name], corrector.correct([s for s, _ in sets[name]], bias, error, first=chances), TAGS)
            line.append(f'{name} P {p:.3f} R {r:.3f} F0.5 {f:.3f} detection {touched:.3f} of {said}')
        if prose:
            false = [e for s, a in zip(prose, corrector.correct(prose, bias, error, first=calm)) for e in edits(s, a, TAGS) if not all(map(MARK.match, s[e[0]:e[1]] + list(e[2])))]
            line.append(f'good prose {300 * len(false) / len(prose):.1f} in 300 without marks')
        log(f'bias {bias} error {error}:', '; '.join(line))


if __name__ == '__main__':
    main(*sys.argv[1:4])
