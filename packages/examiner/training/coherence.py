"""Trains the reader that tells whether a text is one answer to its question: sentences in their order, bodies that belong
to their opening, and the question that was asked.

    python3 coherence.py DATA_FOLDER OUT_FOLDER ['{"seconds": 160, "own_seconds": 26}']
    cat OUT_FOLDER/all.onnx.0 OUT_FOLDER/all.onnx.1 > ../weights/coherence-int8.onnx

DATA_FOLDER: base.onnx (the shipped reader, from which this one goes on), base.npz or base.safetensors (all-MiniLM-L6-v2),
essays/{kaggle_ielts,ellipse}.{train,dev}.jsonl, pairs/*.jsonl (those beside this file), text/wikinews-en.txt.gz, and if you
like own.jsonl (item, task, prompt, essay: essays of one's own) and prose.jsonl (text: good prose in paragraphs). One GPU,
five minutes. Nobody marks anything for it: every honest text is its own example, and copies of it with the sentences mixed,
with the bodies of others or under another question are the rest (coherence_copies.py). Beside what is said of the whole text every sentence is
asked whether it follows the one before it and whether it belongs here. Essays of one's own come last, in two halves by
question and then all: what is said of each half by the net that has not read it goes to OUT_FOLDER/heard.json, for the
windows of DATA_FOLDER/asked.jsonl ([pieces, where the text begins] a line). What was held out (the dev files) is measured at the end, each kind of copy apart.
"""
import copy, glob, gzip, json, os, pickle, random, sys, time
import numpy as np, torch, torch.nn as nn, torch.nn.functional as F

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, 'tagger')]
from coherence_copies import KINDS, example
from coherence_data import Batches, SHARES, arrays, read_texts, windows
from coherence_net import Reader, Said, export
from encoder import WordPieces

SETTINGS = dict(seconds=160, own_seconds=26, own_rate=4e-5, layers=6, batch=64, rate=1e-4, seed=5, drop=.1, measured=150, workers=13, sure=.99)
DEVICE = 'cuda' if torch.cuda.is_available() else 'cpu'
BEGAN = time.time()
log = lambda *said: print(f'[{time.time() - BEGAN:6.1f}]', *said, flush=True)


def train(C, net, texts, seconds, rate, shares):
    net.train()
    fast = [p for m in (net.att, net.head, net.link) for p in m.parameters()]
    optimiser = torch.optim.AdamW([dict(params=[p for p in net.parameters() if all(p is not f for f in fast)], lr=rate), dict(params=fast, lr=10 * rate)], weight_decay=.01)
    made = iter(torch.utils.data.DataLoader(Batches(texts, C, shares), batch_size=None, num_workers=C['workers'], **(dict(prefetch_factor=6) if C['workers'] else {})))
    began, rates, step, sums = time.time(), [g['lr'] for g in optimiser.param_groups], 0, [0., 0.]
    for ids, kind, mask, wanted, marks in made:
        done = (time.time() - began) / seconds
        if done >= 1: break
        for group, full in zip(optimiser.param_groups, rates): group['lr'] = full * min(1, done / .06 + .01) * max(.01, 1 - done)
        ids, kind, mask, wanted, marks = (a.to(DEVICE, non_blocking=True) for a in (ids, kind, mask, wanted, marks))
        known = (wanted >= 0).float()
        with torch.autocast(DEVICE, torch.bfloat16, enabled=DEVICE == 'cuda'): said, links = net(ids, kind, mask)
        soft = lambda want: want.clamp(1 - C['sure'], C['sure'])
        whole = (F.binary_cross_entropy_with_logits(said, soft(wanted), reduction='none') * known).sum() / known.sum()
        row, at = marks[:, 0].long(), marks[:, 1].long()
        each = F.binary_cross_entropy_with_logits(links[row, at].float(), soft(marks[:, 2:]))
        optimiser.zero_grad(set_to_none=True)
        (whole + .7 * each).backward()
        nn.utils.clip_grad_norm_(net.parameters(), 1.)
        optimiser.step()
        step, sums = step + 1, [sums[0] + whole.detach(), sums[1] + each.detach()]
        if step % 500 == 0 or step == 20:
            log(f'{step} steps, {done:.2f} done, loss {float(sums[0]) / (500 if step > 20 else 20):.4f} {float(sums[1]) / (500 if step > 20 else 20):.4f}')
            sums = [0., 0.]
    log(step, 'steps')
    return net.eval()


