// @vitest-environment node
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { DeckNote } from './deck.ts';
import { makeDeck } from './make-deck.ts';
import { plainText } from './plain-text.ts';
import { readDeck } from './read-deck.ts';
import { unpackCollection } from './unpack.ts';

const NOW = 1_794_800_000;
const SCHEDULE = { interval: 12, days_ago: 5, reviews: 7, lapses: 1 };
const NOTES: DeckNote[] = [
  { word: 'tide', ipa: '/taɪd/', meaning: '潮汐 <n> & more', sentence: 'The tide turned.', schedule: SCHEDULE },
  { word: 'lie', ipa: '', meaning: '躺', sentence: '', schedule: null },
];

test('what goes out comes in again: words, sentences, and how far each one is', async () => {
  const deck = await readDeck(await makeDeck(NOTES, '生词本', NOW), NOW);
  expect(deck.rows).toEqual([
    ['Word', 'Meaning', 'IPA', 'Sentence'],
    ['tide', '潮汐 <n> & more', '/taɪd/', 'The tide turned.'],
    ['lie', '躺', '', ''],
  ]);
  expect(deck.schedules).toEqual([null, SCHEDULE, null]);
});

test('a week later the same package says that the last look was a week longer ago', async () => {
  const { schedules } = await readDeck(await makeDeck(NOTES, 'x', NOW), NOW + 7 * 86_400);
  expect(schedules[1]).toEqual({ ...SCHEDULE, days_ago: 12 });
});

const zip = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));

test.each([
  { file: strToU8('no zip at all'), why: 'unreadable', says: 'no zip' },
  { file: zip({ media: '{}' }), why: 'unreadable', says: 'no collection' },
  { file: zip({ '../collection.anki2': 'x', 'a/collection.anki2': 'x' }), why: 'unreadable', says: 'a way out' },
  { file: zip({ 'collection.anki2': 'not a database' }), why: 'unreadable', says: 'no database' },
  { file: zip({ 'collection.anki21b': 'x', 'collection.anki2': 'old' }), why: 'too_new', says: 'the newest form' },
])('a package is refused: $says', async ({ file, why }) => {
  await expect(readDeck(file, NOW)).rejects.toMatchObject({ why });
});

test('a bomb is not unpacked: what it says of its size is looked at first, and no more than that is made', () => {
  const bomb = zip({ 'collection.anki2': 'a'.repeat(200_000) });
  expect(bomb.length).toBeLessThan(2000);
  expect(() => unpackCollection(bomb, 100_000)).toThrow('too_big');
  // Its listing lies and says ten bytes.
  const liar = Uint8Array.from(bomb);
  const view = new DataView(liar.buffer);
  for (let at = 0; at < liar.length - 4; at++)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 10, true);
  let size = 0;
  try {
    size = unpackCollection(liar, 100_000).length;
  } catch {
    // To refuse it is as good.
  }
  expect(size).toBeLessThanOrEqual(10);
});

test.each([
  { field: '<b>tide</b>[sound:tide.mp3]', text: 'tide', why: 'markup and sounds' },
  {
    field: 'The {{c1::tide::noun}} turned&nbsp;&amp; fell.',
    text: 'The tide turned & fell.',
    why: 'a cloze and entities',
  },
  { field: '<script>alert(1)</script>lie<br>down', text: 'lie down', why: 'a script is no text' },
  { field: '&#39;tis &unknown;', text: "'tis &unknown;", why: 'a number, and what nobody knows' },
])('a field as text: $why', ({ field, text }) => {
  expect(plainText(field)).toBe(text);
});
