"""Fine-tunes the essay encoder on three teachers at once: bands of web essays, six traits of a learners' corpus, and a
language model's ratings on the descriptors, overall and by criterion (ratings.json beside this file).

    python3 encoder.py DATA_FOLDER MODEL.safetensors vocab.txt OUT_FOLDER

Needs PyTorch and onnxruntime and a GPU for some minutes. MODEL is bge-small-en-v1.5 in fp32. Reads
DATA_FOLDER/essays/{kaggle_ielts,ellipse}.{train,dev}.jsonl, five folds by prompt. For each fold three seeds are trained on
the other four and averaged; the int8 model then speaks about the fold it has not seen (out-of-fold.json). A last model is
trained on everything (essay-encoder-int8.onnx, encoder-heads.json).
"""
import collections, json, math, os, random, re, struct, sys, unicodedata
import numpy as np, torch, torch.nn as nn, torch.nn.functional as F
import onnxruntime as ort, onnxruntime.quantization as quantization

TRAITS = ['cohesion', 'syntax', 'vocabulary', 'phraseology', 'grammar', 'conventions']
CLS, SEP, UNKNOWN = 101, 102, 100
RATED = ['overall', 'tr', 'cc', 'lr', 'gra']
LAYERS, HEADS = 12, 8 + len(RATED)
SEEDS, EPOCHS, BATCH, RATE = (11, 12, 13), 3, 16, 1e-4
# What each teacher's word weighs: the web's bands contradict each other more than the ratings do.
SHARES = [.4] + [1 / 6.] * 6 + [.15] + [1.] + [.25] * 4


class WordPieces:
    """Uncased word pieces: the same rules as src/essay/model/word-pieces.ts."""

    def __init__(self, file):
        self.ids = {line.rstrip('\n'): i for i, line in enumerate(open(file, encoding='utf8'))}
        self.cache = {}

    def encode(self, text):
        cjk = lambda c: 0x4E00 <= ord(c) <= 0x9FFF or 0x3400 <= ord(c) <= 0x4DBF or 0xF900 <= ord(c) <= 0xFAFF
        kept = (f' {c} ' if cjk(c) else c for c in text if c in '\t\n\r' or not (c == '\ufffd' or unicodedata.category(c).startswith('C')))
        return [i for word in ''.join(kept).split() for i in self.word(word)]

    def word(self, word):
        if word not in self.cache:
            plain = ''.join(c for c in unicodedata.normalize('NFD', word.lower()) if unicodedata.category(c) != 'Mn')
            mark = lambda c: not c.isalnum() and (33 <= ord(c) <= 126 or unicodedata.category(c).startswith('P'))
            parts, current = [], ''
            for c in plain:
                if mark(c):
                    parts += [current, c] if current else [c]
                    current = ''
                else:
                    current += c
            self.cache[word] = [i for part in parts + ([current] if current else []) for i in self.pieces(part)]
        return self.cache[word]

    def pieces(self, part):
        found, start = [], 0
        while start < len(part) <= 100:
            end = next((e for e in range(len(part), start, -1) if ('##' if start else '') + part[start:e] in self.ids), None)
            if end is None:
                return [UNKNOWN]
            found.append(self.ids[('##' if start else '') + part[start:end]])
            start = end
        return found if len(part) <= 100 else [UNKNOWN]


def read_rows(folder, pieces):
    ratings = json.load(open(os.path.join(os.path.dirname(os.path.abspath(__file__)), 'ratings.json')))['ratings']
    rows = []
    for source in ('kaggle_ielts', 'ellipse'):
        own = []
        for split in ('train', 'dev'):
            for line in open(f'{folder}/essays/{source}.{split}.jsonl', encoding='utf8'):
                r = json.loads(line)
                own.append(dict(id=r['id'], web=source == 'kaggle_ielts', task=r['task'], group=r['prompt_id'], band=r['overall'], traits=r.get('traits'), rated=ratings.get(r['id']), text=r['essay'], ids=pieces.encode(r['essay']), weight=1.))
        for row, fold in zip(own, folds([r['group'] for r in own])):
            row['fold'] = fold
        rows += own
    weigh_rare_bands([r for r in rows if r['web']])
    return rows


def folds(groups, count=5):
    sizes = collections.Counter(groups)
    load, fold_of = [0] * count, {}
    for group in sorted(sizes, key=lambda g: (-sizes[g], str(g))):
        fold_of[group] = min(range(count), key=lambda k: (load[k], k))
        load[fold_of[group]] += sizes[group]
    return [fold_of[g] for g in groups]


