import { expect, test } from 'vitest';
import type { PaperSource } from './practice-kit.ts';
import { againPath, attemptPath } from './record-path.ts';

const source: Pick<PaperSource, 'paperPath'> = {
  paperPath: (id, search = {}) => ({ to: '/reading-next/$id', params: { id }, search }),
};
const record = { id: 9, kind: 'paper', source_id: 31, papers: [31], state: 'marked' } as const;

test('a finished one opens its review, and is taken again from its start', () => {
  expect(attemptPath(source, record)).toMatchObject({ params: { id: 31 }, search: { attempt: 9, view: 'review' } });
  expect(againPath(source, record)).toMatchObject({ params: { id: 31 }, search: {} });
});

test('an unfinished one goes on', () => {
  expect(attemptPath(source, { ...record, state: 'open' })).toMatchObject({ search: { attempt: 9 } });
  expect(attemptPath(source, { ...record, state: 'open' }).search).not.toHaveProperty('view');
});

test('a set of one’s own keeps its papers in their order', () => {
  const own = { ...record, kind: 'own', source_id: 0, papers: [32, 31] } as const;
  expect(againPath(source, own)).toMatchObject({ params: { id: 32 }, search: { own: '32-31' } });
});
