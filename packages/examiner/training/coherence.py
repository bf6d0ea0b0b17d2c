"""Trains the reader that tells whether a text is one answer to its question: sentences in their order, bodies that belong
to their opening, and the question that was asked.

    python3 coherence.py DATA_FOLDER OUT_FOLDER ['{"seconds": 220}']

DATA_FOLDER: base.npz or base.safetensors (all-MiniLM-L6-v2), essays/{kaggle_ielts,ellipse}.{train,dev}.jsonl, pairs/*.jsonl
(those beside this file), text/wikinews-en.txt.gz. One GPU, five minutes. Nobody marks anything for it: every honest text
is its own example, and copies of it with the sentences mixed, with the bodies of others or under another question are the
rest. What was held out (the dev files) is measured at the end, each kind of copy apart.
"""
import glob, gzip, json, os, random, re, sys, time
import numpy as np, torch, torch.nn as nn, torch.nn.functional as F
import onnxruntime as ort, onnxruntime.quantization as quantization

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, 'tagger')]
from encoder import CLS, SEP, Layer, WordPieces
from net import read_base

# Unused pieces of the vocabulary: a new paragraph, and a part of a long text that is not its beginning.
PARAGRAPH, GOES_ON = 1, 2
LONGEST, QUESTION = 510, 90
HEADS = ('order', 'bodies', 'topic')
SETTINGS = dict(seconds=220, layers=6, batch=48, rate=1e-4, seed=5, news=9000, drop=.1, measured=150)
DEVICE = 'cuda' if torch.cuda.is_available() else 'cpu'
BEGAN = time.time()
log = lambda *said: print(f'[{time.time() - BEGAN:6.1f}]', *said, flush=True)


class Reader(nn.Module):
    def __init__(self, layers, drop=.1):
        super().__init__()
        self.we, self.pe, self.te, self.n0 = nn.Embedding(30522, 384), nn.Embedding(512, 384), nn.Embedding(2, 384), nn.LayerNorm(384, 1e-12)
        self.layers, self.att, self.head, self.drop = nn.ModuleList(Layer() for _ in range(layers)), nn.Linear(384, 1), nn.Linear(768, len(HEADS)), drop
        for head in (self.att, self.head):
            nn.init.normal_(head.weight, std=.02)
            nn.init.zeros_(head.bias)

    def load(self, file):
        base = read_base(file)
        put = lambda parameter, name: parameter.data.copy_(torch.from_numpy(base[name]))
        for module, name in ((self.we, 'word_embeddings'), (self.pe, 'position_embeddings'), (self.te, 'token_type_embeddings')): put(module.weight, f'embeddings.{name}.weight')
        parts = dict(q='attention.self.query', k='attention.self.key', v='attention.self.value', o='attention.output.dense', n1='attention.output.LayerNorm', f1='intermediate.dense', f2='output.dense', n2='output.LayerNorm')
        pairs = [(self.n0, 'embeddings.LayerNorm')] + [(getattr(layer, part), f'encoder.layer.{i}.{name}') for i, layer in enumerate(self.layers) for part, name in parts.items()]
        for module, name in pairs:
            put(module.weight, name + '.weight')
            put(module.bias, name + '.bias')
        return self

    def forward(self, ids, kind, mask):
        x = self.n0(self.we(ids) + self.pe.weight[:ids.shape[1]][None] + self.te(kind))
        x = F.dropout(x, self.drop, self.training)
        hidden = (1. - mask.float())[:, None, None, :] * -10000.
        for layer in self.layers: x = F.dropout(layer(x, hidden), self.drop / 2, self.training)
        real = mask.float()[..., None]
        weight = torch.exp(self.att(x).float().clamp(-8, 8)) * real
        return self.head(torch.cat([(x * real).sum(1) / real.sum(1), (x * weight).sum(1) / weight.sum(1)], 1).float())


SENTENCE = re.compile(r'(?<=[.!?])\s+|(?<=[.!?]["\')])\s+|(?<=[a-z][.!?])(?=[A-Z])')
plain = lambda text: re.sub('[\u201c\u201d]', '"', re.sub('[\u2018\u2019\u02bc\u00b4`]', "'", text))


