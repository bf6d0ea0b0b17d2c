import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeApp, openApp, refusal } from '../app.testing.tsx';
import { noFilters, paperRow, setRow } from './papers.testing.ts';

afterEach(closeApp);

const rowOf = async (title: string) => (await screen.findByText(title)).closest('li')!;
const jianYa = (...sets: ReturnType<typeof setRow>[]) => ({
  'reading/get-search-config': noFilters,
  'reading/get-jian-ya-list': { list: sets, total: sets.length },
});

test('a paper handed in without one right answer gets no green tick', async () => {
  const none = paperRow(40, { state: 'done', attempt_id: 3, best: 0 });
  const some = paperRow(41, { state: 'done', attempt_id: 4, best: 9 });
  await openApp('/reading-list', { answers: jianYa(setRow(1, [none, some])) });
  const tick = '.tabler-icon-circle-check-filled';
  expect((await rowOf('Paper 40')).querySelector(tick)).toBeNull();
  expect((await rowOf('Paper 41')).querySelector(tick)).not.toBeNull();
});

test('a link to a review says so in its address, so that the grey shapes are those of a review', async () => {
  const done = paperRow(40, { state: 'done', attempt_id: 3, best: 9 });
  await openApp('/reading-list', { answers: jianYa(setRow(1, [done, paperRow(41)])) });
  const link = within(await rowOf('Paper 40')).getByRole('link', { name: '看解析' });
  expect(link.getAttribute('href')).toMatch(/attempt=3&view=review/);
});

test('a shelf that nobody knows in the address is the first shelf, not an error', async () => {
  await openApp('/reading-list?shelf=cambridge', { answers: jianYa(setRow(1, [paperRow(40)])) });
  await rowOf('Paper 40');
  expect(screen.getByRole('tab', { name: '整套题' }).getAttribute('aria-selected')).toBe('true');
});

test('topics are rows with one disclaimer for all of them', async () => {
  const topic = (id: number) =>
    setRow(id, [paperRow(id + 100)], { shelf: 'ji_jing', whole: 0, basis: { zh: `依据 ${id}`, en: `Basis ${id}` } });
  const answers = {
    'reading/get-search-config': noFilters,
    'reading/get-ji-jing-list': { list: [topic(1), topic(2), topic(3)], total: 3 },
  };
  await openApp('/reading-list?shelf=ji_jing', { answers });
  await rowOf('Paper 101');
  expect(screen.getAllByText(/不是考场真题/)).toHaveLength(1);
  expect(screen.getByText('依据 3')).toBeTruthy();
  expect(within(await rowOf('Paper 102')).getByText('2026 · 20 分钟 · 13 题')).toBeTruthy();
});

test('a list that did not come says within three seconds what failed, and never blames twice', async () => {
  const lost = () => {
    throw new TypeError('Failed to fetch');
  };
  await openApp('/reading-list', {
    answers: { 'reading/get-search-config': noFilters, 'reading/get-jian-ya-list': lost },
  });
  const said = await screen.findByText('题库没有取到', {}, { timeout: 3000 });
  const alert = said.closest<HTMLElement>('[role="alert"]')!;
  expect(alert.textContent).toContain('连不上服务器');
  expect(alert.textContent).not.toContain('不是你的问题');
  expect(within(alert).getByRole('button', { name: '重试' })).toBeTruthy();
});

test('a paper that is not there says so and leads back to the list, with nothing to try again', async () => {
  await openApp('/reading-next/99', { answers: { 'reading/get-paper': refusal('not_found', 404) } });
  expect(await screen.findByText('没有找到这份试卷')).toBeTruthy();
  expect(screen.getByRole('link', { name: '回列表' }).getAttribute('href')).toMatch(/reading-list$/);
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
});
