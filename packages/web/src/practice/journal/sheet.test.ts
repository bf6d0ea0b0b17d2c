// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Entry } from './entry.ts';
import { localStorageStore } from './local-storage.ts';
import { openSheet, type SaveReply } from './sheet.ts';

/** The smallest server that keeps the rules: it applies each id once and refuses a stale revision. */
function smallServer() {
  const known = new Set<string>();
  const server = {
    revision: 0,
    answers: {} as Record<string, string>,
    saves: 0,
    reachable: true,
    loseReply: false,
    save: async ({ revision, entries }: { revision: number; entries: readonly Entry[] }): Promise<SaveReply> => {
      if (!server.reachable) throw new Error('no network');
      const fresh = entries.filter(({ id }) => !known.has(id));
      if (revision !== server.revision && fresh.length > 0)
        return { outcome: 'stale', elsewhere: false, revision: server.revision, answers: { ...server.answers } };
      server.saves += 1;
      for (const { id, key, value } of fresh) {
        known.add(id);
        server.answers[key] = String(value);
      }
      if (fresh.length > 0) server.revision += 1;
      if (server.loseReply) throw new Error('the reply was lost');
      return { outcome: 'saved', revision: server.revision };
    },
  };
  return server;
}

const store = localStorageStore();
let ids = 0;
function nextId(): string {
  ids += 1;
  return `id-${ids}`;
}

