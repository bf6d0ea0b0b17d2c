"""Sentences as numbers: flat arrays on the device, batches of a few fixed shapes."""
import numpy as np, torch
from net import END, START
from words import Pieces, shape

DEVICE = 'cuda' if torch.cuda.is_available() else 'cpu'
LENGTHS = (16, 24, 32, 40, 56, 80, 128)
TYPES = (np.int32, np.int8, np.int16, np.int32, np.int8)
pieces = Pieces()


def encode(words):
    """Ids, kinds of capitals, and where each word begins; the place before the first word is the start."""
    ids, case, first = [START], [5], [0]
    for word in words:
        own = pieces.word(word)
        if len(ids) + len(own) > 120: own = own[:1]
        if len(ids) > 126:
            first.append(len(ids) - 1)
            continue
        first.append(len(ids))
        ids += own
        case += [shape(word)] * len(own)
    return ids + [END], case + [5], first


def pack(rows):
    """Rows of ids, capitals, beginnings, tags and error flags, in one array each."""
    return [np.concatenate([np.asarray(r[k], kind) for r in rows]) for k, kind in enumerate(TYPES)] + [np.array([len(r[k]) for r in rows], np.int64) for k in (0, 2)]


class Set:
    def __init__(self, parts):
        joined = [np.concatenate([p[k] for p in parts]) for k in range(7)]
        self.ids, self.case, self.first, self.tags, self.error = (torch.from_numpy(x).to(DEVICE) for x in joined[:5])
        self.lengths, self.words = joined[5:]
        self.n = len(self.lengths)
        starts = lambda counts: np.concatenate([[0], np.cumsum(counts)])
        self.at, self.word_at = starts(self.lengths), starts(self.words)
        self.t_lengths, self.t_words, self.t_at, self.t_word_at = (torch.from_numpy(x).to(DEVICE) for x in (self.lengths, self.words, self.at, self.word_at))

    def batch(self, which, length, rows=None):
        ix = torch.as_tensor(which, device=DEVICE)

        def spread(counts, starts, total):
            n = counts[ix]
            row = torch.repeat_interleave(torch.arange(len(which), device=DEVICE), n, output_size=total)
            column = torch.arange(total, device=DEVICE) - torch.repeat_interleave(torch.cumsum(n, 0) - n, n, output_size=total)
            return row, column, torch.repeat_interleave(starts[ix], n, output_size=total) + column

        row, column, source = spread(self.t_lengths, self.t_at, int(self.lengths[which].sum()))
        shape_ = (rows or len(which), length)
        ids, case = torch.zeros(shape_, dtype=torch.long, device=DEVICE), torch.full(shape_, 6, dtype=torch.long, device=DEVICE)
        mask = torch.zeros(shape_, dtype=torch.bool, device=DEVICE)
        mask[:, 0] = True
        ids[row, column], case[row, column], mask[row, column] = self.ids[source].long(), self.case[source].long(), True
        row, _, source = spread(self.t_words, self.t_word_at, int(self.words[which].sum()))
        return ids, case, mask, row * length + self.first[source].long(), self.tags[source].long(), self.error[source].long(), source

    def plan(self, budget, chance=None):
        """Batches of (length, rows, which), about `budget` pieces each."""
        bucket = np.searchsorted(np.array(LENGTHS), self.lengths)
        batches = []
        for k, length in enumerate(LENGTHS):
            which = np.nonzero(bucket == k)[0]
            if chance is not None: chance.shuffle(which)
            rows = max(8, budget // length)
            batches += [(self, length, rows, which[i:i + rows]) for i in range(0, len(which), rows)]
        return batches


def words_of(net, own, budget=60_000):
    """Tag and error logits of every word, batch by batch, with the places of the words in the set."""
    net.eval()
    with torch.no_grad():
        for _, length, _, which in own.plan(budget):
            ids, case, mask, place, _, _, source = own.batch(which, length)
            with torch.autocast(DEVICE, torch.bfloat16, enabled=DEVICE == 'cuda'):
                tags, error = net.heads(net.encode(ids, case, mask).flatten(0, 1)[place])
            yield which, source, tags.float(), error.float()