def weigh_rare_bands(web):
    """Few people upload a band 4: each such essay counts for more, at most three times."""
    counts = collections.Counter(r['band'] for r in web)
    density = {y: sum(n * math.exp(-((y - z) / .5) ** 2 / 2) for z, n in counts.items()) for y in counts}
    middle = np.mean([density[r['band']] ** -.5 for r in web])
    for r in web:
        r['weight'] = min(3., density[r['band']] ** -.5 / middle)


PREPOSITIONS = 'in on at of for to with from by about into'.split()


def spoil(text, rate, chance):
    """A weaker essay made from a real one: articles, prepositions, endings, letters and stops go wrong at a given rate."""
    tokens, changed, out = re.findall(r"\w+(?:['’]\w+)?|[^\w\s]|\s+", text), 0, []
    for token in tokens:
        if token == ',' and chance.random() < rate:
            changed += .5
            continue
        if token == '.' and chance.random() < rate * .6:
            out.append(chance.choice([',', '']))
            changed += .7
            continue
        if not token[0].isalpha() or chance.random() > rate:
            out.append(token)
            continue
        new = spoil_word(token, chance)
        changed += new != token
        out.append(new)
    words = sum(t[0].isalnum() for t in tokens) or 1
    return re.sub(r'[ \t]+', ' ', ''.join(out)), changed / words


def spoil_word(word, chance):
    low, k = word.lower(), chance.random()
    if low in ('the', 'a', 'an'): return chance.choice(['', '', 'the', 'a'])
    if low in PREPOSITIONS: return chance.choice(PREPOSITIONS + [''])
    if low in ('is', 'are', 'was', 'were', 'be', 'have', 'has', 'that', 'it'): return chance.choice(['', 'is', 'are', 'have', 'be'])
    if k < .3 and len(low) > 3:
        j, q = chance.randrange(1, len(word) - 1), chance.random()
        if q < .35: return word[:j] + word[j + 1:]
        if q < .6: return word[:j] + word[j + 1] + word[j] + word[j + 2:]
        if q < .8: return word[:j] + word[j] + word[j:]
        return word[:j] + chance.choice('aeioutrnls') + word[j + 1:]
    if k < .62:
        if low.endswith('s') and len(low) > 3: return word[:-1]
        if low.endswith('ing') and len(low) > 5: return word[:-3]
        if low.endswith('ed') and len(low) > 4: return chance.choice([word[:-2], word[:-1], word[:-2] + 'ing'])
        if low.endswith('ly'): return word[:-2]
        return word + chance.choice(['s', 's', 'ed', 'ing']) if len(low) > 3 else word
    if k < .72: return word.lower() if word[0].isupper() else word.capitalize()
    if k < .82: return chance.choice(['thing', 'good', 'very', 'make', 'people', 'some', 'do', 'get'])
    if k < .9: return ''
    return word + ' ' + chance.choice(['the', 'of', 'and', 'is', 'to', word])


LOSS_PER_RATE = dict(grammar=8, conventions=7, syntax=6, phraseology=6, vocabulary=4, cohesion=4)
RATING_LOSS = [10, 5, 8, 9, 13]


def weaker(row, pieces, chance):
    text, rate = spoil(row['text'], chance.uniform(.02, .3), chance)
    new = dict(row, ids=pieces.encode(text))
    if row['web']:
        new.update(band=max(2.5, row['band'] - 11 * rate), weight=.7)
    else:
        new.update(traits={t: max(1., v - rate * LOSS_PER_RATE[t]) for t, v in row['traits'].items()}, band=None if row['band'] is None else max(1., row['band'] - 6 * rate))
    if row['rated']:
        new['rated'] = [max(1., v - rate * loss) for v, loss in zip(row['rated'], RATING_LOSS)]
    return new


