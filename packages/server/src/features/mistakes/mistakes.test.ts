// @postgres: one statement that writes five tables, key paging
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  handIn,
  keysOf,
  openPracticeSite,
  type PracticeSite,
  save,
  start,
} from '#features/practice/attempts/attempts.testing.ts';
import { answer, answerToday, counted, DAY, newLearner, rightFor, sit } from './mistakes.testing.ts';

let site: PracticeSite;
beforeAll(async () => {
  site = await openPracticeSite();
}, 180_000);
afterAll(() => site.close());

test('three questions lost are due the next day and closed by two right answers three days apart', async () => {
  const learner = await newLearner(site);
  await sit(site, learner, { 7: 'T', 9: 'T', 13: 'T' });
  const { api } = learner;
  expect((await api.mistakes.getToday({})).list).toEqual([]);

  site.later(DAY);
  const first = await api.mistakes.getToday({});
  expect(first.list.map(({ place }) => place.source === 'attempt' && place.n[0]).sort()).toEqual([13, 7, 9]);
  expect(await answerToday(site, learner)).toEqual(['counts', 'counts', 'counts']);
  expect(await api.mistakes.getToday({})).toMatchObject({ list: [], done: 3 });
  expect((await api.mistakes.getSummary({})).rows).toMatchObject([
    { skill: 'reading', kind: 'question', practised: 3 },
  ]);

  site.later(DAY);
  expect((await api.mistakes.getToday({})).list).toEqual([]);
  site.later(2 * DAY);
  expect(await answerToday(site, learner)).toEqual(['counts', 'counts', 'counts']);
  const summary = await api.mistakes.getSummary({});
  expect(summary.rows).toMatchObject([{ open: 0, practised: 0, closed: 3 }]);
  expect(summary.closed.at(-1)).toBe(3);
  const { sums, rows } = await counted(site, learner.user.id);
  expect(sums).toEqual(rows);
});

test('no card tells what is right, and every one has evidence that opens', async () => {
  const learner = await newLearner(site);
  await sit(site, learner, { 1: 'x', 4: 'x', 7: 'T', 12: '', 13: '' });
  site.later(DAY);
  const { list } = await learner.api.mistakes.getToday({});
  expect(list.map(({ kind }) => kind).sort()).toEqual([
    'not_reached',
    'not_reached',
    'question',
    'question',
    'question',
  ]);
  const sent = learner.last.body;
  for (const secret of ['"accept"', '"answer"', '"explain"', '"evidence"', '"given"'])
    expect(sent).not.toContain(secret);
  for (const { id, drill } of list) {
    if (drill.form !== 'question') throw new Error('not a question');
    expect(drill.paper.groups.flatMap(({ questions }) => questions)).toHaveLength(1);
    expect(drill.paper.kind === 'reading' && drill.paper.paragraphs.length).toBe(1);
    const info = await learner.api.mistakes.getInfo({ id });
    expect(info.solution.form === 'question' && info.solution.question.evidence.length).toBeGreaterThan(0);
  }
  expect(list.find(({ kind }) => kind === 'not_reached')?.drill).toMatchObject({ seconds: 90 });
});

test('wrong, or “cannot remember”, tells what is right and begins again', async () => {
  const learner = await newLearner(site);
  await sit(site, learner, { 7: 'T' });
  site.later(DAY);
  const [card] = (await learner.api.mistakes.getToday({})).list;
  const forgot = await answer(learner, card?.id ?? 0);
  expect(forgot).toMatchObject({
    right: 0,
    verdict: 'wrong',
    solution: { form: 'question', last_given: ['T'], last_reason: 'WRONG' },
  });
  expect(forgot.solution.form === 'question' && forgot.solution.question.answer).toEqual(['F']);
  expect((await learner.api.mistakes.getToday({})).list).toEqual([]);
  site.later(DAY);
  expect((await learner.api.mistakes.getToday({})).list).toHaveLength(1);
});

test('the same word misspelt in two papers is one mistake seen twice, asked without the text it stands in', async () => {
  const learner = await newLearner(site);
  const misspelt = { 'set1-section-1': 'libary', 'single-race-volunteers': 'librery' };
  for (const [slug, given] of Object.entries(misspelt)) {
    const keys = await keysOf(site, [site.id(slug)]);
    const asked = keys.find(({ accept }) => accept.includes('library'));
    await sit(site, learner, { [asked?.n[0] ?? 0]: given }, slug, 'listening');
  }
  const { list } = await learner.api.mistakes.getList({ skill: 'listening', kind: 'spelling' });
  expect(list).toMatchObject([{ seen: 2, state: 'open' }]);
  const places = await site.rows('select distinct part from mistake_sightings where mistake_id = $1', [list[0]?.id]);
  expect(places).toHaveLength(2);
  site.later(DAY);
  const [card] = (await learner.api.mistakes.getToday({})).list;
  expect(card?.drill).toMatchObject({ form: 'typed', hint: 'l…' });
  expect((await answer(learner, card?.id ?? 0, 'library')).verdict).toBe('counts');
});

