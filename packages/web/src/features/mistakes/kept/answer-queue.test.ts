import { ApiError } from '@ninefold/contract/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '#lib/api.ts';
import { kept, sendAnswer, sendKept } from './answer-queue.ts';

const answers = vi.fn();
vi.mock('#lib/api.ts', () => ({ api: { mistakes: { answer: (input: unknown) => answers(input) } } }));
const away = () => Promise.reject(new ApiError({ error: 'network', code: 0, msg: '' }));
const refused = () => Promise.reject(new ApiError({ error: 'not_found', code: 404, msg: '' }));

beforeEach(() => {
  window.localStorage.clear();
  answers.mockReset();
});
afterEach(() => expect(api).toBeDefined());

test('an answer that gets through is not kept', async () => {
  answers.mockResolvedValue({ right: 1 });
  expect(await sendAnswer({ id: 1, key: 'first-answer', value: 'B' })).toEqual({ right: 1 });
  expect(kept()).toEqual([]);
});

test('without a network it is kept, and sent later with its key', async () => {
  answers.mockImplementation(away);
  expect(await sendAnswer({ id: 1, key: 'first-answer', value: 'B' })).toBe('kept');
  expect(await sendAnswer({ id: 2, key: 'second-answer' })).toBe('kept');
  expect(await sendKept()).toBe(0);
  answers.mockReset();
  answers.mockResolvedValue({ right: 1 });
  expect(await sendKept()).toBe(2);
  expect(answers.mock.calls).toEqual([[{ id: 1, key: 'first-answer', value: 'B' }], [{ id: 2, key: 'second-answer' }]]);
  expect(kept()).toEqual([]);
});

test('a session that has ended loses no answer: it is sent after the next log-in', async () => {
  answers.mockRejectedValueOnce(new ApiError({ error: 'not_logged_in', code: 401, msg: '' }));
  expect(await sendAnswer({ id: 1, key: 'first-answer' })).toBe('kept');
  answers.mockResolvedValue({ right: 1 });
  expect(await sendKept()).toBe(1);
});

test('what the server refuses is not sent for ever, and holds up nothing behind it', async () => {
  answers.mockImplementation(away);
  await sendAnswer({ id: 1, key: 'first-answer' });
  await sendAnswer({ id: 2, key: 'second-answer' });
  answers.mockReset();
  answers.mockImplementationOnce(refused).mockResolvedValue({ right: 1 });
  expect(await sendKept()).toBe(2);
  expect(kept()).toEqual([]);
});

test('a storage that holds nonsense holds nothing', () => {
  window.localStorage.setItem('nf-mistake-answers', '{');
  expect(kept()).toEqual([]);
});
