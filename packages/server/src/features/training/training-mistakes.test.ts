import { afterAll, beforeAll, expect, test } from 'vitest';
import { answer, DAY, newLearner, numbered, rightFor, sit } from '#features/mistakes/mistakes.testing.ts';
import { keysOf, openPracticeSite, type PracticeSite, start } from '#features/practice/attempts/attempts.testing.ts';
import { AGREEMENT, answerItem, keysOfSet, startSet } from './training.testing.ts';

let site: PracticeSite;
beforeAll(async () => {
  site = await openPracticeSite();
}, 180_000);
afterAll(() => site.close());

const key = () => crypto.randomUUID();
const EXERCISES = { skill: 'writing', kind: 'exercise' } as const;

test('an exercise that was wrong is a mistake once, is asked again as it was, and closes by the rules of the book', async () => {
  const learner = await newLearner(site);
  const { api } = learner;
  const record = await startSet(learner, site.id(AGREEMENT));
  const [choose] = record.items;
  const item = choose?.key ?? '';
  const keys = await keysOfSet(site, record.collection_id);
  await answerItem(learner, record.id, item, 'are rising');
  // Right later in the same sitting: the key has just been shown, so it proves nothing.
  await answerItem(learner, record.id, item, keys.get(item));
  const [lost] = (await api.mistakes.getList(EXERCISES)).list;
  expect(lost).toMatchObject({
    seen: 1,
    state: 'open',
    rights: [],
    place: { source: 'training', training_id: record.id },
  });
  site.later(DAY);
  const [card] = (await api.mistakes.getToday({})).list;
  expect(card?.drill).toEqual({ form: 'exercise', exercise: choose });
  const first = await answer(learner, card?.id ?? 0, keys.get(item));
  expect(first).toMatchObject({
    right: 1,
    verdict: 'counts',
    solution: { form: 'exercise', last_given: ['are rising'] },
  });
  site.later(3 * DAY);
  expect((await answer(learner, card?.id ?? 0, keys.get(item))).mistake.state).toBe('closed');
  const { solution } = await api.mistakes.getInfo({ id: card?.id ?? 0 });
  expect(solution).toMatchObject({ form: 'exercise', answers: ['has risen'], given: ['are rising'] });
});

test('lost again in another sitting it is the same mistake; those of one record can be practised at once', async () => {
  const learner = await newLearner(site);
  const first = await startSet(learner, site.id(AGREEMENT));
  for (const { key: item } of first.items.slice(0, 3)) await answerItem(learner, first.id, item);
  const second = await startSet(learner, site.id(AGREEMENT), true);
  await answerItem(learner, second.id, second.items[0]?.key ?? '');
  const { list } = await learner.api.mistakes.getList(EXERCISES);
  expect(list.map(({ seen }) => seen).sort()).toEqual([1, 1, 2]);
  expect((await learner.api.mistakes.getToday({ training_id: first.id })).list).toHaveLength(3);
  const stranger = await newLearner(site);
  expect((await stranger.api.mistakes.getToday({ training_id: first.id })).list).toEqual([]);
});

test.each(['paraphrase-listening', 'grammar-agreement'])(
  'every kind that can be lost comes back in its own form: %s',
  async (slug) => {
    const learner = await newLearner(site);
    const record = await startSet(learner, site.id(slug));
    for (const { key: item } of record.items) await answerItem(learner, record.id, item);
    const { list } = await learner.api.mistakes.getToday({ training_id: record.id });
    expect(list.map(({ drill }) => drill.form === 'exercise' && drill.exercise)).toEqual(record.items);
  },
);

