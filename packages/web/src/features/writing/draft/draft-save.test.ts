import { expect, test } from 'vitest';
import { OUTLINE, saveOf, TEXT } from './draft-save.ts';

const record = { id: 5, paper_id: 3 };
const by = { writer: 'tab-1', seconds: 12 };
const entry = (key: string, value: string, seq: number) => ({ id: `id-${seq}`, seq, key, value, was: '', at: 0 });
const sheet = { answer: (key: string) => (key === TEXT ? 'typed on since' : 'plan') };

test('a save carries what was unsent when it was sealed, not what was typed since', () => {
  const unsent = { revision: 4, entries: [entry(TEXT, 'one', 1), entry(TEXT, 'one two', 2)], annotations: undefined };
  expect(saveOf(record, sheet, unsent, by)).toMatchObject({ id: 5, content: 'one two', outline: 'plan', revision: 4 });
});

test('a change of the outline alone must not empty the essay', () => {
  const unsent = { revision: 4, entries: [entry(OUTLINE, 'a new plan', 1)], annotations: undefined };
  expect(saveOf(record, sheet, unsent, by)).toMatchObject({ content: 'typed on since', outline: 'a new plan' });
});

test('a text that was chosen over another says so, until the server has it', () => {
  const chosen = { ...entry(TEXT, 'mine', 1), chosen: true as const };
  const unsent = { revision: 4, entries: [chosen, entry(TEXT, 'mine, and on', 2)], annotations: undefined };
  expect(saveOf(record, sheet, unsent, by)).toMatchObject({ content: 'mine, and on', force: true });
  expect(saveOf(record, sheet, { ...unsent, entries: [entry(TEXT, 'later', 3)] }, by)).not.toHaveProperty('force');
});

test('a laptop that slept for two days counts no more than a day', () => {
  const unsent = { revision: 0, entries: [], annotations: undefined };
  expect(saveOf(record, sheet, unsent, { ...by, seconds: 200_000 }).seconds).toBe(86_400);
});
