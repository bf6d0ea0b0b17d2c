// @postgres: pages by key, two at one moment
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CN, codeFor, newMobile, refusal, refused, register } from '#features/identity/identity.testing.ts';
import { lookUp, openWordsSite, type WordsSite } from './vocabulary.testing.ts';

let site: WordsSite;
beforeAll(async () => {
  site = await openWordsSite();
});
afterAll(() => site.close());

type Learner = Awaited<ReturnType<WordsSite['guest']>>;

async function save({ api }: Pick<Learner, 'api'>, word: string) {
  const [found] = await lookUp({ api }, word);
  return api.vocabulary.notebook.save({ vocabulary_id: found!.id });
}

const notebookOf = async ({ api }: Pick<Learner, 'api'>) =>
  (await api.vocabulary.notebook.list({})).list.map(({ word }) => word);

test('a saved word is in the notebook, newest first, and says so wherever it is shown', async () => {
  const learner = await register(site);
  const first = await save(learner, 'tides');
  const second = await save(learner, 'mill');
  const { list, has_more } = await learner.api.vocabulary.notebook.list({});
  expect(list).toEqual([second, first]);
  expect(has_more).toBe(0);
  expect(first).toMatchObject({ word: 'tide', student_id: learner.user.id, book_id: expect.any(Number) });
  expect(first.book_id).toBeGreaterThan(0);
  expect(second).toMatchObject({ word: 'mill', book_id: 0, update_time: second.create_time });
  expect((await lookUp(learner, 'tide'))[0]?.is_in_notebook).toBe(1);
  expect((await learner.api.vocabulary.getWordInfo({ id: second.vocabulary_id })).is_in_notebook).toBe(1);
});

test('saving again, even twice at the same moment, gives the entry that is there', async () => {
  const learner = await register(site);
  const [word] = await lookUp(learner, 'mill');
  const press = () => learner.api.vocabulary.notebook.save({ vocabulary_id: word!.id });
  const [one, other] = await Promise.all([press(), press()]);
  expect(other).toEqual(one);
  site.later(60);
  expect(await press()).toEqual(one);
  expect(await notebookOf(learner)).toEqual(['mill']);
});

test('taking a word out is done once and asked for as often as one likes', async () => {
  const learner = await register(site);
  const { vocabulary_id } = await save(learner, 'mill');
  await save(learner, 'tide');
  expect(await learner.api.vocabulary.notebook.delete({ vocabulary_id })).toEqual({});
  expect(await learner.api.vocabulary.notebook.delete({ vocabulary_id })).toEqual({});
  expect(await notebookOf(learner)).toEqual(['tide']);
  expect((await lookUp(learner, 'mill'))[0]?.is_in_notebook).toBe(0);
  await save(learner, 'mill');
  expect(await notebookOf(learner)).toEqual(['mill', 'tide']);
});

test('everybody has a notebook of their own, which nobody else can read or change', async () => {
  const [one, other] = [await register(site), await site.guest()];
  const { vocabulary_id } = await save(one, 'tide');
  expect((await lookUp(other, 'tide'))[0]?.is_in_notebook).toBe(0);
  await other.api.vocabulary.notebook.delete({ vocabulary_id });
  expect(await notebookOf(other)).toEqual([]);
  expect(await notebookOf(one)).toEqual(['tide']);
  expect(await refusal(site.visitor().api.vocabulary.notebook.list({}))).toBe('not_logged_in');
});

test('pages go on by key: a word saved meanwhile moves nothing', async () => {
  const learner = await site.guest();
  for (const word of ['one', 'two', 'three', 'four', 'five']) await save(learner, word);
  const first = await learner.api.vocabulary.notebook.list({ page_size: 2 });
  expect([first.list.map(({ word }) => word), first.has_more]).toEqual([['five', 'four'], 1]);
  await save(learner, 'six');
  const second = await learner.api.vocabulary.notebook.list({ page_size: 3, before: first.list[1]!.id });
  expect([second.list.map(({ word }) => word), second.has_more]).toEqual([['three', 'two', 'one'], 0]);
});

test('what was saved stays readable when its book leaves the shelf', async () => {
  const learner = await register(site);
  const { vocabulary_id } = await save(learner, 'attribute');
  await site.rows("update content_items set status = 'retired' where slug = 'shelf'");
  expect(await learner.api.vocabulary.getWordInfo({ id: vocabulary_id })).toMatchObject({
    name: 'attribute',
    source: 'book',
  });
  expect(await notebookOf(learner)).toEqual(['attribute']);
  const other = await site.guest();
  expect(await refusal(other.api.vocabulary.getWordInfo({ id: vocabulary_id }))).toBe('not_found');
  await site.rows("update content_items set status = 'review' where slug = 'shelf'");
});

test('a guest’s words come along at login; a word that both had is there once', async () => {
  const mobile = newMobile();
  const account = await register(site, mobile);
  const kept = await save(account, 'tide');
  const guest = await site.guest();
  for (const word of ['mill', 'tide', 'spikes']) await save(guest, word);
  const code = await codeFor(site, guest, mobile);
  expect(await guest.api.student.loginBySms({ country_id: CN, mobile, code })).toMatchObject({ merged_guest: 1 });
  const { list } = await guest.api.vocabulary.notebook.list({});
  expect(list.map(({ word }) => word)).toEqual(['spike', 'mill', 'tide']);
  expect(list[2]).toEqual(kept);
  expect(new Set(list.map(({ student_id }) => student_id))).toEqual(new Set([account.user.id]));
});

test.each([
  { call: 'save', input: {}, error: 'invalid_input', field: 'vocabulary_id' },
  { call: 'save', input: { vocabulary_id: '7' }, error: 'invalid_input', field: 'vocabulary_id' },
  { call: 'save', input: { vocabulary_id: 999_999_999 }, error: 'not_found', field: 'vocabulary_id' },
  { call: 'save', input: { vocabulary_id: 1, user_id: 1 }, error: 'invalid_input', field: 'user_id' },
  { call: 'delete', input: { vocabulary_id: -1 }, error: 'invalid_input', field: 'vocabulary_id' },
  { call: 'list', input: { before: 0 }, error: 'invalid_input', field: 'before' },
  { call: 'list', input: { page_size: 0 }, error: 'invalid_input', field: 'page_size' },
] as const)('$call refuses $input: $error at $field', async ({ call, input, error, field }) => {
  const guest = await site.guest();
  const answer = await refused(guest.api.vocabulary.notebook[call](input as never));
  expect([answer.error, answer.fields]).toEqual([error, [field]]);
});
