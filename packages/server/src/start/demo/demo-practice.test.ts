import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Deps } from '#deps.ts';
import { openPracticeSite, type PracticeSite } from '#features/practice/attempts/attempts.testing.ts';
import { importBooks } from '#features/vocabulary/vocabulary.testing.ts';
import { finishDemoPast, makeDemoAccounts } from '../demo-accounts.ts';
import { scoreForDemo } from './demo-essays.ts';
import { speakForDemo } from './demo-speaking.ts';
import { learnForDemo, swapped } from './demo-words.ts';

let site: PracticeSite;
const wordsOf = (letters: string, count: number): Record<string, string[]> =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`${letters}${n}`, []]));
/** Some of them stand in any passage. */
const COMMON = Object.fromEntries(
  ['water', 'people', 'first', 'known', 'years', 'number', 'small', 'found', 'early'].map((name) => [name, []]),
);
beforeAll(async () => {
  // As at a start: the workers come after the demo's past.
  site = await openPracticeSite({ JOBS: 'off' });
  await importBooks(site, 'words', 1, {
    first: { status: 'published', words: { ...wordsOf('alfa', 90), ...COMMON } },
    second: { status: 'published', words: wordsOf('bravo', 90) },
  });
  await makeDemoAccounts(site.deps, site.services);
}, 180_000);
afterAll(() => site.close());

const SLOW = { timeout: 30_000 };

const logIn = async () => {
  const visitor = site.visitor();
  const { user } = await visitor.api.student.loginByPassword({ account: 'learner', password: 'ninefold-demo' });
  return { ...visitor, user };
};

test('the learner has lost marks in both skills, has mended some, and has work for today', async () => {
  const { api } = await logIn();
  const { rows, open, closed } = await api.mistakes.getSummary({});
  const kinds = rows.map(({ skill, kind }) => `${skill} ${kind}`);
  expect(kinds).toEqual(
    expect.arrayContaining([
      'listening question',
      'listening spelling',
      'reading question',
      'reading spelling',
      'reading not_reached',
      'words word',
      'speaking sound',
    ]),
  );
  expect(kinds.some((kind) => kind.endsWith('plural'))).toBe(true);
  expect(rows.reduce((sum, row) => sum + row.closed, 0)).toBeGreaterThan(3);
  expect(closed.some((count) => count > 0)).toBe(true);
  expect(open.at(-1)).toBeGreaterThan(8);
  expect((await api.mistakes.getToday({})).list.length).toBeGreaterThan(4);
});

test('three listening tests are enough for a forecast, and she works at more than one hour of the day', async () => {
  const { api } = await logIn();
  const { skills } = await api.analysis.getBands({});
  const listening = skills.find(({ skill }) => skill === 'listening');
  expect(listening?.points.map(({ band, repeat }) => [band, repeat])).toEqual([
    [5.5, 0],
    [6, 0],
    [6.5, 0],
  ]);
  expect(listening?.outlook.outcome).toBe('told');
  const { hours } = await api.analysis.getYear({});
  const worked = hours.flatMap((seconds, hour) => (seconds > 0 ? [hour] : []));
  // In the morning, in the evening, and once late.
  expect([worked.some((hour) => hour < 10), worked.includes(20), worked.some((hour) => hour >= 23)]).toEqual([
    true,
    true,
    true,
  ]);
});

test('two whole reading papers tell two bands: a third is asked for, and no forecast is made of them', async () => {
  const { api } = await logIn();
  const { skills } = await api.analysis.getBands({});
  const reading = skills.find(({ skill }) => skill === 'reading');
  expect(reading?.points.map(({ band, repeat }) => [band, repeat])).toEqual([
    [6, 0],
    [6.5, 0],
  ]);
  expect(reading?.outlook).toEqual({ outcome: 'few', more: 1 });
});

function killedAfterOne(deps: Deps): Deps {
  let begun = 0;
  const transaction: Deps['db']['transaction'] = async (work) => {
    begun += 1;
    if (begun > 1) throw new Error('killed');
    return deps.db.transaction(work);
  };
  return { ...deps, db: { ...deps.db, transaction } };
}

