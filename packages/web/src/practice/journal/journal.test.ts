import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Entry } from './entry.ts';
import { acknowledge, answersOf, drop, type Journal, nextSeq, openJournal, seal, write } from './journal.ts';

const entry = (seq: number, key: string, value: string, was = ''): Entry => ({
  id: `id-${seq}`,
  seq,
  key,
  value,
  was,
  at: seq,
});
const fresh = (answers: Record<string, string> = {}): Journal => openJournal({ revision: 3, answers }, []).journal;
const written = (journal: Journal, ...entries: Entry[]): Journal =>
  entries.reduce((now, one) => write(now, one).journal, journal);

test('what was typed letter by letter is one entry until it is sent', () => {
  const journal = written(fresh(), entry(1, '1.q1', 'r'), entry(2, '1.q1', 'ri'), entry(3, '1.q1', 'river'));
  expect(journal.waiting).toEqual([{ ...entry(1, '1.q1', 'river'), at: 3 }]);
});

test('a letter typed while the answer is on its way is a new entry: the id that was sent keeps its value', () => {
  const sent = seal(written(fresh(), entry(1, '1.q1', 'riv')), 50);
  const journal = written(sent.journal, entry(2, '1.q1', 'rive'));
  expect(journal.waiting.map(({ id, value }) => [id, value])).toEqual([
    ['id-1', 'riv'],
    ['id-2', 'rive'],
  ]);
  const acknowledged = acknowledge(journal, sent.batch, 4);
  expect(answersOf(acknowledged.journal)).toEqual({ '1.q1': 'rive' });
  expect(acknowledged.renewed).toMatchObject([{ id: 'id-2', was: 'riv' }]);
});

test('an entry whose reply was lost is not changed either: the server may know it', () => {
  const sent = seal(written(fresh(), entry(1, '1.q1', 'riv')), 50).journal;
  // No acknowledgement came; the learner goes on typing before the second try.
  const again = seal(written(sent, entry(2, '1.q1', 'river')), 50);
  expect(again.batch.map(({ id, value }) => [id, value])).toEqual([
    ['id-1', 'riv'],
    ['id-2', 'river'],
  ]);
});

test('after a reload, what the last visit left is shown and sealed', () => {
  const { journal } = openJournal({ revision: 3, answers: { '1.q1': 'old' } }, [
    entry(8, '1.q2', 'B'),
    entry(7, '1.q1', 'new', 'old'),
  ]);
  expect(answersOf(journal)).toEqual({ '1.q1': 'new', '1.q2': 'B' });
  expect(journal.waiting.map(({ seq }) => seq)).toEqual([7, 8]);
  expect(journal.sealed).toBe(2);
  expect(nextSeq(journal, 0)).toBe(9);
});

test('a batch has a size; the rest waits its turn', () => {
  const journal = written(fresh(), entry(1, 'a', '1'), entry(2, 'b', '2'), entry(3, 'c', '3'));
  const first = seal(journal, 2);
  const rest = acknowledge(first.journal, first.batch, 4).journal;
  expect(rest).toEqual({ revision: 4, base: { a: '1', b: '2' }, waiting: [entry(3, 'c', '3')], sealed: 0 });
});

describe('somebody else wrote to the same attempt', () => {
  const mine = written(fresh({ q1: 'A', q2: 'A' }), entry(1, 'q1', 'B'));
  test.each([
    { theirs: { q1: 'A', q2: 'C' }, clashes: 0, why: 'they answered another question: both stand' },
    { theirs: { q1: 'B', q2: 'A' }, clashes: 0, why: 'they gave the same answer' },
    { theirs: { q1: 'C', q2: 'A' }, clashes: 1, why: 'one question, two answers: the learner chooses' },
    { theirs: { q2: 'A' }, clashes: 1, why: 'they cleared what we changed' },
  ])('$why', ({ theirs, clashes }) => {
    const met = openJournal({ revision: 9, answers: theirs }, mine.waiting);
    expect(met.clashes).toHaveLength(clashes);
    expect(met.journal.revision).toBe(9);
    expect(answersOf(met.journal).q1).toBe('B');
  });

  test('a phone that comes back after an hour does not push its old answer over the newer one unasked', () => {
    const left = [entry(4, 'q1', 'B', 'A')];
    const { clashes } = openJournal({ revision: 30, answers: { q1: 'D' } }, left);
    expect(clashes).toEqual([{ key: 'q1', mine: 'B', theirs: 'D' }]);
  });

  test('our own earlier answer, acknowledged or not, is never a clash', () => {
    const sent = seal(written(fresh(), entry(1, 'q1', 'riv')), 50);
    const typed = written(sent.journal, entry(2, 'q1', 'river'));
    expect(openJournal({ revision: 4, answers: { q1: 'riv' } }, typed.waiting).clashes).toEqual([]);
    const { journal } = acknowledge(typed, sent.batch, 4);
    expect(openJournal({ revision: 4, answers: { q1: 'riv' } }, journal.waiting).clashes).toEqual([]);
  });

  test('taking theirs drops ours on that question and nothing else', () => {
    const both = written(mine, entry(2, 'q3', 'D'));
    const met = openJournal({ revision: 9, answers: { q1: 'C', q2: 'A' } }, both.waiting);
    const { journal, dropped } = drop(met.journal, ['q1']);
    expect(answersOf(journal)).toEqual({ q1: 'C', q2: 'A', q3: 'D' });
    expect(dropped.map(({ id }) => id)).toEqual(['id-1']);
  });
});

test('whatever is written, sent, lost and acknowledged in whatever order: the last answer given is the answer shown', () => {
  const step = fc.oneof(
    fc.record({ do: fc.constant('write' as const), key: fc.constantFrom('a', 'b', 'c'), value: fc.string() }),
    fc.record({ do: fc.constant('send' as const), most: fc.integer({ min: 1, max: 3 }), arrives: fc.boolean() }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let journal = fresh();
      const given: Record<string, string> = {};
      /** A server that applies each id once. */
      const server = { ids: new Set<string>(), answers: {} as Record<string, unknown> };
      let seq = 0;
      const deliver = (most: number, arrives: boolean) => {
        const sent = seal(journal, most);
        journal = sent.journal;
        for (const { id, key, value } of sent.batch) {
          if (server.ids.has(id)) continue;
          server.ids.add(id);
          server.answers[key] = value;
        }
        if (arrives) journal = acknowledge(journal, sent.batch, journal.revision + 1).journal;
      };
      for (const one of steps) {
        if (one.do === 'send') deliver(one.most, one.arrives);
        else {
          given[one.key] = one.value;
          seq += 1;
          journal = write(journal, entry(seq, one.key, one.value)).journal;
        }
        expect(answersOf(journal)).toEqual(given);
      }
      deliver(100, true);
      expect(server.answers).toEqual(given);
      expect(journal.waiting).toEqual([]);
    }),
  );
});