def read_texts(folder, pieces, news):
    """Texts as paragraphs of sentences of pieces, with the question's pieces; the dev files apart."""
    text = lambda source, task, group, prompt, paragraphs: dict(source=source, task=task, group=group, prompt=pieces.encode(plain(prompt))[:QUESTION], paragraphs=[p for p in ([ids for ids in map(pieces.encode, SENTENCE.split(plain(p))) if ids] for p in paragraphs) if p])
    found = {'train': [], 'dev': []}
    for source in ('kaggle_ielts', 'ellipse'):
        for split in found:
            for line in open(f'{folder}/essays/{source}.{split}.jsonl', encoding='utf8'):
                row = json.loads(line)
                found[split].append(text(source, row['task'], row['prompt_id'], row['prompt'] or '', re.split(r'\n+', row['essay'])))
    essays = {}
    for file in sorted(glob.glob(f'{folder}/pairs/*.jsonl')):
        for line in open(file, encoding='utf8'):
            row = json.loads(line)
            if row['task']: essays.setdefault(row['essay'], []).append(row)
    for name, rows in essays.items():
        side = 'target' if len(name) % 2 else 'source'
        found['train'].append(text('pairs', rows[0]['task'], rows[0]['topic'], '', [' '.join(row[side] for row in rows)]))
    lines = [line.strip() for line in gzip.open(f'{folder}/text/wikinews-en.txt.gz', 'rt', encoding='utf8')]
    for at in range(0, min(len(lines), news * 16) - 16, 16): found['train'].append(text('news', 0, f'news{at}', '', [' '.join(lines[at + k:at + k + 4]) for k in range(0, 16, 4)]))
    return {split: [one for one in rows if sum(map(len, one['paragraphs'])) >= 6] for split, rows in found.items()}


def mixed(text, chance):
    """Every sentence anywhere, as many a paragraph as before."""
    left = [s for p in text['paragraphs'] for s in p]
    before = list(left)
    while left == before: chance.shuffle(left)
    return regrouped(left, [len(p) for p in text['paragraphs']])


def regrouped(sentences, sizes):
    it = iter(sentences)
    return [p for p in ([next(it) for _ in range(n)] for n in sizes) if p]


def ends(text):
    """Opening, bodies, ending; of a text in one block its first and last sentences."""
    p = text['paragraphs']
    if len(p) >= 3: return p[0], p[1:-1], p[-1]
    whole = [s for one in p for s in one]
    return whole[:2], [whole[2:-2]], whole[-2:]


def bodies_mixed(text, chance):
    first, bodies, last = ends(text)
    left = [s for p in bodies for s in p]
    chance.shuffle(left)
    return [first, *regrouped(left, [len(p) for p in bodies]), last]


def other(texts, text, chance):
    """A text on another question of the same task."""
    for _ in range(50):
        one = chance.choice(texts)
        if one['group'] != text['group'] and one['task'] == text['task']: return one
    return one


def foreign_bodies(texts, text, chance):
    return [ends(text)[0], *ends(other(texts, text, chance))[1], ends(text)[2]]


def patched(texts, text, chance):
    """Bodies of single sentences out of several other texts."""
    sizes = [len(p) for p in ends(text)[1]]
    pool = [s for _ in range(5) for p in ends(other(texts, text, chance))[1] for s in p]
    while len(pool) < sum(sizes): pool += pool
    chance.shuffle(pool)
    return [ends(text)[0], *regrouped(pool, sizes), ends(text)[2]]


def pasted(paragraphs, prompt, chance):
    """Words of the question put in: they make no answer, nor spoil one."""
    if not prompt: return paragraphs
    out = list(paragraphs)
    for _ in range(chance.choice((1, 1, 2))): out.insert(chance.randrange(len(out) + 1), [prompt])
    return out


KINDS = {'honest': 34, 'mixed': 18, 'bodies mixed': 12, 'foreign bodies': 12, 'patched': 8, 'other question': 12, 'other question, pasted': 6, 'pasted': 4}


