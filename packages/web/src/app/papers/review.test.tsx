import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeApp, openApp } from '../app.testing.tsx';
import { attempt, noFilters, paperRow, result } from './papers.testing.ts';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(closeApp);

const press = (button: HTMLElement) => act(async () => void fireEvent.click(button));
const row = (n: number) => document.querySelector<HTMLElement>(`[data-review="${n}"]`)!;

async function openReview(answers: Record<string, unknown> = {}, more = '') {
  const app = await openApp(`/reading-next/31?attempt=9&view=review${more}`, {
    answers: {
      'attempt/get-attempt': attempt,
      'attempt/get-result': result,
      'mistakes/get-list': { list: [], total: 0 },
      'reading/get-search-config': noFilters,
      'reading/get-search-list': { list: [paperRow(40)], total: 4 },
      ...answers,
    },
  });
  await screen.findByRole('heading', { name: 'Walking backwards', level: 1 });
  return app;
}

test('the head tells wrong from not answered, why there is no band, and the weakest type', async () => {
  await openReview();
  const head = screen.getByRole('region', { name: '成绩' });
  expect(head.textContent).toContain('3 / 6');
  expect(head.textContent).toContain('错 2 题，没答 1 题');
  expect(head.textContent).toContain('才有估分');
  expect(head.textContent).toContain('最弱：判断 1 / 3');
  // 140 s a question where the average is 100.
  expect(head.textContent).toContain('多 40 秒');
});

test('a band says what the next one needs', async () => {
  const band = { band: 7.5, more: 2, next: 8, test: 'academic_reading' };
  await openReview({ 'attempt/get-result': { ...result, right: 33, total: 40, band } });
  expect(screen.getByRole('heading', { name: '再对 2 题就是 8.0' })).toBeTruthy();
  expect(screen.getByText('估分 7.5')).toBeTruthy();
});

test('the button for the weakest type leads to ten more questions of it, and papers with it are counted', async () => {
  await openReview();
  const link = await screen.findByRole('link', { name: '再练十道判断' });
  expect(link.getAttribute('href')).toMatch(/training-drill\/reading\/tfng$/);
  expect(await screen.findByText(/还有 4 篇没做过的有这种题/)).toBeTruthy();
});

test('when every paper of that type was tried, nothing is said of papers', async () => {
  const { asked } = await openReview({ 'reading/get-search-list': { list: [], total: 0 } });
  await waitFor(() => expect(asked.some(({ path }) => path === 'reading/get-search-list')).toBe(true));
  expect(screen.queryByText(/篇没做过的有这种题/)).toBeNull();
});

test('one row is open; right answers stay folded in one line', async () => {
  await openReview();
  expect(within(row(2)).getByRole('button', { expanded: true })).toBeTruthy();
  expect(row(2).textContent).toContain('第 2 题的解释');
  expect(row(1).textContent).toContain('答对');
  expect(row(1).textContent).not.toContain('解释');
  expect(row(6).textContent).toContain('写了 wods，应为 wood');
  expect(row(3).textContent).toContain('没答，应选 TRUE');
});

test('whoever comes for one question finds it unfolded', async () => {
  await openReview({}, '&question=6');
  expect(within(row(6)).getByRole('button', { expanded: true })).toBeTruthy();
  expect(within(row(2)).queryByRole('button', { expanded: true })).toBeNull();
});

test('a cell of the answer sheet says what became of its question, and jumps to it', async () => {
  await openReview();
  const sheet = screen.getByRole('region', { name: '答题卡' });
  expect(within(sheet).getAllByRole('button')).toHaveLength(6);
  expect(within(sheet).getByRole('button', { name: '第 3 题，没答' })).toBeTruthy();
  await press(within(sheet).getByRole('button', { name: '第 6 题，错' }));
  expect(row(6).textContent).toContain('拼写');
  expect(within(row(6)).getByRole('button', { expanded: true })).toBe(document.activeElement);
  expect(within(sheet).getByRole('button', { current: true }).textContent).toBe('6');
});

test('a jump to a right answer shows it even while only the lost ones are listed', async () => {
  await openReview();
  await press(screen.getByRole('tab', { name: '没答对 3' }));
  expect(row(1)).toBeNull();
  await press(screen.getByRole('button', { name: '第 1 题，对' }));
  expect(row(1).textContent).toContain('第 1 题的解释');
});

test('the second language waits behind its button, and then holds for every question', async () => {
  await openReview();
  expect(screen.queryByText('Why question 2')).toBeNull();
  await press(screen.getByRole('button', { name: 'English', pressed: false }));
  expect(screen.getByText('Why question 2')).toBeTruthy();
  await press(screen.getByRole('button', { name: '第 6 题，错' }));
  expect(screen.getByText('Why question 6')).toBeTruthy();
});

test('evidence names its paragraph, and the text shows that letter although the questions asked for none', async () => {
  const { router } = await openReview();
  await press(within(row(2)).getByRole('button', { name: '在原文里看 A 段' }));
  await waitFor(() => expect(router.state.location.search).toMatchObject({ view: 'text' }));
  const text = await waitFor(() => {
    const shown = document.querySelector<HTMLElement>('[data-review-text]');
    if (!shown) throw new Error('the text is not there yet');
    return shown;
  });
  expect(within(text).getByText('A', { selector: 'b' })).toBeTruthy();
  expect(text.querySelector('mark[data-spot]')?.textContent).toBe('The board had spikes.');
});

test('types and times stand in one table with the weakest marked', async () => {
  await openReview();
  const table = screen.getByRole('table');
  expect(within(table).getByRole('row', { name: /最弱题型\s*判断 1–3 1\/3 7:00 2:20/ })).toBeTruthy();
  expect(within(table).getByRole('row', { name: /全卷 1–6 3\/6 10:00 1:40/ })).toBeTruthy();
});
