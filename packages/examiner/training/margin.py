"""Trains the reader that writes notes beside sentences: a claim left bare, a jump, a link that does not fit, good support.

    npm run examiner -- margin DATA_FOLDER          (joins margin-notes.jsonl with the essays, as pieces)
    python3 margin.py DATA_FOLDER OUT_FOLDER ['{"passes": 8}']
    cat OUT_FOLDER/margin.onnx.0 OUT_FOLDER/margin.onnx.1 > ../weights/margin-int8.onnx

DATA_FOLDER: rows.jsonl (what the first command writes), base.onnx (the reader of coherence, whose first layers it goes on
from) and, for comparing, base.npz (tagger/encoder_as_base.py). One GPU, some minutes. Texts are left out in folds, so that
OUT_FOLDER/said.jsonl holds for every text what a net said that had not read it; those marked "held" no net reads.
"""
import copy, json, os, random, sys, time
import numpy as np, torch, torch.nn as nn, torch.nn.functional as F

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, 'tagger')]
from coherence_net import Reader

NOTES = ['bare', 'vague', 'off', 'again', 'example', 'absolute', 'list', 'jump', 'link', 'reference', 'point', 'support']
SETTINGS = dict(passes=8, batch=16, rate=6e-5, head_rate=1e-3, drop=.1, hide=.08, folds=4, seed=7, base='onnx', layers=6, name='margin', shipped=True, nets=1, web=1)
DEVICE = 'cuda' if torch.cuda.is_available() else 'cpu'
BEGAN = time.time()
log = lambda *said: print(f'[{time.time() - BEGAN:6.1f}]', *said, flush=True)


class Notes(nn.Module):
    """The trunk of the reader of coherence, and of every sentence the mean of its pieces, beside that of the whole text."""

    def __init__(self, C, data):
        super().__init__()
        self.trunk = Reader(C['layers'], C['drop']).load(f"{data}/base.{C['base']}")
        self.drop, self.wide = C['drop'], nn.Linear(768, 384)
        self.out = nn.Linear(384, len(NOTES))
        nn.init.constant_(self.out.bias, -2.5)

    def forward(self, ids, kind, mask, spread):
        t = self.trunk
        x = F.dropout(t.n0(t.we(ids) + t.pe.weight[:ids.shape[1]][None] + t.te(kind)), self.drop, self.training)
        hidden = (1. - mask.float())[:, None, None, :] * -10000.
        for layer in t.layers: x = F.dropout(layer(x, hidden), self.drop / 2, self.training)
        each = torch.matmul(spread, x.float())
        text = (mask * kind).float()[..., None]
        whole = ((x * text).sum(1) / text.sum(1).clamp(min=1.))[:, None].expand(-1, each.shape[1], -1)
        return self.out(F.dropout(F.gelu(self.wide(torch.cat([each, whole.float()], -1))), self.drop, self.training))


def rows_of(data):
    """One row a window: its pieces, the spans of its sentences, the marks wanted of each."""
    rows = []
    for line in open(f'{data}/rows.jsonl'):
        one = json.loads(line)
        at = 0
        for w in one['windows']:
            n = len(w['sentences'])
            rows.append(dict(id=one['id'], held=one['held'], fold=one['fold'], at=at, ids=w['ids'], question=w['question'], spans=w['sentences'], wanted=np.array(one['wanted'][at:at + n], np.float32)))
            at += n
    return rows


def arrays(rows, chance=None, hide=0.):
    width, many = max(len(r['ids']) for r in rows), max(len(r['spans']) for r in rows)
    ids, kind, mask = (np.zeros((len(rows), width), np.int64) for _ in range(3))
    spread, wanted, known = np.zeros((len(rows), many, width), np.float32), np.zeros((len(rows), many, len(NOTES)), np.float32), np.zeros((len(rows), many, 1), np.float32)
    for i, r in enumerate(rows):
        n = len(r['ids'])
        ids[i, :n], kind[i, r['question']:n], mask[i, :n] = r['ids'], 1, 1
        if chance: ids[i, :n] = [103 if k >= r['question'] and v > 103 and chance.random() < hide else v for k, v in enumerate(r['ids'])]
        for k, (a, b) in enumerate(r['spans']): spread[i, k, a:b] = 1 / (b - a)
        wanted[i, :len(r['spans'])], known[i, :len(r['spans'])] = r['wanted'], 1
    return [torch.from_numpy(a).to(DEVICE) for a in (ids, kind, mask, spread, wanted, known)]


def train(C, data, rows, seed):
    torch.manual_seed(seed)
    chance = random.Random(seed)
    net = Notes(C, data).to(DEVICE).train()
    heads = list(net.wide.parameters()) + list(net.out.parameters())
    optimiser = torch.optim.AdamW([dict(params=net.trunk.parameters(), lr=C['rate']), dict(params=heads, lr=C['head_rate'])], weight_decay=.01)
    rates, steps = [g['lr'] for g in optimiser.param_groups], C['passes'] * -(-len(rows) // C['batch'])
    step, total = 0, 0.
    for _ in range(C['passes']):
        order = sorted(rows, key=lambda r: len(r['ids']) + chance.random() * 120)
        groups = [order[i:i + C['batch']] for i in range(0, len(order), C['batch'])]
        chance.shuffle(groups)
        for group in groups:
            ids, kind, mask, spread, wanted, known = arrays(group, chance, C['hide'])
            done = step / steps
            for g, full in zip(optimiser.param_groups, rates): g['lr'] = full * min(1, done / .08 + .01) * max(.01, 1 - done)
            with torch.autocast(DEVICE, torch.bfloat16, enabled=DEVICE == 'cuda'): said = net(ids, kind, mask, spread)
            loss = (F.binary_cross_entropy_with_logits(said.float(), wanted, reduction='none') * known).sum() / known.sum()
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 1.)
            optimiser.step()
            step, total = step + 1, total + loss.item()
    log(C['name'], seed, len(rows), 'rows', step, 'steps, loss', round(total / step, 4))
    return net.eval()


