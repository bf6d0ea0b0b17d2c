// @postgres: boards saved on top of each other, guests merged
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CN, codeFor, newMobile, refusal, register } from '#features/identity/identity.testing.ts';
import { openWritingSite, type WritingSite } from '../writing.testing.ts';

let site: WritingSite;
beforeAll(async () => {
  site = await openWritingSite();
});
afterAll(() => site.close());

const BOARD = { own: [], picked: [], plan: [], seconds: 0, compared: 0 as const, revision: 0 };
const idea = (id: string) => ({ id, side: 'keep a shared mark', idea: `想法 ${id}`, because: '', example: '' });

test('a question taken apart: what it asks, outline, ideas and essays from the lowest band to the highest', async () => {
  const { api } = await site.guest();
  const review = await api.writing.getQuestionReview({ id: site.id('task2-group-marks'), type: 1 });
  expect(review.paper).toMatchObject({ task: 2, type: 'opinion', locked: 0 });
  expect(review.analysis?.keywords.map(({ text }) => text)).toEqual(['the same mark', 'only']);
  expect(review.ideas).toHaveLength(6);
  const bands = review.essays.map(({ band }) => band);
  expect(bands).toEqual([...bands].sort((a, b) => a - b));
  expect(bands).toEqual(expect.arrayContaining([6, 7, 8]));
  const report = await api.writing.getQuestionReview({ id: site.id('task1-line-post') });
  expect(report.key_features.map(({ must }) => must)).toEqual([true, true, true, false]);
  expect(report.paper.figures[0]?.svg).toContain('<svg');
});

test('model essays and the guide of a question; what is no writing question is not found', async () => {
  const { api } = await site.guest();
  const id = site.id('task1-letter-cooking');
  expect((await api.modelEssay.getPaperInfo({ id })).essays.map(({ band }) => band)).toEqual([6, 7, 8]);
  const guide = await api.modelEssay.getGuideMeta({ paper_id: site.id('task2-group-marks') });
  expect(guide.sides).toEqual(['mark each student individually', 'keep a shared mark']);
  for (const wrong of [999_999, site.id('set1-passage-1')])
    expect(await refusal(api.writing.getQuestionReview({ id: wrong }))).toBe('not_found');
});

test('while an exam on a question is open, nobody looks it up', async () => {
  const { api } = await site.guest();
  const id = site.id('task2-open-salaries');
  const { task2_record_id } = await api.writing.startExam({ task2_paper_id: id, key: 'exam-key-1' });
  for (const call of [api.writing.getQuestionReview, api.writing.getIdeas, api.modelEssay.getPaperInfo])
    expect(await refusal(call({ id }))).toBe('attempt_open');
  await api.writing.handIn({ id: task2_record_id });
  expect((await api.writing.getQuestionReview({ id })).paper.id).toBe(id);
});

test('ideas of the pack stay on the server until the learner has thought alone and asks to compare', async () => {
  const { api } = await site.guest();
  const id = site.id('task2-group-marks');
  const before = await api.writing.getIdeas({ id });
  expect([before.ideas, before.board.revision, before.sides.length]).toEqual([[], 0, 2]);
  const first = await api.writing.saveIdeas({ id, ...BOARD, own: [idea('a')], seconds: 200 });
  expect(first).toMatchObject({ outcome: 'saved', board: { revision: 1, seconds: 200 } });
  expect((await api.writing.getIdeas({ id })).ideas).toEqual([]);
  await api.writing.saveIdeas({ id, ...first.board, update_time: undefined, compared: 1 } as never);
  const after = await api.writing.getIdeas({ id });
  expect(after.ideas).toHaveLength(6);
  expect(after.board.own).toEqual([idea('a')]);
});

test('two tabs: a save on top of an old board changes nothing and gets what is stored', async () => {
  const { api } = await site.guest();
  const id = site.id('task2-wild-parks');
  const [one, other] = await Promise.all(
    ['a', 'b'].map((name) => api.writing.saveIdeas({ id, ...BOARD, own: [idea(name)] })),
  );
  expect([one!.outcome, other!.outcome].sort()).toEqual(['saved', 'stale']);
  expect(one!.board).toEqual(other!.board);
  expect((await api.writing.getIdeas({ id })).board).toEqual(one!.board);
});

test('a board belongs to one learner; a guest’s comes along at login, and joins the one that is there already', async () => {
  const mobile = newMobile();
  const account = await register(site, mobile);
  const [kept, moved] = [site.id('task2-arts-funding'), site.id('task2-digital-services')];
  await account.api.writing.saveIdeas({ id: kept, ...BOARD, own: [idea('mine')] });
  const guest = await site.guest();
  for (const id of [kept, moved]) await guest.api.writing.saveIdeas({ id, ...BOARD, own: [idea('guest')] });
  expect((await account.api.writing.getIdeas({ id: moved })).board.own).toEqual([]);
  const code = await codeFor(site, guest, mobile);
  await guest.api.student.loginBySms({ country_id: CN, mobile, code });
  expect((await guest.api.writing.getIdeas({ id: kept })).board).toMatchObject({
    own: [idea('mine'), idea('guest')],
    revision: 2,
  });
  expect((await guest.api.writing.getIdeas({ id: moved })).board.own).toEqual([idea('guest')]);
});

test.each([
  { board: { own: [idea('x'.repeat(41))] }, field: 'own.0.id', why: 'a long id' },
  { board: { own: Array.from({ length: 31 }, (_, at) => idea(`i${at}`)) }, field: 'own', why: 'thirty-one ideas' },
  { board: { own: [{ ...idea('a'), idea: '\ud800' }] }, field: 'own.0.idea', why: 'half a character' },
  { board: { seconds: -1 }, field: 'seconds', why: 'less than no time' },
])('a bad board is refused by name: $why', async ({ board, field }) => {
  const { api, last } = await site.guest();
  const save = api.writing.saveIdeas({ id: site.id('task2-group-marks'), ...BOARD, ...board });
  expect(await refusal(save)).toBe('invalid_input');
  expect(JSON.parse(last.body).fields).toContain(field);
});