test('she has spoken in the interview three times, with the reports that the engine made of it', async () => {
  const { api, user } = await logIn();
  // A start that is killed after the first of them: the next one tells the others.
  await expect(speakForDemo(killedAfterOne(site.deps), user.id)).rejects.toThrow('killed');
  expect((await api.speaking.getRecordList({})).list).toHaveLength(1);
  await speakForDemo(site.deps, user.id);
  const { list } = await api.speaking.getRecordList({});
  expect(list.map(({ state, part, answered }) => [state, part, answered])).toEqual([
    ['scored', 2, 3],
    ['scored', 2, 3],
    ['scored', 2, 3],
  ]);
  const [newest] = list;
  const { report, recordings, before, mistakes, scored_at } = await api.speaking.getReport({
    record_id: newest?.record_id ?? 0,
  });
  expect(report.answers.map(({ reason, words }) => reason === '' && words.length > 8)).toEqual([true, true, true]);
  // Nobody's voice was kept, and it was days ago.
  expect(recordings.map(({ file_url }) => file_url)).toEqual(['', '', '']);
  expect(site.deps.now().getTime() / 1000 - scored_at).toBeGreaterThan(2 * 86_400);
  expect(before?.movements.length).toBeGreaterThan(0);
  expect(mistakes.length).toBeGreaterThan(0);
  const { skills } = await api.analysis.getBands({});
  const speaking = skills.find(({ skill }) => skill === 'speaking');
  // A month of practice: half a band, as learners gain it.
  expect(speaking?.points.map(({ band }) => band)).toEqual([6, 6, 6.5]);
  expect(speaking?.outlook.outcome).toBe('told');
  expect(await api.points.getInfo()).toMatchObject({ remaining_points: 1280 });
});

test('her reviews tell how long each kind of question took', async () => {
  const { api } = await logIn();
  const { list } = await api.attempt.getRecordList({ page_size: 50 });
  const full = list.find(({ band, skill }) => band >= 0 && skill === 'reading');
  const { groups, seconds } = await api.attempt.getResult({ attempt_id: full?.id ?? 0 });
  for (const group of groups) expect(group.seconds).toBeGreaterThan(60);
  const told = groups.reduce((sum, group) => sum + group.seconds, 0);
  expect(told).toBeGreaterThan(seconds * 0.9);
  expect(told).toBeLessThanOrEqual(seconds);
});

test('every one of them has evidence that opens, and the coins of the ledger are as they were', async () => {
  const { api, user } = await logIn();
  const all = await site.rows<{ id: number }>('select id from mistakes where user_id = $1', [user.id]);
  for (const { id } of all)
    expect((await api.mistakes.getInfo({ id })).solution.form).toMatch(/question|word|correction|advice|follow_read/);
  expect(await api.points.getInfo()).toMatchObject({ remaining_points: 1280 });
});

test('her essays are being scored when the page opens, whatever becomes of the first start, and then are', async () => {
  const { api, user } = await logIn();
  const statuses = async () => (await api.exercise.getBigEssayRecordList({})).list.map(({ status }) => status);
  expect(await statuses()).toEqual([1, 2, 2]);
  const done = () => site.rows('select deed, reference from deeds where user_id = $1 order by id', [user.id]);
  const before = await done();
  const broken = { ...site.deps.examiner, slot: () => Promise.reject(new Error('killed')) };
  await expect(scoreForDemo({ ...site.deps, examiner: broken })).rejects.toThrow('killed');
  await makeDemoAccounts(site.deps, site.services);
  await scoreForDemo(site.deps);
  expect(await statuses()).toEqual([1, 3, 3]);
  // They were written weeks ago: nothing of it is today's work.
  expect(await done()).toEqual(before);
  const today = Math.floor(site.deps.now().getTime() / 1000);
  for (const { scored_time } of await Promise.all(
    (await api.exercise.getBigEssayRecordList({ status: 3 })).list.map(({ id }) =>
      api.exercise.getScoreInfo({ record_id: id }),
    ),
  ))
    expect(today - scored_time).toBeGreaterThan(86_400);
});