test('ten more of a type: what was lost first, then what was never seen; nothing that was right, nothing that is open', async () => {
  const learner = await newLearner(site);
  const { api } = learner;
  const paper = site.id('set1-passage-1');
  const keys = await keysOf(site, [paper]);
  const type = numbered(keys, 1).type as 'tfng';
  const mine = keys.filter((one) => one.type === type);
  const [wrong] = mine;
  await sit(site, learner, { [wrong?.n[0] ?? 1]: 'zzz' });
  const begun = await api.training.startDrill({ skill: 'reading', type, key: key() });
  if (begun.outcome !== 'started') throw new Error('nothing left');
  const { record } = begun;
  expect(record).toMatchObject({ kind: 'drill', type: 8, question_type: type, collection_id: 0 });
  expect(record.items[0]?.key).toBe(wrong?.question);
  const rightOnes = mine.slice(1).map(({ question }) => question);
  expect(record.items.filter((item) => rightOnes.includes(item.key))).toEqual([]);
  expect(JSON.stringify(record)).not.toContain('explain');
  for (const item of record.items) {
    if (item.do !== 'question') throw new Error('no question');
    expect(item.paper.groups).toHaveLength(1);
    expect(item.paper.groups[0]).toMatchObject({ type, questions: [{}] });
  }
  // Pressed again it is the same drill.
  expect(await api.training.startDrill({ skill: 'reading', type, key: key() })).toMatchObject({
    record: { id: record.id },
  });
});

test('a drill is marked like a paper, its losses are questions of the book, and what was right is not asked again', async () => {
  const learner = await newLearner(site);
  const { api } = learner;
  const open = await start(learner, { skill: 'reading', id: site.id('single-whale-song'), mode: 'practice' });
  const begin = async () => {
    const begun = await api.training.startDrill({ skill: 'reading', type: 'tfng', key: key() });
    return begun.outcome === 'started' ? begun.record : null;
  };
  let total = 0;
  for (let record = await begin(); record; record = await begin()) {
    expect(record.items.every(({ key: item }) => !item.startsWith(`${open.source_id}.`))).toBe(true);
    const papers = [...new Set(record.items.map(({ key: item }) => Number.parseInt(item, 10)))];
    const keys = await keysOf(site, papers);
    for (const item of record.items) {
      const right = keys.find(({ question }) => question === item.key)?.accept[0];
      expect((await answerItem(learner, record.id, item.key, right)).outcome).toBe('right');
    }
    await api.training.submit({ record_id: record.id });
    total += record.items.length;
  }
  expect(total).toBeGreaterThan(5);
  expect(await api.training.startDrill({ skill: 'reading', type: 'tfng', key: key() })).toEqual({
    outcome: 'nothing_left',
  });
  const lost = await newLearner(site);
  const begun = await lost.api.training.startDrill({ skill: 'listening', type: 'mcq-single', key: key() });
  if (begun.outcome !== 'started') throw new Error('nothing left');
  const [first] = begun.record.items;
  expect(first?.do === 'question' && first.clip?.url).toContain('/content/');
  const marked = await answerItem(lost, begun.record.id, first?.key ?? '', 'Z');
  expect(marked).toMatchObject({ outcome: 'wrong', solution: { of: 'question', question: { right: 0 } } });
  site.later(DAY);
  const [card] = (await lost.api.mistakes.getToday({})).list;
  expect(card).toMatchObject({ kind: 'question', type: 'mcq-single', drill: { form: 'question', key: first?.key } });
  if (!card) throw new Error('no card');
  expect((await answer(lost, card.id, await rightFor(site, card))).verdict).toBe('counts');
});

test('a paper that stands on no shelf, as those of mock tests do, gives no question to a drill', async () => {
  const learner = await newLearner(site);
  const slug = 'single-glass-recycling';
  await site.rows(`update content_items set status = 'retired' where kind = 'collection' and public::text like $1`, [
    `%${slug}%`,
  ]);
  await site.rows(`update content_packs set imported_at = now()`);
  site.later(10);
  const begun = await learner.api.training.startDrill({ skill: 'reading', type: 'tfng', key: key() });
  const items = begun.outcome === 'started' ? begun.record.items.map((item) => item.key) : [];
  expect(items.filter((item) => item.startsWith(`${site.id(slug)}.`))).toEqual([]);
  const { list } = await learner.api.reading.getSearchList({ search_content: 'glass', page_size: 20 });
  expect(list.map(({ id }) => id)).toContain(site.id(slug));
});
