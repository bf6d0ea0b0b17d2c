"""The net that reads a question and an essay, how it goes on from eight-bit weights, and what of it is kept."""
import copy, os
import numpy as np, torch, torch.nn as nn, torch.nn.functional as F
import onnxruntime.quantization as quantization

from encoder import Layer
from net import read_base

PARAGRAPH = 1
HEADS = ('order', 'bodies', 'topic')


class Reader(nn.Module):
    def __init__(self, layers, drop=.1):
        super().__init__()
        self.we, self.pe, self.te, self.n0 = nn.Embedding(30522, 384), nn.Embedding(512, 384), nn.Embedding(2, 384), nn.LayerNorm(384, 1e-12)
        self.layers, self.att, self.head, self.drop = nn.ModuleList(Layer() for _ in range(layers)), nn.Linear(384, 1), nn.Linear(768, len(HEADS)), drop
        # Asked of every sentence: does it follow the one before it, does it belong to this text?
        self.link = nn.Linear(384, 2)
        for head in (self.att, self.head, self.link):
            nn.init.normal_(head.weight, std=.02)
            nn.init.zeros_(head.bias)

    def load(self, file):
        if file.endswith('.onnx'): return self.go_on(file)
        base = read_base(file)
        put = lambda parameter, name: parameter.data.copy_(torch.from_numpy(base[name]))
        for module, name in ((self.we, 'word_embeddings'), (self.pe, 'position_embeddings'), (self.te, 'token_type_embeddings')): put(module.weight, f'embeddings.{name}.weight')
        parts = dict(q='attention.self.query', k='attention.self.key', v='attention.self.value', o='attention.output.dense', n1='attention.output.LayerNorm', f1='intermediate.dense', f2='output.dense', n2='output.LayerNorm')
        pairs = [(self.n0, 'embeddings.LayerNorm')] + [(getattr(layer, part), f'encoder.layer.{i}.{name}') for i, layer in enumerate(self.layers) for part, name in parts.items()]
        for module, name in pairs:
            put(module.weight, name + '.weight')
            put(module.bias, name + '.bias')
        return self

    def go_on(self, file):
        """From eight-bit weights: each matrix is named by the bias that is added to its product."""
        import onnx
        from onnx import numpy_helper
        graph = onnx.load(file).graph
        # What is exported wraps the net, and some of its names with it.
        own_name = lambda name: name.removeprefix('net.')
        stored = {own_name(i.name): numpy_helper.to_array(i) for i in graph.initializer if not i.name.startswith('signs')}
        eaten = {}
        for node in graph.node:
            for name in node.input: eaten.setdefault(own_name(name), []).append(node)
        def bias_behind(name, steps=6):
            for node in eaten.get(name, []) if steps else []:
                known = [own_name(i) for i in node.input if i.endswith('.bias') and own_name(i) in stored]
                found = known[0] if node.op_type == 'Add' and known else bias_behind(node.output[0], steps - 1)
                if found: return found
        full = lambda name: (stored[name].astype(np.float32) - stored[name.replace('_quantized', '_zero_point')].astype(np.float32)) * stored[name.replace('_quantized', '_scale')]
        weights = {name: value for name, value in stored.items() if name.endswith(('.bias', '.weight'))}
        for name in stored:
            if not name.endswith('_quantized'): continue
            if name in ('we.weight_quantized', 'te.weight_quantized'): weights[name[:-10]] = full(name)
            elif name == 'head.weight_quantized': weights['head.weight'] = full(name).T
            else:
                node = next(n for n in graph.node if n.op_type == 'MatMulInteger' and name in map(own_name, n.input))
                weights[bias_behind(node.output[0])[:-4] + 'weight'] = full(name).T
        own = self.state_dict()
        for name, value in weights.items(): own[name].copy_(torch.from_numpy(np.array(value)).reshape(own[name].shape))
        left = set(own) - set(weights) - {'link.weight', 'link.bias'}
        assert not left, left
        return self

    def forward(self, ids, kind, mask):
        x = self.n0(self.we(ids) + self.pe.weight[:ids.shape[1]][None] + self.te(kind))
        x = F.dropout(x, self.drop, self.training)
        hidden = (1. - mask.float())[:, None, None, :] * -10000.
        for layer in self.layers: x = F.dropout(layer(x, hidden), self.drop / 2, self.training)
        real = mask.float()[..., None]
        weight = torch.exp(self.att(x).float().clamp(-8, 8)) * real
        return self.head(torch.cat([(x * real).sum(1) / real.sum(1), (x * weight).sum(1) / weight.sum(1)], 1).float()), self.link(x)


class Said(nn.Module):
    """What is kept: the three words about the whole, and the means of what was said at the beginnings of sentences."""

    def __init__(self, net, pieces):
        super().__init__()
        self.net = net
        begins = [0.] * 30522
        for piece, i in pieces.ids.items(): begins[i] = float(piece[0].isalpha())
        stops = [float(i in [PARAGRAPH] + [pieces.ids[c] for c in '.!?']) for i in range(30522)]
        self.register_buffer('signs', torch.tensor([begins, stops]).T.contiguous())

    def forward(self, ids, kind, mask):
        whole, links = self.net(ids, kind, mask)
        signs = F.embedding(ids, self.signs)
        at = (signs[:, 1:, 0] * signs[:, :-1, 1] * kind[:, :-1].float() * mask[:, 1:].float())[..., None]
        return torch.cat([whole, (links[:, 1:].float() * at).sum(1) / at.sum(1).clamp(min=1.)], 1)


def export(net, pieces, path):
    said = Said(copy.deepcopy(net).cpu().float(), pieces).eval()
    example = (torch.randint(5, 999, (2, 32)), torch.ones(2, 32, dtype=torch.int64), torch.ones(2, 32, dtype=torch.int64))
    torch.onnx.export(said, example, path + '.float', input_names=['ids', 'kind', 'mask'], output_names=['said'], dynamic_axes={n: {0: 'b', 1: 't'} for n in ('ids', 'kind', 'mask')} | {'said': {0: 'b'}}, opset_version=17, dynamo=False)
    # Seven bits: processors without VNNI add eight-bit products with saturation and would answer differently.
    quantization.quantize_dynamic(path + '.float', path, weight_type=quantization.QuantType.QInt8, per_channel=True, reduce_range=True, op_types_to_quantize=['MatMul', 'Gather'])
    os.remove(path + '.float')
    whole = open(path, 'rb').read()
    # In two parts, for ways out that let no larger file through: cat them together.
    for k in (0, 1): open(f'{path}.{k}', 'wb').write(whole[k * 12_000_000:(k + 1) * 12_000_000] if k == 0 else whole[12_000_000:])
    os.remove(path)
    return len(whole)