test('she has three scored essays, a second draft among them, and one that is still being written', async () => {
  const { api } = await logIn();
  const { list } = await api.exercise.getBigEssayRecordList({});
  expect(list.map(({ status, draft }) => [status, draft])).toEqual([
    [1, 1],
    [3, 2],
    [3, 1],
  ]);
  expect((await api.exercise.getEssayRecordList({})).list.map(({ status }) => status)).toEqual([3]);
  const [, second] = list;
  const { movements } = await api.exercise.getCompareEssay({ id: second?.id ?? 0 });
  expect(movements[0]).toMatchObject({ criterion: 'overall', from: expect.any(Number), to: expect.any(Number) });
  expect((await api.writing.getErrorKinds({})).essays).toBe(3);
});

test('she learns from two books by a plan, and her weeks of words give a promise, hard words and a notebook', async () => {
  const { api } = await logIn();
  const plan = await api.vocabulary.learnPlan.getDetail();
  expect(plan).toMatchObject({ is_saved: 1, is_placed: 1, unit: 'words', books: [{}, {}] });
  const report = await api.vocabulary.learnPlan.getTodayReport();
  expect(report.reviews).toBeGreaterThan(5);
  expect(report.fresh).toBe(8);
  expect(report.accuracy_week).toBeGreaterThan(70);
  expect(report.accuracy_week).toBeLessThan(100);
  expect(report.hard_count).toBeGreaterThan(0);
  expect((await api.vocabulary.getSmartList({ kind: 'misspelt' })).list.length).toBeGreaterThan(2);
  const { list: kept } = await api.vocabulary.notebook.find({});
  expect(kept.length).toBeGreaterThan(2);
  for (const { entry } of kept) expect(entry.sentence.toLowerCase()).toContain(entry.word.slice(0, 4).toLowerCase());
  await expect.poll(async () => (await api.vocabulary.learnPlan.getPromise()).state, SLOW).toBe('promised');
  const promise = await api.vocabulary.learnPlan.getPromise();
  if (promise.state !== 'promised') throw new Error('a promise was expected');
  // Between what she would keep without another review and what a plan of eight a day can still meet.
  const { about, today, of, stopped, way } = promise;
  expect(about).toBeGreaterThanOrEqual(stopped.at(-1)?.known ?? Number.NaN);
  expect(about).toBeLessThanOrEqual(today + 8 * way.length);
  expect(about).toBeLessThanOrEqual(of);
});

test('whoever has chosen a book of words keeps their own, plan or no plan', async () => {
  const visitor = site.visitor();
  await visitor.api.student.getTouristToken();
  const { id } = await visitor.api.student.getInfo();
  const [book] = (await visitor.api.vocabulary.getBookList()).list;
  await visitor.api.vocabulary.studentBook.create({ book_id: book?.id ?? 0, weight: 0 });
  await learnForDemo(site.deps, id);
  expect(await site.rows('select from word_reviews where user_id = $1', [id])).toEqual([]);
});

test.each([
  { name: 'ball', typed: 'blal' },
  { name: 'water', typed: 'wtaer' },
  { name: 'all', typed: 'alle' },
  { name: 'to', typed: 'toe' },
])('$name typed wrong is $typed, and never right', ({ name, typed }) => {
  expect(swapped(name)).toBe(typed);
});

test('a second start adds nothing', async () => {
  const count = () =>
    site.rows(
      `select count(*) from mistakes union all select count(*) from attempts union all select count(*) from essay_records
       union all select count(*) from word_reviews union all select count(*) from notebook_entries
       union all select count(*) from speaking_answers`,
    );
  const before = await count();
  // A site of an earlier version kept no note of what it had told.
  await site.rows(`delete from facts where name like 'demo_speaking:%'`);
  await makeDemoAccounts(site.deps, site.services);
  await finishDemoPast(site.deps, site.services);
  expect(await count()).toEqual(before);
});

test('what she deletes of her speaking is not told again', async () => {
  const { api } = await logIn();
  const { list } = await api.speaking.getRecordList({});
  for (const { record_id } of list) await api.speaking.remove({ record_id });
  await finishDemoPast(site.deps, site.services);
  expect((await api.speaking.getRecordList({})).list).toEqual([]);
});
