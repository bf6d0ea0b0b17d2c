import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeApp, openApp, refusal } from '../app.testing.tsx';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {});
});
afterEach(closeApp);

const sentence = (order: number, content: string, zh = '') => ({
  ...{ order, turn: 't1', by: 'h', content, zh },
  ...{ start: order * 5, end: order * 5 + 4 },
});
const paper = {
  ...{ id: 7, hash: 'h', part: 2, title: { en: 'A library', zh: '图书馆' } },
  audio: { url: '/content/x/a.mp3', seconds: 60, peaks_url: '/content/x/a.json' },
  speakers: [{ id: 'h', name: 'Helen' }],
  content: [sentence(1, 'Good morning.'), sentence(2, 'The archive was moved.'), sentence(3, 'It flooded twice.')],
  progress: { order: 2, heard: [1] },
  dictation: null,
};

const open = (answers: Record<string, unknown> = {}, path = '/listening-enhance/7') =>
  openApp(path, { answers: { 'listening/get-sentence-paper': paper, ...answers } });

test('a section opens at the sentence where the learner was, and says how much was heard', async () => {
  await open();
  await waitFor(() => expect(document.querySelector('[data-sentence="2"]')).toBeTruthy());
  expect(screen.getByText('已听 1 / 3')).toBeTruthy();
  expect(screen.getByText('第 2 句，共 3 句')).toBeTruthy();
});

test('no translation is promised where the pack has none', async () => {
  await open();
  await screen.findByText('第 2 句，共 3 句');
  expect(screen.queryByRole('button', { name: '显示译文' })).toBeNull();
  closeApp();
  const content = [sentence(1, 'Good morning.', '早上好。')];
  await open({ 'listening/get-sentence-paper': { ...paper, content, progress: { order: 1, heard: [] } } });
  await act(async () => void fireEvent.click(await screen.findByRole('button', { name: '显示译文' })));
  expect(screen.getByText('早上好。')).toBeTruthy();
});

test('the arrows turn the sentences and stop at both ends', async () => {
  await open();
  await screen.findByText('第 2 句，共 3 句');
  const press = (code: string) => act(async () => void fireEvent.keyDown(document.body, { code }));
  for (const _ of [1, 2, 3]) await press('ArrowRight');
  expect(screen.getByText('第 3 句，共 3 句')).toBeTruthy();
  for (const _ of [1, 2, 3, 4]) await press('ArrowLeft');
  expect(screen.getByText('第 1 句，共 3 句')).toBeTruthy();
});

test('while it is dictated, no sentence is on the screen before it was written', async () => {
  const dictation = {
    ...{ id: 3, paper_id: 7, state: 'open', total: 3, started_at: 1, done_at: 0 },
    lines: [{ order: 1, given: 'good', right: 1, total: 2, words: [], at: 1 }],
    tally: { right: 1, total: 2, lines: 1, perfect: 0, slips: { misheard: 0, misspelt: 0, missed: 1, extra: 0 } },
  };
  await open({ 'listening/get-sentence-paper': { ...paper, dictation } }, '/listening-enhance/7?mode=dictation');
  expect(await screen.findByRole('button', { name: '继续听写（1 / 3）' })).toBeTruthy();
  expect(screen.getByText('Good morning.')).toBeTruthy();
  expect(screen.queryByText('The archive was moved.')).toBeNull();
});

test.each([
  { error: 'vip_needed', says: '这段要开通听力会员才能练', way: '看看听力会员' },
  { error: 'attempt_open', says: '这段正在考试中', way: '回听力列表' },
])('refused with $error: $says', async ({ error, says, way }) => {
  await open({ 'listening/get-sentence-paper': refusal(error, 403) });
  expect(await screen.findByText(says)).toBeTruthy();
  expect(screen.getByRole('link', { name: way })).toBeTruthy();
});

test('reading aloud shows the last score of each sentence; one that failed asks for another reading', async () => {
  const score = (order: number, more: object) => ({
    ...{ id: order, order, state: 'scored', recording_id: order, file_url: '', ref_text: 'It flooded twice.' },
    ...{ total_score: 0, pron_fluency: 0, pron_accuracy: 0, pron_completion: 0, assessed: 0, reason: '', why: null },
    ...{ words: [], seconds: 2, read_at: 1, queue: null, tries: [] },
    ...more,
  });
  const list = [
    score(1, { total_score: 82, assessed: 1, tries: [64, 82] }),
    score(2, { reason: 'silence', why: { zh: '没有听到声音。', en: 'Nothing was heard.' } }),
  ];
  await open({ 'listening/get-sentence-score-list': { list } }, '/listening-enhance/7?mode=read');
  expect(await screen.findByText('已跟读 1 / 3')).toBeTruthy();
  expect(await screen.findByText(/没有听到声音/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /1 Good morning\. 82/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: /需要再读一遍/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: /还没跟读/ })).toBeTruthy();
});