test('a misspelt word of a passage is asked without the paragraph it could be copied from', async () => {
  const learner = await newLearner(site);
  await sit(site, learner, { 6: 'slegde' });
  site.later(DAY);
  const [card] = (await learner.api.mistakes.getToday({})).list;
  expect(card?.drill).toMatchObject({ form: 'typed', hint: 's…', paper: { paragraphs: [] } });
});

test('right in a later attempt counts as a try; right in a redo of the same day does not', async () => {
  const learner = await newLearner(site);
  await sit(site, learner, { 7: 'T' });
  await sit(site, learner, {});
  const first = async () => (await learner.api.mistakes.getList({ skill: 'reading', kind: 'question' })).list[0];
  expect(await first()).toMatchObject({ state: 'open', rights: [] });
  site.later(DAY);
  await sit(site, learner, {});
  const { list } = await learner.api.mistakes.getList({ skill: 'reading', kind: 'question', state: 'practised' });
  expect(list[0]?.rights).toHaveLength(1);
});

test.each([
  { right: 'F', wrong: 'T', why: 'another verdict' },
  { right: 'N', wrong: 'NG', why: 'no and not given begin alike' },
  { right: 'NG', wrong: 'N', why: 'and the other way round' },
  { right: 'i', wrong: 'ii', why: 'so do the numerals of headings' },
])('right at an earlier save and changed from $right to $wrong: $why', async ({ right, wrong }) => {
  const learner = await newLearner(site);
  const papers = await site.rows<{ id: number }>(
    `select id from content_items
     where kind = 'reading' and status = 'published' and public ->> 'access' = 'free' order by id`,
  );
  const keys = await keysOf(
    site,
    papers.map(({ id }) => id),
  );
  const found = keys.find(({ interaction, accept }) => interaction !== 'gap' && accept[0] === right);
  if (!found) throw new Error(`no question is answered by ${right}`);
  const attempt = await start(learner, { id: found.paper, mode: 'practice' });
  let { revision } = attempt;
  for (const value of [right, wrong, right, wrong]) {
    const saved = await save(learner, { ...attempt, revision }, { [found.question]: value });
    revision = 'revision' in saved ? saved.revision : revision;
  }
  await handIn(learner, { ...attempt, revision });
  expect((await learner.api.mistakes.getList({ skill: 'reading', kind: 'changed' })).list).toHaveLength(1);
});

test('ten of a kind, and those of an attempt, can be practised before they are due', async () => {
  const learner = await newLearner(site);
  const { attempt } = await sit(site, learner, { 7: 'T', 9: 'T' });
  const { api } = learner;
  const of = await api.mistakes.getToday({ attempt_id: attempt.id });
  expect(of.list.map(({ place }) => place.source === 'attempt' && place.n[0])).toEqual([7, 9]);
  expect((await api.mistakes.getToday({ skill: 'reading', kind: 'question' })).list).toHaveLength(2);
  const [card] = of.list;
  if (!card) throw new Error('nothing to practise');
  expect((await answer(learner, card.id, await rightFor(site, card))).verdict).toBe('key_just_seen');
});

test('taken out it is gone from the lists and sums; put back it is as it was; lost again it comes back', async () => {
  const learner = await newLearner(site);
  const { attempt } = await sit(site, learner, { 7: 'T', 9: 'T' });
  const { api } = learner;
  const { list } = await api.mistakes.getList({ attempt_id: attempt.id });
  const ids = list.map(({ id }) => id);
  expect(await api.mistakes.remove({ ids })).toEqual({ changed: 2 });
  expect(await api.mistakes.remove({ ids })).toEqual({ changed: 0 });
  expect((await api.mistakes.getList({ skill: 'reading', kind: 'question' })).list).toEqual([]);
  expect(await api.mistakes.getSummary({})).toMatchObject({ rows: [], removed: 2 });
  expect((await api.mistakes.getList({ removed: 1 })).list).toHaveLength(2);
  expect(await api.mistakes.putBack({ ids: [ids[0] ?? 0] })).toEqual({ changed: 1 });
  await sit(site, learner, { 7: 'T', 9: 'T' });
  expect((await api.mistakes.getSummary({})).rows).toMatchObject([{ open: 2 }]);
  const { sums, rows } = await counted(site, learner.user.id);
  expect(sums).toEqual(rows);
});
