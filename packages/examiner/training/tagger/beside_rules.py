"""Measures a trained tagger alone and beside the product's rules: corrected corpora, and good prose for false hints.

    python3 beside_rules.py sentences FILE.m2 ... > sentences.txt
    npm run -s grammar -- --json < sentences.txt > rules.jsonl      (the same for a file of good prose)
    python3 beside_rules.py measure tagger-int8.onnx tagger-tags.json rules.jsonl prose.jsonl FILE.m2 ...
"""
import collections, json, multiprocessing, os, re, sys
import numpy as np, onnxruntime
from decode import Corrector
from pairs import kind
from score import edits, f_half, read_m2
from sets import encode
from tags import Tags
from words import Forms, read_words, tokens

TIGHT = re.compile(r"^(?:n't|'s|'re|'ve|'m|'ll|'d|[.,!?;:%)\]}]|\.\.\.+)$", re.I)
THRESHOLDS = ((.5, .5), (.6, .6), (.75, .7), (.85, .8), (.92, .9), (.95, .95))
# In these kinds seven hints in ten touch a correction people made; the others are not worth a learner's time.
GATE = .7


def joined(words):
    """The sentence as a person would have typed it, and where each token stands in it."""
    text, places, quoted = '', [], False
    for i, word in enumerate(words):
        blank = i > 0 and not TIGHT.match(word) and not re.match(r'^[([{$£]$', words[i - 1])
        if word == '"':
            blank, quoted = blank and not quoted, not quoted
        elif i and words[i - 1] == '"' and quoted: blank = False
        text += ' ' * blank
        places.append((len(text), len(text) + len(word)))
        text += word
    return text, places


def rule_edits(words, said):
    """The rules' edits, from characters to tokens, without what they leave as it was."""
    text, places, found = *joined(words), []
    for one in said:
        start, end = one['start'], one['end']
        if start == end:
            at = next((i for i, (a, _) in enumerate(places) if a >= start), len(words))
            found.append((at, at, tuple(tokens(one['replacement']))))
            continue
        a = next((i for i, (_, e) in enumerate(places) if e > start), 0)
        b = a
        while b < len(places) and places[b][0] < end: b += 1
        new = tokens(text[places[a][0]:start] + one['replacement'] + text[end:places[b - 1][1]])
        while a < b and new and words[a] == new[0]: a, new = a + 1, new[1:]
        while a < b and new and words[b - 1] == new[-1]: b, new = b - 1, new[:-1]
        found.append((a, b, tuple(new)))
    return found


class OnnxCorrector(Corrector):
    """The product's eight-bit weights instead of the net in training."""

    def __init__(self, file, names):
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = 1
        words = read_words()
        super().__init__(None, names, Tags(Forms(), words), words)
        self.session = onnxruntime.InferenceSession(file, options, providers=['CPUExecutionProvider'])

    def chances(self, sentences):
        found = []
        for words in sentences:
            ids, case, first = (np.array([x], np.int64) for x in encode(words))
            chances, which = self.session.run(None, dict(ids=ids, case=case, mask=np.ones_like(ids), first=first))
            found.append(np.concatenate([chances[0], which[0][:, None]], 1))
        return found


def start(file, names):
    global CORRECTOR
    CORRECTOR = OnnxCorrector(file, json.load(open(names)))


def work(sentences):
    first = CORRECTOR.chances(sentences)
    return [[edits(s, a, CORRECTOR.tags) for s, a in zip(sentences, CORRECTOR.correct(sentences, bias, error, first=first))] for bias, error in THRESHOLDS]


touch = lambda a, b: a[0] <= b[1] and b[0] <= a[1] if a[0] == a[1] or b[0] == b[1] else a[0] < b[1] and b[0] < a[1]


def line(name, gold, own, prose):
    right = sum(e in g for g, o in zip(gold, own) for e in o)
    said, wanted = sum(map(len, own)), sum(map(len, gold))
    touched = sum(any(touch(e, g) for g in gs) for gs, o in zip(gold, own) for e in o)
    p, r, f = f_half(right, said - right, wanted - right)
    false = sum(map(len, prose))
    print(f'{name}: P {p:.3f} R {r:.3f} F0.5 {f:.3f}, detection {touched / max(1, said):.3f} of {said}; good prose: {false} hints in {len(prose)} sentences, {300 * false / max(1, len(prose)):.1f} in 300', flush=True)


def measure(model, names, rules, prose, *files):
    gold = [one for file in files for one in read_m2(file)]
    wanted = [next(iter(annotators.values())) for _, annotators in gold]
    read = lambda file: [json.loads(text) for text in open(file, encoding='utf8')]
    good = read(prose)
    sources, prose_sources = [s for s, _ in gold], [tokens(one['sentence']) for one in good]
    ruled, prose_ruled = [rule_edits(s, one['edits']) for s, one in zip(sources, read(rules))], [[None] * len(one['edits']) for one in good]
    line('rules', wanted, ruled, prose_ruled)
    everything = sources + prose_sources
    stretch = 40
    with multiprocessing.Pool(os.cpu_count(), start, (model, names)) as workers: parts = workers.map(work, [everything[i:i + stretch] for i in range(0, len(everything), stretch)], 1)
    tags = Tags(Forms(), read_words())
    for k, (bias, error) in enumerate(THRESHOLDS):
        own = [one for part in parts for one in part[k]]
        own, prose_own = own[:len(sources)], own[len(sources):]
        line(f'tagger, bias {bias} error {error}', wanted, own, prose_own)
        alone = [[e for e in o if not any(touch(e, r) for r in rs)] for o, rs in zip(own, ruled)]
        line('  beside the rules', wanted, [r + a for r, a in zip(ruled, alone)], [r + o for r, o in zip(prose_ruled, prose_own)])
        agreed = [[r for r in rs if r in o] for o, rs in zip(own, ruled)]
        line('  where both say the same', wanted, agreed, [])
        kinds, false = collections.defaultdict(list), collections.Counter()
        name = lambda s, e: kind(list(s[e[0]:e[1]]), list(e[2]), tags) + (', put in' if e[0] == e[1] else ', left out' if not e[2] else '')
        for s, g, o in zip(sources, wanted, alone):
            for e in o: kinds[name(s, e)].append((any(touch(e, x) for x in g), e in g))
        for s, o in zip(prose_sources, prose_own): false.update(name(s, e) for e in o)
        rate = {n: sum(t for t, _ in rows) / len(rows) for n, rows in kinds.items()}
        kept = {n for n in kinds if rate[n] >= GATE and len(kinds[n]) >= 3}
        gated = lambda ss, oo: [[e for e in o if name(s, e) in kept] for s, o in zip(ss, oo)]
        line('  beside the rules, kinds that pass the gate', wanted, [r + a for r, a in zip(ruled, gated(sources, alone))], [r + o for r, o in zip(prose_ruled, gated(prose_sources, prose_own))])
        for half in (0, 1):
            line(f'    of these every second sentence ({half})', wanted[half::2], [r + a for r, a in zip(ruled, gated(sources, alone))][half::2], [])
        print('  ', '; '.join(f'{n} {rate[n]:.2f} of {len(rows)}, same {sum(x for _, x in rows) / len(rows):.2f}, prose {false[n]}' for n, rows in sorted(kinds.items(), key=lambda one: -len(one[1]))[:26]))


if __name__ == '__main__':
    if sys.argv[1] == 'sentences':
        for file in sys.argv[2:]:
            for words, _ in read_m2(file): print(joined(words)[0])
    else: measure(*sys.argv[2:])
