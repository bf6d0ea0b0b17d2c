import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { ownMessages } from '#features/writing/subject/own.messages.ts';
import { closeApp, openApp } from '../app.testing.tsx';

beforeAll(async () => {
  await Promise.all([import('#features/writing/subject/OwnQuestionPage.tsx'), ownMessages.load('zh')]);
}, 120_000);
afterEach(() => {
  vi.useRealTimers();
  closeApp();
});

const subject = {
  ...{ id: 5, record_id: 5, paper_id: 0, task: 1, prompt: 'Q', subject_url: '', content: '', isDraft: 1, status: 1 },
  ...{ subject_status: 3, reasons: [], humor_reply: '', feedback: false },
};

/** Checks a question whose state the server tells as `status` says. */
async function check(status: () => number) {
  const app = await openApp('/writing-feedback-task-1', {
    answers: {
      'exercise/save-essay-record-info': { id: 5 },
      'exercise/save-essay-record-subject': subject,
      'exercise/check-essay-subject': () => ({
        ...subject,
        subject_status: status(),
        humor_reply: status() === 2 ? '这里没有问题可答。' : '',
      }),
    },
  });
  fireEvent.change(await screen.findByRole('textbox', { name: /题目/ }), { target: { value: 'The chart below' } });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '检查题目' })));
  const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
  await pass(100);
  return { pass, asked: () => app.timesAsked('exercise/check-essay-subject') };
}

test('while it is checked the server is asked every two seconds; passed, it can be written about', async () => {
  let status = 3;
  const { pass, asked } = await check(() => status);
  expect(screen.getByText('正在检查题目')).toBeTruthy();
  expect(asked()).toBe(1);
  await pass(2_000);
  await pass(2_000);
  expect(asked()).toBe(3);
  status = 1;
  await pass(2_000);
  expect(screen.getByText(/题目可以用/)).toBeTruthy();
  expect(screen.getByRole('button', { name: '开始写' })).toBeTruthy();
  await pass(10_000);
  expect(asked()).toBe(4);
});

test('refused, it says why, and the question stays to be changed', async () => {
  await check(() => 2);
  expect(screen.getByText(/这个题目用不了/).textContent).toContain('这里没有问题可答');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /题目/ }).value).toBe('The chart below');
});

test('after a minute without a result it is given up, and can be checked once more', async () => {
  let status = 3;
  const { pass, asked } = await check(() => status);
  for (let second = 0; second < 62; second += 2) await pass(2_000);
  expect(screen.getByText(/检查了一分钟还没有结果/)).toBeTruthy();
  const before = asked();
  await pass(20_000);
  expect(asked()).toBe(before);
  status = 1;
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '再检查一次' })));
  await pass(100);
  expect(screen.getByText(/题目可以用/)).toBeTruthy();
});