async function open(server: ReturnType<typeof smallServer>, attempt = 7) {
  const left = await store.entries(attempt);
  return openSheet(
    { attempt, server: { revision: server.revision, answers: { ...server.answers } }, left, annotations: undefined },
    { store, save: server.save, newId: nextId, now: () => Date.now() },
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => void vi.useRealTimers());

test('an answer is on the device in the tick it is given, before any timer has run', async () => {
  const sheet = await open(smallServer());
  sheet.give('1.q1', 'B');
  expect(localStorage.getItem('nf-journal-7')).toContain('"value":"B"');
});

test('it reaches the server within three seconds although the learner never stops typing', async () => {
  const server = smallServer();
  const sheet = await open(server);
  for (let letter = 1; letter <= 15; letter += 1) {
    sheet.give('1.q1', 'a'.repeat(letter));
    await vi.advanceTimersByTimeAsync(200);
  }
  expect(server.answers['1.q1']?.length).toBeGreaterThan(10);
  expect(sheet.status().savedAt).not.toBeNull();
});

test('a pause in typing is enough: one save, and the device has nothing left to remember', async () => {
  const server = smallServer();
  const sheet = await open(server);
  sheet.give('1.q1', 'r');
  sheet.give('1.q1', 'river');
  await vi.advanceTimersByTimeAsync(900);
  expect(server).toMatchObject({ answers: { '1.q1': 'river' }, saves: 1 });
  expect(await store.entries(7)).toEqual([]);
  expect(sheet.status()).toMatchObject({ waiting: 0, unreachable: false });
});

test('offline goes on; when the network is back all is sent in order, each once', async () => {
  const server = smallServer();
  const sheet = await open(server);
  server.reachable = false;
  for (const letter of ['A', 'B', 'C']) {
    sheet.give('1.q1', letter);
    sheet.give('1.q2', letter);
    await vi.advanceTimersByTimeAsync(20_000);
  }
  expect(sheet.status()).toMatchObject({ unreachable: true, savedAt: null });
  server.reachable = true;
  expect(await sheet.flush()).toBe(true);
  expect(server.answers).toEqual({ '1.q1': 'C', '1.q2': 'C' });
  expect(sheet.status()).toMatchObject({ waiting: 0, unreachable: false });
});

test('a reload in the middle loses nothing and sends what was left by itself', async () => {
  const server = smallServer();
  server.reachable = false;
  const before = await open(server);
  before.give('1.q1', 'kept');
  before.close();

  server.reachable = true;
  const after = await open(server);
  expect(after.answer('1.q1')).toBe('kept');
  await vi.advanceTimersByTimeAsync(10);
  expect(server.answers['1.q1']).toBe('kept');
});

test('a lost reply does not apply an answer twice, and what was typed meanwhile is not lost', async () => {
  const server = smallServer();
  const sheet = await open(server);
  server.loseReply = true;
  sheet.give('1.q1', 'riv');
  await vi.advanceTimersByTimeAsync(900);
  sheet.give('1.q1', 'river');
  server.loseReply = false;
  await sheet.flush();
  expect(server.answers['1.q1']).toBe('river');
  expect(sheet.status().clashes).toEqual([]);
});

test('another device answered another question: both stand and nobody is asked', async () => {
  const server = smallServer();
  const [here, there] = [await open(server), await open(server, 8)];
  there.give('1.q2', 'D');
  await there.flush();
  here.give('1.q1', 'A');
  await here.flush();
  expect(server.answers).toEqual({ '1.q1': 'A', '1.q2': 'D' });
  expect(here.answer('1.q2')).toBe('D');
});

test.each([
  { choice: 'mine' as const, answer: 'A' },
  { choice: 'theirs' as const, answer: 'D' },
])('two answers to one question: nothing is sent until the learner takes $choice', async ({ choice, answer }) => {
  const server = smallServer();
  const [here, there] = [await open(server), await open(server, 8)];
  there.give('1.q1', 'D');
  await there.flush();
  here.give('1.q1', 'A');
  await here.flush();
  expect(here.status().clashes).toEqual([{ key: '1.q1', mine: 'A', theirs: 'D' }]);
  expect(server.answers['1.q1']).toBe('D');

  here.settle(choice);
  await here.flush();
  expect(server.answers['1.q1']).toBe(answer);
  expect(here.answer('1.q1')).toBe(answer);
});

test('an answer that was chosen over another one still says so after a reload', async () => {
  const server = smallServer();
  const [here, there] = [await open(server), await open(server, 8)];
  there.give('text', 'theirs');
  await there.flush();
  here.give('text', 'mine');
  await here.flush();
  server.reachable = false;
  here.settle('mine');
  expect(here.unsent().entries).toMatchObject([{ value: 'mine', chosen: true }]);
  here.close();
  expect(await store.entries(7)).toMatchObject([{ value: 'mine', chosen: true }]);
});

test('a letter typed into one gap wakes one gap', async () => {
  const sheet = await open(smallServer());
  const [one, other] = [vi.fn(), vi.fn()];
  sheet.subscribe('1.q1', one);
  sheet.subscribe('1.q2', other);
  sheet.give('1.q1', 'x');
  expect(one).toHaveBeenCalledTimes(1);
  expect(other).not.toHaveBeenCalled();
});

test('once the server has closed the attempt nothing is written any more', async () => {
  const sheet = openSheet(
    { attempt: 7, server: { revision: 0, answers: {} }, left: [], annotations: undefined },
    { store, save: async () => ({ outcome: 'closed' }), newId: () => 'x', now: () => 0 },
  );
  sheet.give('1.q1', 'A');
  await sheet.flush();
  sheet.give('1.q1', 'B');
  expect(sheet.status().closed).toBe(true);
  expect(sheet.answer('1.q1')).toBe('A');
});

test('once another device writes, this one only shows; taking over sends what was kept here', async () => {
  const server = smallServer();
  let elsewhere = true;
  const sheet = openSheet(
    { attempt: 7, server: { revision: 0, answers: {} }, left: [], annotations: undefined },
    {
      store,
      save: async (batch) =>
        elsewhere ? { outcome: 'stale', elsewhere, revision: 5, answers: { '1.q2': 'D' } } : server.save(batch),
      newId: nextId,
      now: () => Date.now(),
    },
  );
  sheet.give('1.q1', 'A');
  await sheet.flush();
  expect(sheet.status().elsewhere).toBe(true);
  sheet.give('1.q1', 'B');
  expect(sheet.answer('1.q1')).toBe('A');

  elsewhere = false;
  server.answers['1.q2'] = 'D';
  sheet.resume({ revision: 0, answers: { ...server.answers }, annotations: {} }, await store.entries(7));
  await sheet.flush();
  expect(server.answers).toEqual({ '1.q1': 'A', '1.q2': 'D' });
  expect(sheet.answer('1.q2')).toBe('D');
});

test('highlights survive a reload before they were sent', async () => {
  const server = smallServer();
  server.reachable = false;
  const sheet = await open(server);
  sheet.putAnnotations({ flags: [3] });
  sheet.close();
  expect(await store.annotations(7)).toEqual({ flags: [3] });
});

test('a draft that an earlier version of the page kept is read, and is gone once the server has it', async () => {
  const left = { id: 'id-old', seq: 1, key: '1.q1', value: 'kept', was: '', at: 5 };
  localStorage.setItem('nf-journal-7', JSON.stringify({ entries: [left], work: { marks: [], flags: [3] } }));
  expect(await store.annotations(7)).toEqual({ marks: [], flags: [3] });
  const server = smallServer();
  const sheet = await open(server);
  expect(sheet.answer('1.q1')).toBe('kept');
  await sheet.flush();
  await store.putAnnotations(7, undefined);
  expect(await store.entries(7)).toEqual([]);
  expect(await store.annotations(7)).toBeUndefined();
});
