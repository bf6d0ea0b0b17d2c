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

test('a page goes on behind words that cannot be shown, and only the last one says that it is the last', async () => {
  const { learner, list } = await lookedUp('rope', 'sledge', 'lamp', 'bread', 'stone', 'river');
  const away = (await list()).slice(0, 4).map(({ id }) => id);
  // As when the book they stand in was withdrawn: their owner does not find them.
  await site.rows('update mistakes set source_id = 0 where id = any($1)', [away]);
  const page = async (page_size: number, before?: number) => {
    const {
      list: rows,
      next,
      has_more,
    } = await learner.api.mistakes.getList({
      ...WORDS,
      page_size,
      ...(before && { before }),
    });
    return { words: rows.map(({ place }) => place.source === 'word' && place.word), next, has_more };
  };
  expect(await page(2)).toEqual({ words: ['sledge', 'rope'], next: 0, has_more: 0 });
  const first = await page(1);
  expect(first).toMatchObject({ words: ['sledge'], has_more: 1 });
  expect(await page(1, first.next)).toEqual({ words: ['rope'], next: 0, has_more: 0 });
});

test('a word that was learnt and is forgotten in a review arrives; taken back it leaves; remembered on later days it is mended', async () => {
  const learner = await newLearner(site);
  const { api } = learner;
  const [word] = (await api.vocabulary.getWordList({ name: 'ladder' })).list;
  const review = (grade: number, key: string) =>
    api.vocabulary.saveReviews({
      reviews: [
        { key, at: Date.now(), seconds: 5, given: '', form: 'meaning', vocabulary_id: word?.id ?? 0, grade } as const,
      ],
    });
  const state = async () =>
    (await api.mistakes.getSummary()).rows.map(({ skill, kind, open, practised, closed }) => ({
      ...{ skill, kind },
      is: [open, practised, closed],
    }));
  await review(1, 'never-met-before');
  expect(await state()).toEqual([]);
  site.later(3 * DAY);
  await review(1, 'forgotten-first');
  await review(1, 'forgotten-twice-that-day');
  expect((await api.mistakes.getList(WORDS)).list).toMatchObject([{ seen: 1, place: { word: 'ladder' } }]);
  site.later(DAY);
  await review(1, 'pressed-by-mistake');
  await api.vocabulary.saveReviews({
    reviews: [{ key: 'take-that-back', undo: 'pressed-by-mistake', at: Date.now() }],
  });
  expect((await api.mistakes.getList(WORDS)).list).toMatchObject([{ seen: 1 }]);
  site.later(DAY);
  await review(3, 'remembered-once');
  expect(await state()).toEqual([{ ...WORDS, is: [0, 1, 0] }]);
  site.later(3 * DAY);
  await review(3, 'remembered-twice');
  expect(await state()).toEqual([{ ...WORDS, is: [0, 0, 1] }]);
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
