"""Reads honest texts as paragraphs of sentences of word pieces, and makes batches of them and of their spoilt copies."""
import glob, gzip, json, os, random, re
import numpy as np, torch

from coherence_copies import KINDS, example, regrouped
from encoder import CLS, SEP

# Unused pieces of the vocabulary: a new paragraph, and a part of a long text that is not its beginning.
PARAGRAPH, GOES_ON, HIDDEN = 1, 2, 103
LONGEST, QUESTION = 510, 90


SENTENCE = re.compile(r'(?<=[.!?])\s+|(?<=[.!?]["\')])\s+|(?<=[a-z][.!?])(?=[A-Z])')
plain = lambda text: re.sub('[\u201c\u201d]', '"', re.sub('[\u2018\u2019\u02bc\u00b4`]', "'", text))


class Sentence(list):
    """Its pieces, and its place: one more than that of the sentence before it, far from those of any other text."""
    def __init__(self, ids, place):
        super().__init__(ids)
        self.place = place


FAR = 100_000


def read_texts(folder, pieces):
    """Texts as paragraphs of sentences of pieces, with the question's pieces; the dev files and one's own apart."""
    counted = [0]
    def text(source, task, group, prompt, paragraphs):
        counted[0] += 1
        places = iter(range(counted[0] * FAR, (counted[0] + 1) * FAR))
        parts = [[Sentence(ids, next(places)) for ids in map(pieces.encode, SENTENCE.split(plain(p))) if ids] for p in paragraphs]
        return dict(source=source, task=task, group=group, prompt=pieces.encode(plain(prompt))[:QUESTION], paragraphs=[p for p in parts if p])
    found = {'train': [], 'dev': [], 'own': []}
    rows = lambda file: [json.loads(line) for line in open(file, encoding='utf8')] if os.path.exists(file) else []
    for source in ('kaggle_ielts', 'ellipse'):
        for split in ('train', 'dev'):
            for row in rows(f'{folder}/essays/{source}.{split}.jsonl'):
                found[split].append(text(source, row['task'], row['prompt_id'], row['prompt'] or '', re.split(r'\n+', row['essay'])))
    essays = {}
    for file in sorted(glob.glob(f'{folder}/pairs/*.jsonl')):
        for row in rows(file):
            if row['task']: essays.setdefault(row['essay'], []).append(row)
    for name, own in essays.items():
        side = 'target' if len(name) % 2 else 'source'
        found['train'].append(text('pairs', own[0]['task'], own[0]['topic'], '', [' '.join(row[side] for row in own)]))
    for row in rows(f'{folder}/own.jsonl'): found['own'].append(text('own', row['task'], row['item'], row['prompt'], re.split(r'\n+', row['essay'])))
    for k, row in enumerate(rows(f'{folder}/prose.jsonl')): found['train'].append(text('prose', 0, f'prose{k}', '', re.split(r'\n+', row['text'])))
    lines = [line.strip() for line in gzip.open(f'{folder}/text/wikinews-en.txt.gz', 'rt', encoding='utf8')]
    for at in range(0, len(lines) - 400, 400): found['train'].append(text('news', 0, f'news{at}', '', [' '.join(lines[at:at + 400])]))
    return {split: [one for one in all_ if sum(map(len, one['paragraphs'])) >= 6] for split, all_ in found.items()}


def stretch(text, chance):
    """Of a long text as much as an essay is long."""
    if text['source'] == 'news':
        whole = text['paragraphs'][0]
        sizes = [chance.randint(2, 6) for _ in range(chance.randint(3, 5))]
        at = chance.randrange(max(1, len(whole) - sum(sizes)))
        return dict(text, paragraphs=regrouped(whole[at:at + sum(sizes)], sizes))
    if text['source'] == 'prose':
        at = chance.randrange(len(text['paragraphs']) - 2)
        return dict(text, paragraphs=text['paragraphs'][at:at + chance.randint(3, 5)])
    return text


def windows(paragraphs, prompt, home=None):
    """What the net reads: [CLS] question [SEP] text [SEP], a long text in two or more parts of one length; with the places
    at which sentences begin, whether each is out of its order and whether it is from a text other than that of the opening."""
    ids, marks, before = [], [], None
    for k, p in enumerate(paragraphs):
        if k: ids.append(PARAGRAPH)
        for s in p:
            place = getattr(s, 'place', None)
            if before is not None and place is not None: marks.append((len(ids), float(place != before + 1), float(place // FAR != home)))
            before = place
            ids += s
    room = LONGEST - len(prompt) - 1
    n = max(1, -(-len(ids) // (room - 1)))
    cuts = [round(k * len(ids) / n) for k in range(n + 1)]
    made = []
    for k, (a, b) in enumerate(zip(cuts, cuts[1:])):
        head = [CLS, *prompt, SEP, *([GOES_ON] if k else [])]
        made.append(([*head, *ids[a:b], SEP], len(prompt) + 2, [(len(head) + at - a, *said) for at, *said in marks if a <= at < b]))
    return made


def arrays(rows):
    width = max(len(row[0]) for row in rows)
    ids, kind, mask = (np.zeros((len(rows), width), np.int64) for _ in range(3))
    for i, (one, question, *_) in enumerate(rows): ids[i, :len(one)], kind[i, question:len(one)], mask[i, :len(one)] = one, 1, 1
    return ids, kind, mask


SHARES = {'kaggle_ielts': 4, 'ellipse': 3.5, 'pairs': 1, 'news': 2, 'prose': 1}


def batches(texts, chance, size, shares):
    names, weights = list(KINDS), list(KINDS.values())
    by_source = {s: [t for t in texts if t['source'] == s] for s in {t['source'] for t in texts}}
    sources = sorted(by_source)
    while True:
        rows = []
        while len(rows) < 8 * size:
            own = by_source[chance.choices(sources, [shares[s] for s in sources])[0]]
            text = chance.choice(own)
            if text['source'] in ('news', 'prose'):
                own = [stretch(t, chance) for t in [text] + chance.sample(own, min(6, len(own)))]
                text = own[0]
            if sum(map(len, text['paragraphs'])) < 4: continue
            paragraphs, prompt, wanted = example(own, text, chance.choices(names, weights)[0], chance)
            # Line breaks get lost on the way: a text in one block is no sign of anything here.
            if chance.random() < .1: paragraphs = [[s for p in paragraphs for s in p]]
            ids, question, marks = chance.choice(windows(paragraphs, prompt, text['paragraphs'][0][0].place // FAR))
            # A text met often would be known by its words: now and then some of them are hidden.
            if chance.random() < .5: ids = [HIDDEN if at >= question and i > 103 and chance.random() < .1 else i for at, i in enumerate(ids)]
            rows.append((ids, question, marks, wanted))
        rows.sort(key=lambda r: len(r[0]))
        groups = [rows[i:i + size] for i in range(0, len(rows), size)]
        chance.shuffle(groups)
        for rows in groups:
            marked = [(i, *mark) for i, row in enumerate(rows) for mark in row[2]]
            yield [torch.from_numpy(a) for a in (*arrays(rows), np.array([[-1 if v is None else v for v in row[3]] for row in rows], np.float32), np.array(marked, np.float32).reshape(-1, 4))]


class Batches(torch.utils.data.IterableDataset):
    def __init__(self, texts, C, shares): self.texts, self.C, self.shares = texts, C, shares

    def __iter__(self):
        worker = torch.utils.data.get_worker_info()
        return batches(self.texts, random.Random(self.C['seed'] * 1000 + (worker.id if worker else 0)), self.C['batch'], self.shares)
