import { afterAll, beforeAll, expect, test } from 'vitest';
import { register } from '#features/identity/identity.testing.ts';
import { handIn, openPracticeSite, type PracticeSite, start } from '#features/practice/attempts/attempts.testing.ts';
import { smartList } from './placement/smart-lists.ts';
import { importBooks } from './vocabulary.testing.ts';

let site: PracticeSite;
let passage: number;
let section: number;
const WORDS = ['water', 'people', 'zorbish'];

beforeAll(async () => {
  site = await openPracticeSite();
  passage = site.id('set1-passage-1');
  section = site.id('set1-section-1');
  const words = Object.fromEntries(WORDS.map((name) => [name, []]));
  await importBooks(site, 'words', 1, { shelf: { status: 'published', words } });
});
afterAll(() => site.close());

type Learner = Awaited<ReturnType<typeof register>>;

async function learner(): Promise<Learner> {
  const me = await register(site);
  const [book] = (await me.api.vocabulary.getBookList()).list;
  await me.api.vocabulary.studentBook.create({ book_id: book?.id ?? 0, weight: 0 });
  return me;
}

async function sit(me: Learner, skill: 'reading' | 'listening', id: number): Promise<number> {
  const attempt = await start(me, { skill, id, mode: 'practice' });
  await handIn(me, attempt);
  return attempt.id;
}

test('a card tells where its word stands in papers that were handed in, with the very sentence', async () => {
  const me = await learner();
  const cards = async () => (await me.api.vocabulary.getCards({ which: 'learn' })).list;
  expect((await cards()).flatMap(({ places }) => places)).toEqual([]);
  const attemptId = await sit(me, 'reading', passage);
  await sit(me, 'listening', section);
  const found = (await cards()).flatMap(({ word, places }) => places.map((place) => ({ name: word.name, ...place })));
  expect(found.length).toBeGreaterThan(0);
  const { attempt, papers } = await me.api.attempt.getResult({ attempt_id: attemptId });
  for (const { name, skill, at, start, end, sentence, ...place } of found) {
    expect(sentence.toLowerCase()).toContain(name);
    if (skill !== 'reading') continue;
    expect(place).toMatchObject({ attempt_id: attempt.id, paper_id: passage });
    const [paper] = attempt.papers;
    const text = paper?.kind === 'reading' ? paper.paragraphs.find(({ label }) => label === at)?.text : '';
    expect(text?.slice(start, end)).toBe(sentence);
  }
  expect(papers).toHaveLength(1);
  expect((await cards()).find(({ word }) => word.name === 'zorbish')?.places).toEqual([]);
});

test('nobody is shown sentences of papers that only others have done', async () => {
  const [me, other] = [await learner(), await learner()];
  await sit(other, 'reading', passage);
  const { list } = await me.api.vocabulary.getCards({ which: 'learn' });
  expect(list.flatMap(({ places }) => places)).toEqual([]);
});

test('words that reports of essays propose are listed once, with the learner’s own sentence', async () => {
  const me = await learner();
  const upgrades = async () => [
    { original: 'very tired', better: ['exhausted'], sentence: 'They are very tired.', paper_id: 7 },
    { original: 'so tired', better: ['exhausted', 'xqztl'], sentence: 'I was so tired.', paper_id: 8 },
    { original: 'lots of people', better: ['water people'], sentence: 'Lots of people.', paper_id: 7 },
  ];
  const { services, deps } = site;
  const uses = { ...deps, ...services, goals: { find: goalsOf }, writing: { upgrades } };
  const { list } = await smartList(
    { ...uses, openDictionary: services.vocabulary.openDictionary } as never,
    me.user.id,
    { kind: 'essays' },
  );
  expect(list.map(({ word, met }) => [word.name, met])).toEqual([
    ['exhausted', { sentence: 'They are very tired.', met_in: 'essay', paper_id: 7 }],
    ['water', { sentence: 'Lots of people.', met_in: 'essay', paper_id: 7 }],
  ]);
  expect((await me.api.vocabulary.getSmartList({ kind: 'essays' })).list).toEqual([]);
});

const goalsOf = async () => ({ time_zone: 'Asia/Shanghai', exam_date: null });

test('a word spelt wrong in a gap is listed among the misspelt ones until it is mended', async () => {
  const me = await learner();
  const place = { type: '', marks: 1, part: `${section}.q1`, hash: '' };
  const lost = { kind: 'spelling', slot: 'spelling:water', skill: 'listening', ...place } as const;
  const at = site.deps.now();
  await site.deps.db.transaction((tx) =>
    site.services.mistakeBook.report(tx, me.user.id, { source: 'attempt', id: 1, at, lost: [lost], rights: [] }),
  );
  const { list } = await me.api.vocabulary.getSmartList({ kind: 'misspelt' });
  expect(list.map(({ word }) => word.name)).toEqual(['water']);
});
