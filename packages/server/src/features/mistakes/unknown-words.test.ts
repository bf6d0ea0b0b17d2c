// @postgres: choosing by key, putting off under the lock of the book
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPracticeSite, type PracticeSite } from '#features/practice/attempts/attempts.testing.ts';
import { answer, DAY, newLearner } from './mistakes.testing.ts';

let site: PracticeSite;
beforeAll(async () => {
  site = await openPracticeSite();
}, 180_000);
afterAll(() => site.close());

const WORDS = { skill: 'words', kind: 'word' } as const;

async function lookedUp(...names: string[]) {
  const learner = await newLearner(site);
  const lookUp = (name: string) => learner.api.vocabulary.getWordList({ name, exact: 1 });
  for (const name of names) await lookUp(name);
  const list = async () => (await learner.api.mistakes.getList(WORDS)).list;
  return { learner, lookUp, list };
}

test('an exact look-up is an unknown word: once a day, asked with meanings to choose from, closed like the others', async () => {
  const learner = await newLearner(site);
  const { api } = learner;
  await api.vocabulary.getWordList({ name: 'ropes', exact: 1 });
  await api.vocabulary.getWordList({ name: 'rope', exact: 1 });
  await api.vocabulary.getWordList({ name: 'rop' });
  const words = { skill: 'words', kind: 'word' } as const;
  expect((await api.mistakes.getList(words)).list).toMatchObject([
    { seen: 1, place: { source: 'word', word: 'rope' } },
  ]);
  site.later(DAY);
  const [card] = (await api.mistakes.getToday({})).list;
  if (card?.drill.form !== 'word') throw new Error('no word card');
  expect(card.drill.choices).toHaveLength(4);
  const { solution } = await api.mistakes.getInfo({ id: card.id });
  const meaning = solution.form === 'word' ? solution.meaning : '';
  expect(card.drill.choices.map(({ zh }) => zh)).toContain(meaning);
  site.later(DAY);
  expect((await answer(learner, card.id, card.drill.choices.find(({ zh }) => zh !== meaning)?.zh)).right).toBe(0);
  site.later(DAY);
  expect((await answer(learner, card.id, meaning)).verdict).toBe('counts');
  site.later(3 * DAY);
  expect((await answer(learner, card.id, meaning)).mistake.state).toBe('closed');
  await api.vocabulary.notebook.save({ vocabulary_id: card.drill.word.id });
  expect((await api.mistakes.getList(words)).list).toMatchObject([{ seen: 2, state: 'open' }]);
});

test('once a day means the day where the learner lives: 07:50 and 08:10 in Shanghai are one', async () => {
  const { learner, lookUp, list } = await lookedUp();
  const morning = Math.ceil(site.deps.now().getTime() / 86_400_000) * 86_400 - 10 * 60;
  site.later(morning - site.deps.now().getTime() / 1000);
  await lookUp('rope');
  site.later(20 * 60);
  await lookUp('rope');
  expect(await list()).toMatchObject([{ seen: 1 }]);
  site.later(DAY);
  await learner.api.vocabulary.getWordList({ name: 'rope', exact: 1 });
  expect(await list()).toMatchObject([{ seen: 2 }]);
});

test('to look at a word again neither opens one that was closed nor puts back one that was taken out; saving it does', async () => {
  const { learner, lookUp, list } = await lookedUp('rope', 'sledge');
  const [sledge, rope] = await list();
  await learner.api.mistakes.remove({ ids: [rope?.id ?? 0] });
  await site.rows(`update mistakes set state = 'closed', closed_as = 'mended' where id = $1`, [sledge?.id]);
  site.later(DAY);
  for (const name of ['rope', 'sledge']) await lookUp(name);
  expect(await list()).toEqual([]);
  expect((await learner.api.mistakes.getList({ removed: 1 })).list).toMatchObject([{ id: rope?.id, seen: 1 }]);
  const id = rope?.place.source === 'word' ? rope.place.vocabulary_id : 0;
  await learner.api.vocabulary.notebook.save({ vocabulary_id: id });
  expect(await list()).toMatchObject([{ id: rope?.id, seen: 2 }]);
});

test('a word that cannot be asked any more keeps no place: the others come, and it is looked at again in a week', async () => {
  const { learner, list } = await lookedUp('rope', 'sledge', 'lamp');
  const lost = (await list()).find(({ place }) => place.source === 'word' && place.word === 'rope');
  const word = lost?.place.source === 'word' ? lost.place.vocabulary_id : 0;
  const rename = (name: string) => site.rows('update vocabulary set name = $2 where id = $1', [word, name]);
  // As when a later dictionary no longer has it.
  await rename('zzyzzx');
  site.later(DAY);
  const asked = async () =>
    (await learner.api.mistakes.getToday({})).list.map(({ place }) => place.source === 'word' && place.word).sort();
  expect((await learner.api.mistakes.getDue({})).skills).toEqual(['words', 'words']);
  expect(await asked()).toEqual(['lamp', 'sledge']);
  const [day] = await site.rows<{ chosen: number[] }>('select chosen from mistake_days where user_id = $1', [
    learner.user.id,
  ]);
  expect(day?.chosen).toHaveLength(2);
  await rename('rope');
  expect(await asked()).toEqual(['lamp', 'sledge']);
  site.later(7 * DAY);
  expect(await asked()).toEqual(['lamp', 'rope', 'sledge']);
});

test.each(['rope', 'eke'])('%s: four meanings that differ, in both languages', async (name) => {
  const { learner } = await lookedUp(name);
  site.later(DAY);
  const [card] = (await learner.api.mistakes.getToday({})).list;
  if (card?.drill.form !== 'word') throw new Error('no word card');
  const { choices } = card.drill;
  expect(new Set(choices.map(({ zh }) => zh)).size).toBe(4);
  expect(choices.every(({ en }) => en !== '')).toBe(true);
});
