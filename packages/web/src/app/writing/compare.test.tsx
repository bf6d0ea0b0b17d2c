import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeApp, openApp, refusal } from '../app.testing.tsx';
import { detail, draft, REPORT_1 } from './feedback.testing.ts';

afterEach(closeApp);

const SLIP = REPORT_1.corrections.find(({ rule }) => rule === 'the-same')!;
const text = `${REPORT_1.text.slice(0, SLIP.start)}${SLIP.replacement}${REPORT_1.text.slice(SLIP.end)}`;
const moved = <Place extends { start: number; end: number }>(place: Place): Place =>
  place.start < SLIP.start
    ? place
    : { ...place, start: place.start + SLIP.replacement.length, end: place.end + SLIP.replacement.length };
const gra = REPORT_1.criteria.gra;
/** The second draft: one correction made, grammar half a band higher. */
const AFTER = {
  ...REPORT_1,
  text,
  corrections: REPORT_1.corrections.filter((one) => one !== SLIP).map(moved),
  criteria: { ...REPORT_1.criteria, gra: { ...gra, band: gra.band + 0.5 } },
};
const side = (record_id: number, of: number, report: typeof REPORT_1, choices: object[] = []) => ({
  record_id,
  draft: of,
  text: report.text,
  words: 160,
  bands: null,
  report,
  choices,
  last_time: 1_793_000_000,
});
const drafts = [draft(9, { task: 1 }), draft(12, { task: 1, draft: 2, score: 6.5 }), draft(15, { task: 1, draft: 3 })];
const taken = { about: `${SLIP.start}-${SLIP.end}:${SLIP.rule}`, choice: 'taken', words: '', create_time: 1 };
const answers = {
  'exercise/get-compare-essay': {
    from: side(9, 1, REPORT_1, [taken]),
    to: side(12, 2, AFTER),
    movements: [],
    drafts,
  },
  'writing/get-score-detail': detail(AFTER, { record_id: 12, draft: 2, drafts }),
};

async function openCompare(width = 1440) {
  const app = await openApp('/writing-compare/12', { answers, width });
  await screen.findByRole('region', { name: '分数变化' });
  return app;
}

test('bands move from draft to draft, and a change within the error is called so', async () => {
  await openCompare();
  const movement = screen.getByRole('region', { name: '分数变化' });
  expect(movement.textContent).toContain('语法');
  expect(movement.textContent).toMatch(/0\.5在误差以内/);
  expect(movement.textContent).toContain('没有变化');
});

test('deletions stand only left, insertions only right, and every old remark has its fate', async () => {
  await openCompare();
  const row = screen.getByRole('row', { name: /Audio books/ });
  const [before, after] = row.querySelectorAll('td');
  expect(before?.querySelector('ins')).toBeNull();
  expect(after?.querySelector('ins')?.textContent).toBe('the');
  expect(screen.getByText('改好 1')).toBeTruthy();
  expect(screen.getByText(/采纳的 1 处修改，1 处写进了这一稿/)).toBeTruthy();
});

test('the first attempt stays as a line, and three drafts are in the table', async () => {
  await openCompare();
  const chart = screen.getByRole('region', { name: '每一稿的估分' });
  expect(within(chart).getByText('第 1 稿 6.0')).toBeTruthy();
  expect(within(chart).getAllByRole('row')).toHaveLength(4);
});

test('the address says which earlier draft it is held against, and with three drafts another can be chosen', async () => {
  const { asked } = await openApp('/writing-compare/12?earlier=9', { answers });
  expect(await screen.findByRole('button', { name: '和哪一稿比 第 1 稿' })).toBeTruthy();
  expect(asked.find(({ path }) => path === 'exercise/get-compare-essay')?.input).toEqual({ id: 12, with: 9 });
});

test('on a phone both drafts are one text with a switch', async () => {
  await openCompare(390);
  expect(screen.getByRole('radio', { name: '合成一稿' })).toBeTruthy();
  expect(document.querySelectorAll('#compare-panel ins')).toHaveLength(1);
});

test('with one draft there is nothing to compare, and the page says what is needed', async () => {
  await openApp('/writing-compare/9', { answers: { 'exercise/get-compare-essay': refusal('not_found', 404) } });
  expect(await screen.findByText('还只有一稿')).toBeTruthy();
  expect(screen.getByRole('link', { name: '回到反馈' }).getAttribute('href')).toMatch(/evaluation\/0\/9$/);
});

test('slips by kind: how often, whether they grow, and the sentence in which it was', async () => {
  const essay = (record_id: number, article: number) => ({
    record_id,
    paper_id: 31,
    prompt_id: 0,
    task: 2,
    draft: 1,
    title: { en: 'Essay', zh: '作文' },
    words: 250,
    kinds: { article },
    at: 1_793_000_000,
  });
  const sighting = {
    id: 5,
    record_id: 9,
    paper_id: 31,
    task: 2,
    title: { en: 'Essay', zh: '作文' },
    kind: 'article',
    start: 7,
    end: 9,
    original: 'an',
    replacement: 'a',
    sentence: 'I want an job.',
    explanation: { en: 'Why', zh: '为什么' },
    at: 1_793_000_000,
  };
  await openApp('/writing-errors', {
    answers: {
      'writing/get-error-kinds': {
        essays: 4,
        words: 1000,
        kinds: [{ kind: 'article', count: 14, essays: 4 }],
        // Newest first, as the server tells them.
        list: [essay(4, 1), essay(3, 2), essay(2, 5), essay(1, 6)],
      },
      'writing/get-error-list': { list: [sighting], has_more: 0 },
    },
  });
  const row = await screen.findByRole('button', { name: /冠词/ });
  expect(row.textContent).toContain('变少了');
  await act(async () => void fireEvent.click(row));
  expect((await screen.findByText('an')).tagName).toBe('DEL');
  expect(screen.getByRole('link', { name: '在反馈里看' }).getAttribute('href')).toMatch(/task-2\/9\?at=/);
});
