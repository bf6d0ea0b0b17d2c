// @vitest-environment happy-dom
import { ApiError } from '@ninefold/contract/client';
import type { MistakePlace } from '@ninefold/contract/mistakes/mistake';
import { beforeEach, expect, test, vi } from 'vitest';
import { kept, sendAnswer, sendKept } from './answer-queue.ts';

const answers = vi.fn();
/** Behind the client, not in its place: files of one worker share their modules, and the client may be in use already. */
async function server(_path: string, { body }: { body: string }) {
  const answer = await Promise.resolve(answers(JSON.parse(body))).then(
    (data: unknown) => ({ code: 200, msg: '', data }),
    ({ error, code, message }: ApiError) => {
      if (error === 'network') throw new TypeError('no network');
      return { error, code, msg: message };
    },
  );
  return new Response(JSON.stringify(answer));
}
const failing = (error: 'network' | 'not_found' | 'forbidden' | 'not_logged_in' | 'internal', code: number) => () =>
  Promise.reject(new ApiError({ error, code, msg: '' }));
const away = failing('network', 0);

const both = { zh: '', en: '' };
const place: MistakePlace = {
  source: 'attempt',
  attempt_id: 9,
  key: '31.q7',
  n: [7],
  title: both,
  paper: both,
  text: '',
};
const where = { attempt_id: 9, key: '31.q7' };
const [lin, chen, guest] = [
  { id: 1, role: 'student' },
  { id: 2, role: 'student' },
  { id: 3, role: 'tourist' },
] as const;

beforeEach(() => {
  window.localStorage.clear();
  answers.mockReset();
  vi.stubGlobal('fetch', server);
});

async function keepTwo(giver: typeof lin | typeof guest) {
  answers.mockImplementation(away);
  expect(await sendAnswer({ id: 1, key: 'first-answer', value: 'B', place }, giver)).toBe('kept');
  expect(await sendAnswer({ id: 2, key: 'second-answer', place }, giver)).toBe('kept');
  answers.mockReset();
}
const sentKeys = () => answers.mock.calls.map(([{ key }]) => key);

test('an answer that gets through is not kept', async () => {
  answers.mockResolvedValue({ right: 1 });
  expect(await sendAnswer({ id: 1, key: 'first-answer', value: 'B', place }, lin)).toEqual({ right: 1 });
  expect(kept()).toEqual([]);
});

test('without a network it is kept, and sent later with its key, its place and its learner', async () => {
  await keepTwo(lin);
  answers.mockImplementation(away);
  expect(await sendKept(lin)).toBe(0);
  answers.mockReset();
  answers.mockResolvedValue({ right: 1 });
  expect(await sendKept(lin)).toBe(2);
  expect(answers.mock.calls).toEqual([
    [{ id: 1, key: 'first-answer', value: 'B', place: where, by: lin.id }],
    [{ id: 2, key: 'second-answer', place: where, by: lin.id }],
  ]);
  expect(kept()).toEqual([]);
});

test('an answer about an essay is found again by its place too', async () => {
  answers.mockImplementation(away);
  const essay = {
    source: 'essay',
    record_id: 4,
    paper_id: 0,
    task: 2,
    title: both,
    sentence: 'x',
    start: 3,
    end: 8,
  } as const;
  await sendAnswer({ id: 1, key: 'essay-answer', value: 'are', place: essay }, guest);
  expect(kept()).toMatchObject([{ place: { record_id: 4, start: 3, end: 8 }, by: guest.id }]);
});

test('a session that has ended loses no answer: it is sent after the next log-in', async () => {
  answers.mockImplementationOnce(failing('not_logged_in', 401));
  expect(await sendAnswer({ id: 1, key: 'first-answer', place }, lin)).toBe('kept');
  answers.mockResolvedValue({ right: 1 });
  expect(await sendKept(lin)).toBe(1);
});

test('somebody else who logs in on the device neither sends them nor throws them away', async () => {
  await keepTwo(lin);
  expect(await sendKept(chen)).toBe(0);
  expect(answers).not.toHaveBeenCalled();
  answers.mockResolvedValue({ right: 1 });
  expect(await sendKept(lin)).toBe(2);
});

test('a guest’s are sent by the account the guest became', async () => {
  await keepTwo(guest);
  answers.mockResolvedValue({ right: 1 });
  expect(await sendKept(lin)).toBe(2);
  expect(answers.mock.calls[0]?.[0]).toMatchObject({ by: guest.id });
});

test('an account that was another guest’s keeps them for their owner and sends its own behind them', async () => {
  await keepTwo(guest);
  answers.mockImplementation(away);
  await sendAnswer({ id: 5, key: 'third-answer', place }, chen);
  answers.mockReset();
  answers.mockImplementation(({ by }: { by: number }) =>
    by === guest.id ? failing('forbidden', 403)() : Promise.resolve({ right: 1 }),
  );
  expect(await sendKept(chen)).toBe(1);
  expect(sentKeys()).toEqual(['first-answer', 'second-answer', 'third-answer']);
  expect(kept().map(({ key }) => key)).toEqual(['first-answer', 'second-answer']);
});

test('what the server refuses is not sent for ever, holds up nothing behind it, and is not told as sent', async () => {
  await keepTwo(lin);
  answers.mockImplementationOnce(failing('not_found', 404)).mockResolvedValue({ right: 1 });
  expect(await sendKept(lin)).toBe(1);
  expect(kept()).toEqual([]);
});

test('an answer that the server is in trouble over waits, and those behind it are sent', async () => {
  await keepTwo(lin);
  answers.mockImplementationOnce(failing('internal', 500)).mockResolvedValue({ right: 1 });
  expect(await sendKept(lin)).toBe(1);
  expect(kept().map(({ key }) => key)).toEqual(['first-answer']);
});

test('a storage that holds nonsense holds nothing', () => {
  window.localStorage.setItem('nf-mistake-answers', '{');
  expect(kept()).toEqual([]);
});