def example(texts, text, kind, chance):
    """(paragraphs, prompt, wanted): 1 where something is wrong, None where nothing is known."""
    prompt, paragraphs, order, bodies, topic = text['prompt'], text['paragraphs'], 0, 0, 0
    if kind == 'mixed': paragraphs, order = mixed(text, chance), 1
    elif kind == 'bodies mixed': paragraphs, order = bodies_mixed(text, chance), 1
    elif kind == 'foreign bodies': paragraphs, bodies, order, topic = foreign_bodies(texts, text, chance), 1, None, None
    elif kind == 'patched': paragraphs, bodies, order, topic = patched(texts, text, chance), 1, 1, None
    elif kind.startswith('other question') and prompt:
        asked = other(texts, text, chance)['prompt']
        if asked:
            prompt, topic = asked, 1
            if kind.endswith('pasted'): paragraphs = pasted(paragraphs, prompt, chance)
    elif kind == 'pasted': paragraphs = pasted(paragraphs, prompt, chance)
    if prompt and chance.random() < .1: prompt = []
    if not prompt: topic = None
    # Where one report of the news ends and the next begins is not known.
    if text['source'] == 'news' and not bodies: bodies = None
    return paragraphs, prompt, (order, bodies, topic)


def windows(paragraphs, prompt):
    """What the net reads: [CLS] question [SEP] text [SEP], a long text in two or more parts of one length."""
    ids = [i for k, p in enumerate(paragraphs) for i in ([PARAGRAPH] if k else []) + [i for s in p for i in s]]
    room = LONGEST - len(prompt) - 1
    n = max(1, -(-len(ids) // (room - 1)))
    cuts = [round(k * len(ids) / n) for k in range(n + 1)]
    return [([CLS, *prompt, SEP, *([GOES_ON] if k else []), *ids[a:b], SEP], len(prompt) + 2) for k, (a, b) in enumerate(zip(cuts, cuts[1:]))]


def tensors(rows):
    width = max(len(ids) for ids, _ in rows)
    ids, kind, mask = (np.zeros((len(rows), width), np.int64) for _ in range(3))
    for i, (one, question) in enumerate(rows): ids[i, :len(one)], kind[i, question:len(one)], mask[i, :len(one)] = one, 1, 1
    return [torch.from_numpy(a).to(DEVICE) for a in (ids, kind, mask)]


def batches(texts, chance, size):
    names, weights = list(KINDS), list(KINDS.values())
    by_source = {s: [t for t in texts if t['source'] == s] for s in {t['source'] for t in texts}}
    shares = {'kaggle_ielts': 4, 'ellipse': 4, 'pairs': 1.5, 'news': 1.5}
    sources = sorted(by_source)
    while True:
        rows = []
        while len(rows) < 12 * size:
            own = by_source[chance.choices(sources, [shares[s] for s in sources])[0]]
            text = chance.choice(own)
            paragraphs, prompt, wanted = example(own, text, chance.choices(names, weights)[0], chance)
            # Line breaks get lost on the way: a text in one block is no sign of anything here.
            if chance.random() < .12: paragraphs = [[s for p in paragraphs for s in p]]
            part = chance.choice(windows(paragraphs, prompt))
            rows.append((part, wanted))
        rows.sort(key=lambda r: len(r[0][0]))
        groups = [rows[i:i + size] for i in range(0, len(rows), size)]
        chance.shuffle(groups)
        yield from groups


def train(C, texts, base):
    torch.manual_seed(C['seed'])
    chance = random.Random(C['seed'])
    net = Reader(C['layers'], C['drop']).load(base).to(DEVICE)
    fast = [p for m in (net.att, net.head) for p in m.parameters()]
    optimiser = torch.optim.AdamW([dict(params=[p for p in net.parameters() if all(p is not f for f in fast)], lr=C['rate']), dict(params=fast, lr=1e-3)], weight_decay=.01)
    began, rates, step, sums = time.time(), [g['lr'] for g in optimiser.param_groups], 0, 0.
    for rows in batches(texts, chance, C['batch']):
        done = (time.time() - began) / C['seconds']
        if done >= 1: break
        for group, rate in zip(optimiser.param_groups, rates): group['lr'] = rate * min(1, done / .06 + .01) * max(.01, 1 - done)
        wanted = torch.tensor([[-1 if v is None else v for v in w] for _, w in rows], device=DEVICE, dtype=torch.float)
        known = (wanted >= 0).float()
        with torch.autocast(DEVICE, torch.bfloat16, enabled=DEVICE == 'cuda'): said = net(*tensors([r for r, _ in rows]))
        loss = (F.binary_cross_entropy_with_logits(said, wanted.clamp(.02, .98), reduction='none') * known).sum() / known.sum()
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(net.parameters(), 1.)
        optimiser.step()
        step, sums = step + 1, sums + loss.detach()
        if step % 500 == 0 or step == 20:
            log(f'{step} steps, {done:.2f} done, loss {float(sums) / (500 if step > 20 else 20):.4f}')
            sums = 0.
    log(step, 'steps')
    return net.eval()


def export(net, path):
    net.cpu().float()
    example = (torch.randint(5, 999, (2, 32)), torch.zeros(2, 32, dtype=torch.int64), torch.ones(2, 32, dtype=torch.int64))
    torch.onnx.export(net, example, path + '.float', input_names=['ids', 'kind', 'mask'], output_names=['said'], dynamic_axes={n: {0: 'b', 1: 't'} for n in ('ids', 'kind', 'mask')} | {'said': {0: 'b'}}, opset_version=17, dynamo=False)
    # Seven bits: processors without VNNI add eight-bit products with saturation and would answer differently.
    quantization.quantize_dynamic(path + '.float', path, weight_type=quantization.QuantType.QInt8, per_channel=True, reduce_range=True, op_types_to_quantize=['MatMul', 'Gather'])
    os.remove(path + '.float')


def area(honest, copies):
    both = sorted([(v, 0) for v in honest] + [(v, 1) for v in copies])
    rank = sum(i + 1 for i, (_, c) in enumerate(both) if c)
    return (rank - len(copies) * (len(copies) + 1) / 2) / (len(honest) * len(copies))


def measure(C, path, texts):
    """The eight-bit weights on texts nobody trained on. The line is where one honest text in a hundred lies above."""
    session = ort.InferenceSession(path, providers=['CPUExecutionProvider'])
    for source in ('kaggle_ielts', 'ellipse'):
        own = [t for t in texts if t['source'] == source][:C['measured']]
        said = {}
        for kind in KINDS:
            chance, rows = random.Random(3), []
            for text in own:
                paragraphs, prompt, wanted = example(own, text, kind, chance)
                ways = [session.run(None, dict(ids=np.array([ids]), kind=np.array([[0] * q + [1] * (len(ids) - q)]), mask=np.ones((1, len(ids)), np.int64)))[0][0] for ids, q in windows(paragraphs, prompt)]
                rows.append((np.mean(ways, 0), wanted))
            said[kind] = rows
        for head, name in enumerate(HEADS):
            honest = [v[head] for kind in ('honest', 'pasted') for v, w in said[kind] if w[head] == 0]
            line = np.quantile(honest, .99)
            told = {k: [v[head] for v, w in rows if w[head] == 1] for k, rows in said.items()}
            log(source, name, f'honest {len(honest)}, line {line:.2f};', '; '.join(f'{k} AUC {area(honest, v):.4f}, over the line {np.mean(np.array(v) > line):.3f}' for k, v in told.items() if v))


def main(data, out, settings='{}'):
    C = SETTINGS | json.loads(settings)
    pieces = WordPieces(os.path.join(HERE, '..', 'weights', 'vocab.txt'))
    texts = read_texts(data, pieces, C['news'])
    log(C, {k: len(v) for k, v in texts.items()})
    net = train(C, texts['train'], next(iter(glob.glob(f'{data}/base.*'))))
    export(net, f'{out}/coherence-int8.onnx')
    log('saved', os.path.getsize(f'{out}/coherence-int8.onnx'), 'bytes')
    measure(C, f'{out}/coherence-int8.onnx', texts['dev'])


if __name__ == '__main__':
    main(*sys.argv[1:4])
