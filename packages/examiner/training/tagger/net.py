"""The tagger: the small encoder with a learned mix of its layers, capitals beside the pieces, and two heads a word."""
import json, os, struct
import numpy as np, torch, torch.nn as nn, torch.nn.functional as F

WIDTH, HEADS, HEAD = 384, 12, 512
START, END = 101, 102


class Layer(nn.Module):
    def __init__(self):
        super().__init__()
        self.q, self.k, self.v, self.o = (nn.Linear(WIDTH, WIDTH) for _ in range(4))
        self.n1, self.n2 = nn.LayerNorm(WIDTH, 1e-12), nn.LayerNorm(WIDTH, 1e-12)
        self.f1, self.f2 = nn.Linear(WIDTH, 4 * WIDTH), nn.Linear(4 * WIDTH, WIDTH)

    def forward(self, x, mask, drop, plain):
        b, t, _ = x.shape
        q, k, v = (f(x).view(b, t, HEADS, -1).transpose(1, 2) for f in (self.q, self.k, self.v))
        if plain: seen = torch.softmax(q @ k.transpose(-1, -2) * (WIDTH // HEADS) ** -.5 + mask, -1) @ v
        else: seen = F.scaled_dot_product_attention(q, k, v, attn_mask=mask)
        x = self.n1(x + F.dropout(self.o(seen.transpose(1, 2).reshape(b, t, WIDTH)), drop, self.training))
        return self.n2(x + F.dropout(self.f2(F.gelu(self.f1(x))), drop, self.training))


class Net(nn.Module):
    def __init__(self, tags, layers=12):
        super().__init__()
        self.we, self.pe, self.ce, self.n0 = nn.Embedding(30522, WIDTH), nn.Embedding(512, WIDTH), nn.Embedding(8, WIDTH), nn.LayerNorm(WIDTH, 1e-12)
        nn.init.normal_(self.ce.weight, std=.01)
        self.layers, self.mix = nn.ModuleList(Layer() for _ in range(layers)), nn.Parameter(torch.zeros(layers))
        self.h, self.t, self.d, self.drop = nn.Linear(WIDTH, HEAD), nn.Linear(HEAD, tags), nn.Linear(HEAD, 2), .1

    def encode(self, ids, case, mask, plain=False):
        x = self.n0(self.we(ids) + self.pe.weight[:ids.shape[1]][None] + self.ce(case))
        x = F.dropout(x, self.drop, self.training)
        mask = (1. - mask.float())[:, None, None, :] * -1e4 if plain else mask[:, None, None, :]
        weights, mixed = torch.softmax(self.mix, 0), 0
        for i, layer in enumerate(self.layers):
            x = layer(x, mask, self.drop, plain)
            mixed = mixed + weights[i] * x
        return mixed

    def heads(self, x):
        y = F.gelu(self.h(F.dropout(x, self.drop, self.training)))
        return self.t(y), self.d(y)

    def start_from(self, file):
        """A base with half as many layers is used twice: each second one nearly silent at first."""
        base = read_base(file)
        count = 1 + max(int(name.split('.')[2]) for name in base if name.startswith('encoder.layer.'))
        twice = max(1, len(self.layers) // count)
        put = lambda parameter, name, scale=1.: parameter.data.copy_(torch.from_numpy(base[name]) * scale)
        put(self.we.weight, 'embeddings.word_embeddings.weight')
        put(self.pe.weight, 'embeddings.position_embeddings.weight')
        # Every piece is of the first kind of sentence, so its vector can be added once and for all.
        self.pe.weight.data += torch.from_numpy(base['embeddings.token_type_embeddings.weight'][0])
        put(self.n0.weight, 'embeddings.LayerNorm.weight')
        put(self.n0.bias, 'embeddings.LayerNorm.bias')
        for i, layer in enumerate(self.layers):
            parts = dict(q='attention.self.query', k='attention.self.key', v='attention.self.value', o='attention.output.dense', n1='attention.output.LayerNorm', f1='intermediate.dense', f2='output.dense', n2='output.LayerNorm')
            for part, name in parts.items():
                quiet = .3 if twice > 1 and i % twice and part in ('o', 'f2') else 1.
                put(getattr(layer, part).weight, f'encoder.layer.{i // twice}.{name}.weight', quiet)
                put(getattr(layer, part).bias, f'encoder.layer.{i // twice}.{name}.bias', quiet)
        return self

    def go_on(self, file, names):
        """Where the base is a tagger, its heads as well; a tag it did not know starts from nothing."""
        base = read_base(file)
        if 'tagger/tags' not in base: return self
        put = lambda parameter, value: parameter.data.copy_(torch.from_numpy(value))
        for name, parameter in (('ce.weight', self.ce.weight), ('mix', self.mix), ('h.weight', self.h.weight), ('h.bias', self.h.bias), ('d.weight', self.d.weight), ('d.bias', self.d.bias)): put(parameter, base[f'tagger/{name}'])
        row = {str(name): i for i, name in enumerate(base['tagger/tags'])}
        for i, name in enumerate(names):
            if name not in row: continue
            put(self.t.weight[i], base['tagger/t.weight'][row[name]])
            put(self.t.bias[i:i + 1], base['tagger/t.bias'][row[name]:row[name] + 1])
        return self


def read_base(file):
    """BERT weights: a safetensors file in fp32 or fp16, or the eight-bit copy that `pack_base` makes."""
    if file.endswith('.npz'):
        data = np.load(file)
        number = lambda k: data[k].astype(np.float32) * (data[k + '/scale'] if k + '/scale' in data else 1)
        return {k: data[k] if k == 'tagger/tags' else number(k) for k in data.files if not k.endswith('/scale')}
    data = open(file, 'rb').read()
    size = struct.unpack('<Q', data[:8])[0]
    table = {k: v for k, v in json.loads(data[8:8 + size]).items() if k != '__metadata__'}
    kinds = {'F32': np.float32, 'F16': np.float16}
    read = lambda v: np.frombuffer(data[8 + size + v['data_offsets'][0]:8 + size + v['data_offsets'][1]], kinds[v['dtype']]).astype(np.float32).reshape(v['shape'])
    return {k.removeprefix('bert.'): read(v) for k, v in table.items() if v['dtype'] in kinds}


def pack_base(file, out):
    """Rows in eight bits with their scale: a quarter of the size, for machines that take small uploads only."""
    packed = {}
    for name, value in read_base(file).items():
        if value.ndim < 2 or 'pooler' in name:
            if 'pooler' not in name: packed[name] = value
            continue
        packed[name + '/scale'] = scale = np.abs(value).max(1, keepdims=True) / 127 + 1e-12
        packed[name] = np.round(value / scale).astype(np.int8)
    np.savez_compressed(out, **packed)


class Exported(nn.Module):
    """Only what a reader needs leaves the graph: keep, the best other tag, its probability, the chance of an error."""

    def __init__(self, net):
        super().__init__()
        self.net = net

    def forward(self, ids, case, mask, first):
        x = self.net.encode(ids, case, mask, True)
        tags, error = self.net.heads(torch.gather(x, 1, first[:, :, None].expand(-1, -1, WIDTH)))
        chances = torch.softmax(tags, -1)
        best, which = chances[:, :, 1:].max(-1)
        return torch.stack([chances[:, :, 0], best, torch.softmax(error, -1)[:, :, 1]], -1), which + 1


def export(net, path):
    import onnxruntime.quantization as quantization
    model = Exported(net.cpu().float().eval())
    example = (torch.randint(5, 999, (2, 9)), torch.zeros(2, 9, dtype=torch.long), torch.ones(2, 9, dtype=torch.long), torch.tensor([[0, 1, 3], [0, 2, 0]]))
    axes = {name: {0: 'b', 1: 't'} for name in ('ids', 'case', 'mask')} | {name: {0: 'b', 1: 'w'} for name in ('first', 'chances', 'which')}
    torch.onnx.export(model, example, path + '.float', input_names=['ids', 'case', 'mask', 'first'], output_names=['chances', 'which'], dynamic_axes=axes, opset_version=17, dynamo=False)
    # Seven bits: processors without VNNI add eight-bit products with saturation and would answer differently.
    quantization.quantize_dynamic(path + '.float', path, weight_type=quantization.QuantType.QInt8, per_channel=True, reduce_range=True, op_types_to_quantize=['MatMul', 'Gather'])
    os.remove(path + '.float')