def area(honest, copies):
    both = sorted([(v, 0) for v in honest] + [(v, 1) for v in copies])
    rank = sum(i + 1 for i, (_, c) in enumerate(both) if c)
    return (rank - len(copies) * (len(copies) + 1) / 2) / (len(honest) * len(copies))


def listen(net, pieces, rows):
    """What is said of each window, many at a time."""
    said, out = Said(net, pieces).to(DEVICE).eval(), [None] * len(rows)
    order = sorted(range(len(rows)), key=lambda i: len(rows[i][0]))
    with torch.no_grad():
        for k in range(0, len(order), 64):
            now = order[k:k + 64]
            for i, one in zip(now, said(*[torch.from_numpy(a).to(DEVICE) for a in arrays([rows[i] for i in now])]).cpu().tolist()): out[i] = one
    return out


def measure(C, net, pieces, texts):
    """On texts nobody trained on. The line is where one honest text in a hundred lies above."""
    for source in ('kaggle_ielts', 'ellipse'):
        own = [t for t in texts if t['source'] == source][:C['measured']]
        said = {}
        for kind in KINDS:
            chance, rows, wants = random.Random(3), [], []
            for k, text in enumerate(own):
                paragraphs, prompt, wanted = example(own, text, kind, chance)
                made = windows(paragraphs, prompt)
                rows += made
                wants += [(k, wanted)] * len(made)
            by = {}
            for (k, wanted), one in zip(wants, listen(net, pieces, rows)): by.setdefault(k, (wanted, []))[1].append(one)
            said[kind] = [(np.mean(ways, 0), wanted) for wanted, ways in by.values()]
        for head, name, counts in ((0, 'order', 0), (3, 'links', 0), (1, 'bodies', 1), (4, 'foreign', 1), (2, 'topic', 2)):
            honest = [v[head] for kind in ('honest', 'pasted') for v, w in said[kind] if w[counts] == 0]
            line = np.quantile(honest, .99)
            told = {k: [v[head] for v, w in rows if w[counts] == 1] for k, rows in said.items()}
            log(source, name, f'honest {len(honest)}, line {line:.2f};', '; '.join(f'{k} AUC {area(honest, v):.4f}, over the line {np.mean(np.array(v) > line):.3f}' for k, v in told.items() if v))


def main(data, out, settings='{}'):
    C = SETTINGS | json.loads(settings)
    pieces = WordPieces(os.path.join(HERE, '..', 'weights', 'vocab.txt'))
    kept = f'{data}/texts.pickle.gz'
    texts = pickle.load(gzip.open(kept)) if os.path.exists(kept) else read_texts(data, pieces)
    # Where the machine with the GPU has little time: '{"prepare": true}' elsewhere keeps the texts as pieces.
    if C.get('prepare'): return pickle.dump(texts, gzip.open(kept, 'wb', 3))
    log(C, {k: len(v) for k, v in texts.items()})
    asked = [json.loads(line) for line in open(f'{data}/asked.jsonl')] if os.path.exists(f'{data}/asked.jsonl') else []
    heard = {}
    torch.manual_seed(C['seed'])
    net = Reader(C['layers'], C['drop']).load(next(f for end in ('onnx', 'npz', 'safetensors') for f in glob.glob(f'{data}/base.{end}'))).to(DEVICE)
    def told(name, net):
        heard[name] = listen(net, pieces, asked)
        json.dump(heard, open(f'{out}/heard.json', 'w'))
        log('heard', name)
    told('before', net)
    net = train(C, net, texts['train'], C['seconds'], C['rate'], SHARES)
    told('others', net)
    log('saved', export(net, pieces, f'{out}/others.onnx'), 'bytes')
    measure(C, net, pieces, texts['dev'])
    groups = sorted({t['group'] for t in texts['own']})
    for name, left_out in (('half0', groups[::2]), ('half1', groups[1::2]), ('all', [])) if groups else ():
        own = [t for t in texts['own'] if t['group'] not in left_out]
        with_own = train(C, copy.deepcopy(net), texts['train'] + own, C['own_seconds'], C['own_rate'], SHARES | {'own': 4})
        told(name, with_own)
    if groups:
        log('saved', export(with_own, pieces, f'{out}/all.onnx'), 'bytes')
        measure(C, with_own, pieces, texts['dev'])


if __name__ == '__main__':
    main(*sys.argv[1:4])