class Layer(nn.Module):
    def __init__(self, d=384, wide=1536):
        super().__init__()
        self.q, self.k, self.v, self.o = (nn.Linear(d, d) for _ in range(4))
        self.n1, self.n2, self.f1, self.f2 = nn.LayerNorm(d, 1e-12), nn.LayerNorm(d, 1e-12), nn.Linear(d, wide), nn.Linear(wide, d)

    def forward(self, x, mask):
        b, t, d = x.shape
        heads = lambda y: y.reshape(b, t, 12, d // 12).transpose(1, 2)
        scores = torch.matmul(heads(self.q(x)), heads(self.k(x)).transpose(2, 3)) / math.sqrt(d // 12) + mask
        seen = torch.matmul(torch.softmax(scores, -1), heads(self.v(x))).transpose(1, 2).reshape(b, t, d)
        x = self.n1(x + self.o(seen))
        return self.n2(x + self.f2(F.gelu(self.f1(x))))


class Scorer(nn.Module):
    """Sums over tokens, so that a long essay can be read in chunks: last layer, middle layer, weighted last, and the counts."""

    def __init__(self):
        super().__init__()
        self.we, self.pe, self.te, self.n0 = nn.Embedding(30522, 384), nn.Embedding(512, 384), nn.Embedding(2, 384), nn.LayerNorm(384, 1e-12)
        self.layers = nn.ModuleList(Layer() for _ in range(LAYERS))
        self.att, self.head = nn.Linear(384, 1), nn.Linear(1154, HEADS)
        for head in (self.att, self.head):
            nn.init.normal_(head.weight, std=.02)
            nn.init.zeros_(head.bias)

    def load(self, file):
        data = open(file, 'rb').read()
        size = struct.unpack('<Q', data[:8])[0]
        table = json.loads(data[8:8 + size])
        def put(parameter, name):
            a, b = table[name]['data_offsets']
            parameter.data.copy_(torch.from_numpy(np.frombuffer(data[8 + size + a:8 + size + b], np.float32).copy().reshape(table[name]['shape'])))
        for module, name in ((self.we, 'word_embeddings'), (self.pe, 'position_embeddings'), (self.te, 'token_type_embeddings')):
            put(module.weight, f'embeddings.{name}.weight')
        pairs = [(self.n0, 'embeddings.LayerNorm')]
        for i, layer in enumerate(self.layers):
            names = zip((layer.q, layer.k, layer.v, layer.o, layer.n1, layer.f1, layer.f2, layer.n2), ('attention.self.query', 'attention.self.key', 'attention.self.value', 'attention.output.dense', 'attention.output.LayerNorm', 'intermediate.dense', 'output.dense', 'output.LayerNorm'))
            pairs += [(module, f'encoder.layer.{i}.{name}') for module, name in names]
        for module, name in pairs:
            put(module.weight, name + '.weight')
            put(module.bias, name + '.bias')

    def forward(self, ids, mask):
        x = self.n0(self.we(ids) + self.pe.weight[:ids.shape[1]][None] + self.te.weight[0][None, None])
        hidden = (1. - mask.float())[:, None, None, :] * -10000.
        middle = x
        for i, layer in enumerate(self.layers):
            x = layer(x, hidden)
            if i == LAYERS // 2 - 1:
                middle = x
        real = mask.float()[..., None]
        weight = torch.exp(self.att(x).float().clamp(-8, 8)) * real
        return torch.cat([(x * real).sum(1), (middle * real).sum(1), (x * weight).sum(1), real.sum(1), weight.sum(1)], 1)


def batch_of(rows, device):
    chunks, owner = [], []
    for j, row in enumerate(rows):
        ids = row['ids'] or [SEP]
        n = math.ceil(len(ids) / 510)
        cuts = [round(i * len(ids) / n) for i in range(n + 1)]
        for a, b in zip(cuts, cuts[1:]):
            chunks.append([CLS] + ids[a:b] + [SEP])
            owner.append(j)
    width = max(map(len, chunks))
    ids, mask = np.zeros((len(chunks), width), np.int64), np.zeros((len(chunks), width), np.int64)
    for i, chunk in enumerate(chunks):
        ids[i, :len(chunk)], mask[i, :len(chunk)] = chunk, 1
    extra = np.array([[(math.log(max(5, len(r['ids']))) - 5.8) * 2, float(r['task'] == 1 and r['web'])] for r in rows], np.float32)
    return [torch.from_numpy(a).to(device) for a in (ids, mask, np.array(owner), extra)]


def heads(model, sums, owner, extra, count):
    total = torch.zeros(count, 1154, device=sums.device).index_add_(0, owner, sums.float())
    mean = torch.cat([total[:, :768] / total[:, 1152:1153], total[:, 768:1152] / total[:, 1153:]], 1)
    return model.head(torch.cat([mean, extra], 1))


def targets(rows):
    y = np.full((len(rows), HEADS), np.nan, np.float32)
    for i, r in enumerate(rows):
        if r['web']:
            y[i, 0] = r['band']
        else:
            y[i, 1:7] = [r['traits'][t] for t in TRAITS]
            y[i, 7] = np.nan if r['band'] is None else r['band']
        if r['rated']:
            y[i, 8:] = r['rated']
    return y


def train(rows, seed, start, pieces, device='cuda'):
    chance = random.Random(seed)
    torch.manual_seed(0)
    model = Scorer()
    model.load(start)
    model.to(device)
    y = targets(rows)
    # A teacher who says nothing about these essays leaves his heads untrained, not broken.
    mu, sd = np.nan_to_num(np.nanmean(y, 0)), np.nan_to_num(np.nanstd(y, 0), nan=1.)
    groups = [dict(params=[p for m in (model.we, model.pe, model.te, model.n0) for p in m.parameters()], lr=RATE * .9 ** LAYERS)]
    groups += [dict(params=list(layer.parameters()), lr=RATE * .9 ** (LAYERS - 1 - i)) for i, layer in enumerate(model.layers)]
    groups.append(dict(params=[p for m in (model.att, model.head) for p in m.parameters()], lr=1e-3))
    optimiser = torch.optim.AdamW(groups, weight_decay=.01)
    base = [g['lr'] for g in optimiser.param_groups]
    plan = [b for _ in range(EPOCHS) for b in epoch(rows, pieces, chance)]
    middle, scale, share = (torch.tensor(a, device=device) for a in (mu, sd, np.array(SHARES, np.float32)))
    for step, rs in enumerate(plan):
        done = step / len(plan)
        for group, rate in zip(optimiser.param_groups, base):
            group['lr'] = rate * min(1, done / .08) * max(.02, 1 - max(0, done - .08) / .92)
        ids, mask, owner, extra = batch_of(rs, device)
        wanted = torch.from_numpy(targets(rs)).to(device)
        known = ~torch.isnan(wanted)
        z = torch.where(known, (wanted - middle) / scale, torch.zeros_like(wanted))
        with torch.autocast('cuda', torch.bfloat16):
            sums = model(ids, mask)
        guess = heads(model, sums, owner, extra, len(rs))
        weight = torch.tensor([r['weight'] for r in rs], device=device)[:, None]
        loss = ((guess - z) ** 2 * known * share * weight).sum() / len(rs)
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 1.)
        optimiser.step()
    return {k: v.detach().float().cpu() for k, v in model.state_dict().items()}, mu, sd


def epoch(rows, pieces, chance):
    """Every essay once, and weaker copies of one in five web essays and one in fourteen of the others."""
    todo = rows + [weaker(r, pieces, chance) for r in rows if chance.random() < (.2 if r['web'] else .07)]
    chance.shuffle(todo)
    batches = []
    for i in range(0, len(todo), BATCH * 32):
        near = sorted(todo[i:i + BATCH * 32], key=lambda r: len(r['ids']))
        batches += [near[j:j + BATCH] for j in range(0, len(near), BATCH)]
    chance.shuffle(batches)
    return batches


def soup(rows, start, pieces):
    """Three orders of the data, one average of the weights."""
    runs = [train(rows, seed, start, pieces) for seed in SEEDS]
    model = Scorer()
    model.load_state_dict({k: torch.stack([run[0][k] for run in runs]).mean(0) for k in runs[0][0]})
    return model.eval(), runs[0][1], runs[0][2]


def to_int8(model, path):
    torch.onnx.export(model, (torch.randint(5, 1000, (2, 32)), torch.ones(2, 32, dtype=torch.int64)), path + '.float', input_names=['input_ids', 'attention_mask'], output_names=['pooled'], dynamic_axes={'input_ids': {0: 'b', 1: 't'}, 'attention_mask': {0: 'b', 1: 't'}, 'pooled': {0: 'b'}}, opset_version=17, dynamo=False)
    quantization.quantize_dynamic(path + '.float', path, weight_type=quantization.QuantType.QInt8, per_channel=True, reduce_range=True)
    os.remove(path + '.float')


def views(path, model, mu, sd, rows):
    session = ort.InferenceSession(path, providers=['CPUExecutionProvider'])
    for row in rows:
        ids, mask, owner, extra = batch_of([row], 'cpu')
        sums = torch.stack([torch.from_numpy(session.run(None, {'input_ids': i[:n][None].numpy(), 'attention_mask': np.ones((1, n), np.int64)})[0][0]) for i, n in zip(ids, mask.sum(1).tolist())])
        with torch.no_grad():
            yield row, heads(model, sums, owner, extra, 1)[0].numpy() * sd + mu


def main(data, start, vocab, out):
    pieces = WordPieces(vocab)
    rows = read_rows(data, pieces)
    result = {}
    for fold in range(5):
        model, mu, sd = soup([r for r in rows if r['fold'] != fold], start, pieces)
        path = f'{out}/fold.onnx'
        to_int8(model, path)
        for row, view in views(path, model, mu, sd, [r for r in rows if r['fold'] == fold]):
            result[row['id']] = dict(fold=fold, view=[round(float(v), 2) for v in view])
        os.remove(path)
    json.dump(result, open(f'{out}/out-of-fold.json', 'w'))
    model, mu, sd = soup(rows, start, pieces)
    to_int8(model, f'{out}/essay-encoder-int8.onnx')
    rounded = lambda t: [[round(float(v), 5) for v in row] for row in t]
    json.dump(dict(w=rounded(model.head.weight), b=model.head.bias.tolist(), mu=mu.tolist(), sd=sd.tolist()), open(f'{out}/encoder-heads.json', 'w'))


if __name__ == '__main__':
    main(*sys.argv[1:5])
