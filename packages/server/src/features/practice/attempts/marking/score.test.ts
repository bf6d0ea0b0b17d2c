import { expect, test } from 'vitest';
import type { PaperVersion } from '../../papers/papers.service.ts';
import { markOne } from './score.ts';

const gap = (key: string, accept: string[]) =>
  ({ key, n: [Number(key)], type: 'note-completion', interaction: 'gap', accept, reject: [] }) as const;
/** Two gaps that may change places; "rope" was added to the second key. */
const version = {
  id: 7,
  marks: [gap('1', ['lamp']), gap('2', ['boat', 'rope'])],
  anyOrder: [['1', '2']],
} as unknown as PaperVersion;
const LOST = ['WRONG'] as never;

test.each([
  {
    why: 'the key that was found already is not found twice',
    answers: { '7.1': 'rope', '7.2': 'boat' },
    before: { '7.1': LOST, '7.2': [null] },
    first: ['WRONG'],
  },
  {
    why: 'a key that nobody had found is found',
    answers: { '7.1': 'rope', '7.2': 'tent' },
    before: { '7.1': LOST, '7.2': LOST },
    first: [null],
  },
])('marked again where answers may change places: $why', ({ answers, before, first }) => {
  expect(markOne(version, answers, '7.1', before)).toEqual(first);
});