def listen(net, rows):
    out = [None] * len(rows)
    order = sorted(range(len(rows)), key=lambda i: len(rows[i]['ids']))
    with torch.no_grad():
        for k in range(0, len(order), 32):
            now = order[k:k + 32]
            ids, kind, mask, spread, _, _ = arrays([rows[i] for i in now])
            for i, one in zip(now, net(ids, kind, mask, spread).float().cpu().numpy()): out[i] = one[:len(rows[i]['spans'])]
    return out


def area(values, wanted):
    good, bad = values[wanted > .7], values[wanted < .3]
    if not len(good) or not len(bad): return float('nan')
    ranks = np.concatenate([good, bad]).argsort().argsort()[:len(good)] + 1
    return (ranks.sum() - len(good) * (len(good) + 1) / 2) / (len(good) * len(bad))


def precision(values, wanted):
    """Mean precision, with a doubtful mark counted as half."""
    order = np.argsort(-values)
    hits = np.cumsum(wanted[order]) / (np.arange(len(order)) + 1)
    return float((hits * wanted[order]).sum() / max(wanted.sum(), 1e-9))


def measure(name, said, rows):
    values, wanted = np.concatenate(said), np.concatenate([r['wanted'] for r in rows])
    log(name, len(values), 'sentences;', '; '.join(f'{n} {wanted[:, k].mean():.3f} AUC {area(values[:, k], wanted[:, k]):.3f} AP {precision(values[:, k], wanted[:, k]):.3f}' for k, n in enumerate(NOTES)))


def export(net, path):
    import onnxruntime.quantization as quantization
    net = copy.deepcopy(net).cpu().float().eval()
    example = (torch.randint(5, 999, (1, 32)), torch.ones(1, 32, dtype=torch.int64), torch.ones(1, 32, dtype=torch.int64), torch.rand(1, 4, 32))
    torch.onnx.export(net, example, path + '.float', input_names=['ids', 'kind', 'mask', 'spread'], output_names=['said'], dynamic_axes={n: {0: 'b', 1: 't'} for n in ('ids', 'kind', 'mask')} | {'spread': {0: 'b', 1: 's', 2: 't'}, 'said': {0: 'b', 1: 's'}}, opset_version=17, dynamo=False)
    # Seven bits: processors without VNNI add eight-bit products with saturation and would answer differently.
    quantization.quantize_dynamic(path + '.float', path, weight_type=quantization.QuantType.QInt8, per_channel=True, reduce_range=True, op_types_to_quantize=['MatMul', 'Gather'])
    os.remove(path + '.float')
    whole = open(path, 'rb').read()
    for k in range(0, len(whole), 12_000_000): open(f'{path}.{k // 12_000_000}', 'wb').write(whole[k:k + 12_000_000])
    os.remove(path)
    return len(whole)


def main(data, out, settings='{}'):
    C = SETTINGS | json.loads(settings)
    rows = rows_of(data)
    own, held = [r for r in rows if not r['held']], [r for r in rows if r['held']]
    log(C, len(own), 'rows,', len(held), 'held')
    said = {}
    def average(fit, heard):
        # Answers to IELTS questions may be read more than once a pass: the others are school essays and drafts.
        fit = fit + [r for r in fit if r['id'].startswith('kaggle')] * (C['web'] - 1)
        nets = [train(C, data, fit, C['seed'] + 10 * k) for k in range(C['nets'])]
        return nets, [np.mean(one, 0) for one in zip(*[listen(net, heard) for net in nets])]
    for fold in range(C['folds']):
        left = [r for r in own if r['fold'] % C['folds'] == fold]
        if not left: continue
        _, found = average([r for r in own if r['fold'] % C['folds'] != fold], left)
        for r, one in zip(left, found): said[r['id'], r['at']] = one
    for name, kept in (('left out', own), ('left out, web', [r for r in own if r['id'].startswith('kaggle')])) if C['folds'] else ():
        measure(f"{C['name']} {name}", [said[r['id'], r['at']] for r in kept], kept)
    nets, found = average(own, held)
    for r, one in zip(held, found): said[r['id'], r['at']] = one
    measure(C['name'] + ' held', found, held)
    with open(f"{out}/{C['name']}-said.jsonl", 'w') as file:
        for (i, at), one in said.items(): file.write(json.dumps(dict(id=i, at=at, said=[[round(float(v), 2) for v in s] for s in one])) + '\n')
    if C['shipped']: log('saved', export(nets[0], f"{out}/{C['name']}.onnx"), 'bytes')


if __name__ == '__main__':
    main(*sys.argv[1:4])
