"""The essay encoder, or a tagger that is to learn more, taken back from eight bits as a start for the next one.

    python3 encoder_as_base.py ../../weights/essay-encoder-int8.onnx DATA/base.npz
    python3 encoder_as_base.py ../../weights/tagger-int8.onnx DATA/base.npz ../../weights/tagger-tags.json

Reads the ONNX file itself (it is protobuf), so that nothing but numpy is needed. Of a tagger its heads come along, and
the names of its tags, so that the next one knows which row is which.
"""
import json, sys
import numpy as np

KINDS = {1: np.float32, 2: np.uint8, 3: np.int8, 6: np.int32, 7: np.int64}
PARTS = dict(q='attention.self.query', k='attention.self.key', v='attention.self.value', o='attention.output.dense', n1='attention.output.LayerNorm', f1='intermediate.dense', f2='output.dense', n2='output.LayerNorm')


def varint(data, at):
    value = shift = 0
    while True:
        byte, at = data[at], at + 1
        value |= (byte & 127) << shift
        shift += 7
        if byte < 128: return value, at


def fields(data):
    """Number and content of each field of a protobuf message."""
    at = 0
    while at < len(data):
        key, at = varint(data, at)
        kind = key & 7
        if kind == 0: value, at = varint(data, at)
        else:
            size, at = varint(data, at) if kind == 2 else ((4 if kind == 5 else 8), at)
            value, at = data[at:at + size], at + size
        yield key >> 3, value


def tensor(data):
    shape, kind, name, raw, small = [], 1, '', b'', []
    for number, value in fields(data):
        if number == 1: shape.append(value)
        elif number == 2: kind = value
        elif number == 8: name = bytes(value).decode()
        elif number in (4, 9): raw += bytes(value)
        elif number == 5:
            at = 0
            while at < len(value): one, at = varint(value, at); small.append(one)
    array = np.frombuffer(raw, KINDS[kind]) if raw else np.array(small, np.int64)
    return name, array.reshape(shape) if array.size == np.prod(shape) else array


def read(file):
    """Stored tensors by name, and for each quantised product its node, its weights."""
    graph = next(value for number, value in fields(memoryview(open(file, 'rb').read())) if number == 7)
    stored, products = {}, {}
    for number, value in fields(graph):
        if number == 5:
            name, array = tensor(value)
            stored[name] = array
        elif number == 1:
            node = [(n, bytes(v).decode()) for n, v in fields(value) if n in (1, 3, 4)]
            if (4, 'MatMulInteger') in node: products[next(v for n, v in node if n == 3)] = [v for n, v in node if n == 1][1]
    return stored, products


def heads(stored, products, tags):
    """What only a tagger has: capitals, the mix of its layers, and what it says of a word."""
    plain = lambda name: (stored[f'{name}_quantized'].astype(np.float32) - float(stored[f'{name}_zero_point'].ravel()[0])) * float(stored[f'{name}_scale'].ravel()[0])
    # The shares of the layers were worked out when the tagger was saved; they stand in the order of their numbers.
    shares = sorted((int(name.split('_')[-1]), float(value)) for name, value in stored.items() if name.startswith('onnx::Mul_') and value.size == 1)
    found = {'tagger/ce.weight': plain('ce.weight'), 'tagger/mix': np.log(np.array([share for _, share in shares], np.float32)), 'tagger/tags': np.array(tags)}
    for part in 'htd':
        weights = next(w for node, w in products.items() if node.endswith(f'/{part}/MatMul_quant'))
        found |= {f'tagger/{part}.weight': (stored[weights].astype(np.float32) * stored[weights.replace('_quantized', '_scale')].reshape(1, -1)).T, f'tagger/{part}.bias': stored[f'{part}.bias']}
    return found


def main(file, out, tags=None):
    stored, products = read(file)
    stored = {name.removeprefix('net.'): value for name, value in stored.items()}
    products = {node.replace('/net/', '/'): weights for node, weights in products.items()}
    zero, embedding = int(stored['we.weight_zero_point'].ravel()[0]), 'embeddings.word_embeddings.weight'
    # In a tagger the kind of sentence is in the places already.
    kinds = np.zeros((1, 384), np.float32) if tags else next(value for name, value in stored.items() if value.shape == (1, 1, 384)).reshape(1, 384)
    base = {embedding: stored['we.weight_quantized'].astype(np.int16) - zero, embedding + '/scale': np.full((30522, 1), float(stored['we.weight_scale']), np.float32)}
    base |= {'embeddings.position_embeddings.weight': stored['pe.weight'].astype(np.float16), 'embeddings.token_type_embeddings.weight': np.concatenate([kinds, kinds])}
    base |= {f'embeddings.LayerNorm.{end}': stored[f'n0.{end}'] for end in ('weight', 'bias')}
    for node, weights in products.items():
        _, layer, part, *_ = node.split('/')
        if not layer.startswith('layers.'): continue
        name = f"encoder.layer.{layer.split('.')[1]}.{PARTS[part]}.weight"
        base |= {name: np.ascontiguousarray(stored[weights].T), name + '/scale': stored[weights.replace('_quantized', '_scale')].reshape(-1, 1)}
    for layer in range(12):
        for part, name in PARTS.items():
            base[f'encoder.layer.{layer}.{name}.bias'] = stored[f'layers.{layer}.{part}.bias']
            if part in ('n1', 'n2'): base[f'encoder.layer.{layer}.{name}.weight'] = stored[f'layers.{layer}.{part}.weight']
    if tags: base |= heads(stored, products, json.load(open(tags, encoding='utf8')))
    np.savez_compressed(out, **base)


if __name__ == '__main__':
    main(*sys.argv[1:4])
