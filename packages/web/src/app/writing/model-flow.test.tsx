import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { flowMessages } from '#features/writing/model-flow/flow.messages.ts';
import { queryClient } from '#lib/query-client.ts';
import { closeApp, guest, openApp, refusal } from '../app.testing.tsx';

beforeAll(async () => {
  await Promise.all([import('#features/writing/model-flow/ModelFlowPage.tsx'), flowMessages.load('zh')]);
}, 120_000);
afterEach(closeApp);

const usable = {
  ...{ is_available: 1, humor_reply: '', topic_source: 'user', paper_id: 0, task: 2, requirement: '写 270 词左右。' },
  ...{ near: [], sides: [], ideas: [] },
};
const auth = { is_auth: true, pays_with: 'coins', coins: 40, remaining_points: 100 };
const TITLE = 'Should towns close their centres to cars?';

const open = (answers: Record<string, unknown> = {}) =>
  openApp('/model-essay', {
    answers: {
      'model-essay/get-record': null,
      'model-essay/check-auth': auth,
      'model-essay/check-subject': usable,
      'topic/get-list': { list: [], total: 0, page: 1, pageSize: 10 },
      ...answers,
    },
  });
const press = (name: RegExp | string) =>
  act(async () => void fireEvent.click(await screen.findByRole('button', { name })));
async function asFarAsCreating() {
  fireEvent.change(await screen.findByRole('textbox', { name: '题目' }), { target: { value: TITLE } });
  for (const step of ['思路', '要求', '生成']) await press(`下一步：${step}`);
}

test('a title that cannot be used is told why and stays', async () => {
  await open({ 'model-essay/check-subject': { ...usable, is_available: 2, humor_reply: '这不像一道题。' } });
  fireEvent.change(await screen.findByRole('textbox', { name: '题目' }), { target: { value: TITLE } });
  await press('下一步：思路');
  expect(await screen.findByText('这不像一道题。')).toBeTruthy();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: '题目' }).value).toBe(TITLE);
});

test('a check that fails is a title that cannot be used, with a general sentence', async () => {
  await open({ 'model-essay/check-subject': refusal('internal', 500) });
  fireEvent.change(await screen.findByRole('textbox', { name: '题目' }), { target: { value: TITLE } });
  await press('下一步：思路');
  expect(await screen.findByText(/出了点问题/)).toBeTruthy();
});

test('not authorised: the ways to pay instead of a making', async () => {
  const app = await open({ 'model-essay/check-auth': { ...auth, is_auth: false, remaining_points: 10 } });
  await asFarAsCreating();
  await press('生成');
  expect(await screen.findByRole('link', { name: '看会员方案' }, { timeout: 20_000 })).toBeTruthy();
  expect(app.timesAsked('model-essay/save-record')).toBe(0);
});

test('a guest is led to the log-in and finds everything again; a reload loses nothing either', async () => {
  await open({
    'student/get-info': guest,
    'model-essay/check-auth': { ...auth, is_auth: false, pays_with: 'guest' },
  });
  await asFarAsCreating();
  await press('生成');
  const link = await screen.findByRole('link', { name: '去登录' }, { timeout: 20_000 });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('/login?return=/model-essay');
  cleanup();
  queryClient.clear();
  await open();
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: '题目' })).value).toBe(TITLE);
});
