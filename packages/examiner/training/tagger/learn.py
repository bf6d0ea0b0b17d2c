"""One loop for the corruptor and the tagger. On a GPU each shape of batch is recorded once and then replayed."""
import time
import numpy as np, torch, torch.nn as nn, torch.nn.functional as F
from sets import DEVICE

BEGAN = time.time()
ERROR_SHARE = .6


def log(*said):
    print(f'[{time.time() - BEGAN:6.1f}]', *said, flush=True)


class Loop:
    def __init__(self, net, rate, seed):
        torch.manual_seed(seed)
        self.net, self.rate, self.chance = net, rate, np.random.default_rng(seed)
        self.cuda, self.now = DEVICE == 'cuda', torch.tensor(0., device=DEVICE)
        heavy, light = [p for p in net.parameters() if p.dim() > 1], [p for p in net.parameters() if p.dim() <= 1]
        groups = [dict(params=heavy, weight_decay=.01), dict(params=light, weight_decay=0.)]
        self.optimiser = torch.optim.AdamW(groups, lr=self.now if self.cuda else rate, betas=(.9, .98), fused=self.cuda, capturable=self.cuda)
        for p in net.parameters(): p.grad = torch.zeros_like(p)
        self.graphs, self.pool = {}, None

    def step(self, batch):
        ids, case, mask, tags, error = batch
        self.optimiser.zero_grad(set_to_none=False)
        with torch.autocast(DEVICE, torch.bfloat16, enabled=self.cuda, cache_enabled=False):
            said, doubted = self.net.heads(self.net.encode(ids, case, mask))
        loss = F.cross_entropy(said.float().flatten(0, 1), tags.flatten(), ignore_index=-100) + ERROR_SHARE * F.cross_entropy(doubted.float().flatten(0, 1), error.flatten(), ignore_index=-100)
        loss.backward()
        nn.utils.clip_grad_norm_(self.net.parameters(), 1., foreach=True)
        self.optimiser.step()
        return loss.detach()

    def filled(self, own, length, rows, which):
        ids, case, mask, place, tags, error, _ = own.batch(which, length, rows)
        full = lambda values: torch.full((rows * length,), -100, dtype=torch.long, device=DEVICE).index_copy_(0, place, values).view(rows, length)
        return [ids, case, mask, full(tags), full(error)]

    def replay(self, own, length, rows, which):
        batch = self.filled(own, length, rows, which)
        if not self.cuda:
            for group in self.optimiser.param_groups: group['lr'] = float(self.now)
            return self.step(batch)
        if (length, rows) not in self.graphs: self.record((length, rows), batch)
        graph, kept, loss = self.graphs[length, rows]
        for a, b in zip(kept, batch): a.copy_(b)
        graph.replay()
        return loss

    def record(self, key, batch):
        kept, rate = [x.clone() for x in batch], float(self.now)
        self.now.fill_(0.)
        side = torch.cuda.Stream()
        side.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(side):
            for _ in range(1 if self.graphs else 2): self.step(kept)
        torch.cuda.current_stream().wait_stream(side)
        if not self.graphs:
            # The steps of the recording must leave no trace in the optimiser.
            for state in self.optimiser.state.values():
                for value in state.values(): value.zero_()
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph, pool=self.pool): loss = self.step(kept)
        self.pool = self.pool or graph.pool()
        self.graphs[key] = graph, kept, loss
        self.now.fill_(rate)

    def run(self, sets, epochs, budget, name, seconds=None):
        """`sets` is a list of sets, or asked anew for each epoch. With `seconds` the clock ends it, not the epochs."""
        self.net.train()
        done, began, sum_, count, total, epoch = 0, time.time(), torch.zeros((), device=DEVICE), 0, None, 0
        part = lambda: (time.time() - began) / seconds if seconds else done / total
        while epoch < epochs and not (seconds and part() >= 1):
            plan = [b for own in (sets(epoch) if callable(sets) else sets) for b in own.plan(budget, self.chance)]
            self.chance.shuffle(plan)
            total, epoch = total or len(plan) * epochs, epoch + 1
            self.net.train()
            for batch in plan:
                gone = part()
                if gone >= 1: break
                self.now.fill_(self.rate * min(1, (gone + 1e-4) / .05) * max(.02, 1 - gone))
                sum_ += self.replay(*batch)
                done, count = done + 1, count + 1
                # Reading the loss waits for the device, so its queue never runs far ahead of the clock.
                if done % 100 == 0: sum_.item()
                if done % 1000 == 0 or done == 20:
                    log(name, f'{done} steps, {gone:.2f} done, loss {float(sum_) / count:.4f}, {(time.time() - began) / done * 1000:.1f} ms a step')
                    sum_.zero_()
                    count = 0
        self.net.eval()
        log(name, f'{done} steps in {time.time() - began:.0f} s, {epoch} epochs')
        for p in self.net.parameters(): p.grad = None
        return self.net
