// @postgres: many looks at one moment
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refused, register } from '#features/identity/identity.testing.ts';
import { importBooks, lookUp, openWordsSite, type WordsSite } from './vocabulary.testing.ts';

let site: WordsSite;
let guest: Awaited<ReturnType<WordsSite['guest']>>;
beforeAll(async () => {
  site = await openWordsSite();
  guest = await site.guest();
});
afterAll(() => site.close());

const namesFor = async (selected: string) => (await lookUp(guest, selected)).map(({ name }) => name);

for (const { selected, names, why } of [
  { selected: 'spikes', names: ['spike'], why: 'a form leads to its word' },
  { selected: '“Spikes,”', names: ['spike'], why: 'with what the finger took along' },
  { selected: 'mill’s', names: ['mill'], why: 'a possessive' },
  { selected: 'laid', names: ['lay'], why: 'an irregular form' },
  { selected: 'e-mail', names: ['email'], why: 'written with and without its hyphen' },
  { selected: 'potato-growing', names: ['potato', 'growing', 'grow'], why: 'a compound is taken apart' },
  { selected: 'tide mill', names: ['tide', 'mill'], why: 'two words are two entries' },
  { selected: 'xqztl', names: [], why: 'nobody knows it' },
  { selected: '!!', names: [], why: 'no letter, no word' },
])
  test(`${selected} finds ${names.join(', ') || 'nothing'}: ${why}`, async () => {
    expect(await namesFor(selected)).toEqual(names);
  });

test('our own entry wins over the dictionary’s, by its name and by its forms', async () => {
  for (const selected of ['tide', 'Tides', 'tide’s']) {
    const [word] = await lookUp(guest, selected);
    expect(word).toMatchObject({ name: 'tide', source: 'book', uk_ipa: '/ˈtaɪd/', us_ipa: '/ˈtʌɪd/' });
    expect(word?.vocabulary_ext).toEqual({
      core_meanings: [{ pos: 'n', englishDefinition: 'what our book says of tide', chineseTranslation: '书中释义' }],
      other_meanings: [
        expect.objectContaining({ pos: 'n', chineseTranslation: expect.stringContaining('潮汐') }),
        expect.anything(),
      ],
      collocations: ['a tide', 'the tide'],
      collocation_notes: [{ text: 'the tide', zh: '搭配' }],
      examples: [{ en: 'Here is a tide.', zh: '例句。' }],
      family: [],
      confused_with: [],
      level: '',
    });
  }
  const lay = await lookUp(guest, 'lay');
  expect(lay.map(({ name, source }) => `${name} ${source}`)).toEqual(['lay dictionary', 'lie book']);
});

test('a word of the dictionary has its sound and both languages, and an id from the first look on', async () => {
  const before = await site.rows("select 1 from vocabulary where name = 'waist'");
  expect(before).toEqual([]);
  const [word] = await lookUp(guest, 'waist');
  expect(word).toMatchObject({ name: 'waist', source: 'dictionary', uk_ipa: '/weɪst/', us_ipa: '', uk_audio: '' });
  expect(word?.vocabulary_ext.core_meanings[0]).toMatchObject({
    pos: 'n',
    chineseTranslation: expect.stringContaining('腰'),
    englishDefinition: expect.stringMatching(/\w/),
  });
  const other = await site.guest();
  expect((await lookUp(other, 'WAIST'))[0]?.id).toBe(word?.id);
});

test('many learners who see a word for the first time at the same moment get the same id', async () => {
  const guests = await Promise.all(Array.from({ length: 6 }, () => site.guest()));
  const ids = await Promise.all(guests.map(async (one) => (await lookUp(one, 'glacier'))[0]?.id));
  expect(new Set(ids).size).toBe(1);
  expect(ids[0]).toBeGreaterThan(0);
});

test('nothing of a draft is shown: the dictionary answers until the book is on the shelf', async () => {
  const [before] = await lookUp(guest, 'drought');
  expect(before?.source).toBe('dictionary');
  await importBooks(site, 'late', 1, { late: { status: 'published', words: { monsoon: ['monsoons'] } } });
  expect((await lookUp(guest, 'monsoons'))[0]).toMatchObject({ name: 'monsoon', source: 'book' });
  const { id } = (await lookUp(guest, 'monsoon'))[0]!;
  await importBooks(site, 'late', 2, { late: { status: 'retired', words: { monsoon: ['monsoons'] } } });
  expect((await lookUp(guest, 'monsoon'))[0]).toMatchObject({ name: 'monsoon', source: 'dictionary' });
  expect((await refused(guest.api.vocabulary.getWordInfo({ id }))).error).toBe('not_found');
});

