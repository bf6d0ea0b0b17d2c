// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { journalStore } from '#practice/journal/open-store.ts';
import type { Draft } from './draft.ts';
import { TEXT } from './draft-save.ts';
import { handInExam } from './hand-in.ts';

/** The exam's tasks: 8 is on the screen, 9 was written before, and some of it offline. */
const record = { id: 8, other_record: 9 } as Draft['record'];
const finish = async () => {};
const written = { id: 'change-1', seq: 1, key: TEXT, value: 'written offline', was: '', at: 0 };

type Sent = { path: string; input: Record<string, unknown> };

/** Calls in their order; `null`: no network. */
function answering(answers: Record<string, unknown>): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    const name = path.replace('/api/', '');
    sent.push({ path: name, input: JSON.parse(body) });
    if (answers[name] === null) throw new TypeError('offline');
    return new Response(JSON.stringify({ code: 200, msg: '', data: answers[name] ?? {} }));
  });
  return sent;
}
const other = { id: 9, paper_id: 4, isDraft: 1, revision: 2, content: '', outline: '' };
const saved = { outcome: 'saved', revision: 3 };

afterEach(async () => {
  (await journalStore('essays')).forget(9);
  vi.unstubAllGlobals();
});

test('what was written of the other task goes first, and one press hands in both', async () => {
  const store = await journalStore('essays');
  await store.put(9, written);
  const sent = answering({ 'exercise/get-essay-record-info': other, 'exercise/save-essay-record-info': saved });
  await handInExam({ record, finish });
  expect(sent.map(({ path }) => path)).toEqual([
    'exercise/get-essay-record-info',
    'exercise/save-essay-record-info',
    'writing/hand-in',
  ]);
  expect(sent[1]?.input).toMatchObject({ id: 9, content: 'written offline', revision: 2 });
  expect(sent[2]?.input).toEqual({ id: 8 });
  expect(await store.entries(9)).toEqual([]);
});

test('while it cannot be sent nothing is handed in, and the words stay on this device', async () => {
  const store = await journalStore('essays');
  await store.put(9, written);
  const sent = answering({ 'exercise/get-essay-record-info': other, 'exercise/save-essay-record-info': null });
  await expect(handInExam({ record, finish })).rejects.toMatchObject({ error: 'network' });
  expect(sent.some(({ path }) => path === 'writing/hand-in')).toBe(false);
  expect(await store.entries(9)).toHaveLength(1);
});

test('two texts of the other task: the one of this device is handed in, and the server keeps the other', async () => {
  await (await journalStore('essays')).put(9, written);
  const theirs = { ...other, content: 'from another device' };
  const sent = answering({ 'exercise/get-essay-record-info': theirs, 'exercise/save-essay-record-info': saved });
  await handInExam({ record, finish });
  expect(sent[1]?.input).toMatchObject({ content: 'written offline', force: true });
});

test('nothing unsent, one task: one call', async () => {
  const sent = answering({});
  await handInExam({ record: { ...record, other_record: 0 }, finish });
  await handInExam({ record, finish });
  expect(sent.map(({ path }) => path)).toEqual(['writing/hand-in', 'writing/hand-in']);
});