test('a school’s book is for its own learners', async () => {
  await importBooks(site, 'school', 1, { school: { status: 'published', words: { ferry: ['ferries'] } } });
  const learner = await register(site);
  const [{ id: school } = { id: 0 }] = await site.rows<{ id: number }>(
    "insert into organisations (name) values ('School') returning id",
  );
  await site.rows("update content_packs set organisation_id = $1 where id = 'school'", [school]);
  expect((await lookUp(learner, 'ferry'))[0]?.source).toBe('dictionary');
  await site.rows('update users set organisation_id = $1 where id = $2', [school, learner.user.id]);
  const [own] = await lookUp(learner, 'ferries');
  expect(own).toMatchObject({ name: 'ferry', source: 'book' });
  expect(await learner.api.vocabulary.getWordInfo({ id: own!.id })).toEqual(own);
  const outside = guest.api.vocabulary;
  expect((await refused(outside.getWordInfo({ id: own!.id }))).fields).toEqual(['id']);
  expect((await outside.getBatchWords({ vocabulary_ids: [own!.id] })).list).toEqual([]);
  expect((await refused(outside.notebook.save({ vocabulary_id: own!.id }))).fields).toEqual(['vocabulary_id']);
});

test('a clip is told by the address where it can be heard', async () => {
  await site.rows(
    `update vocabulary set entry = jsonb_set(entry, '{audio}', '{"uk": "assets/words/attribute.mp3"}') where slug = 'attribute'`,
  );
  expect((await lookUp(guest, 'attributed'))[0]).toMatchObject({
    name: 'attribute',
    uk_audio: '/content/words/assets/words/attribute.mp3',
    us_audio: '',
  });
});

test('a list goes on with the words that begin so, page by page, each once and each with its id', async () => {
  const first = await guest.api.vocabulary.getWordList({ name: 'tid', page_size: 3 });
  expect(first.list.map(({ name }) => name)).toContain('tide');
  const names: string[] = [];
  for (let page = 1; names.length < first.total; page += 1)
    names.push(
      ...(await guest.api.vocabulary.getWordList({ name: 'tid', page, page_size: 3 })).list.map((w) => w.name),
    );
  expect(names).toHaveLength(first.total);
  expect(new Set(names).size).toBe(first.total);
  expect(names).toEqual([...names].sort());
  expect(await guest.api.vocabulary.getWordList({ name: 'tid', page: 999 })).toEqual({
    list: [],
    total: first.total,
    page: 999,
    pageSize: 50,
  });
  const [lead] = (await guest.api.vocabulary.getWordList({ name: 'tides' })).list;
  expect(lead).toMatchObject({ name: 'tide', source: 'book' });
});

test('several words by their ids, in the order asked for, without those that are not there', async () => {
  const [tide] = await lookUp(guest, 'tide');
  const [mill] = await lookUp(guest, 'mill');
  const asked = { vocabulary_ids: [mill!.id, 999_999_999, tide!.id, mill!.id] };
  expect((await guest.api.vocabulary.getBatchWords(asked)).list).toEqual([mill, tide]);
  expect(await guest.api.vocabulary.getWordInfo({ id: tide!.id })).toEqual(tide);
});

test.each([
  { call: 'getWordList', input: {}, field: 'name' },
  { call: 'getWordList', input: { name: '  ' }, field: 'name' },
  { call: 'getWordList', input: { name: 'x'.repeat(65) }, field: 'name' },
  { call: 'getWordList', input: { name: 'a\0b' }, field: 'name' },
  { call: 'getWordList', input: { name: 'tide', exact: 2 }, field: 'exact' },
  { call: 'getWordList', input: { name: 'tide', page_size: 101 }, field: 'page_size' },
  { call: 'getWordInfo', input: { id: 0 }, field: 'id' },
  { call: 'getBatchWords', input: { vocabulary_ids: [] }, field: 'vocabulary_ids' },
  { call: 'getBatchWords', input: { vocabulary_ids: Array(101).fill(1) }, field: 'vocabulary_ids' },
] as const)('$call refuses $input by its field', async ({ call, input, field }) => {
  const error = await refused(guest.api.vocabulary[call](input as never));
  expect([error.error, error.fields]).toEqual(['invalid_input', [field]]);
});

test('letters that mean something to a database are letters', async () => {
  for (const name of ['%', '_', '\\', "'; drop table vocabulary; --", 'ti%', '{tide}', '"'])
    expect((await guest.api.vocabulary.getWordList({ name })).list.every(({ id }) => id > 0)).toBe(true);
  expect((await guest.api.vocabulary.getWordList({ name: 'ti_e' })).total).toBe(0);
});
