import { expect, test } from 'vitest';
import { viewOf } from '../checks/pack-view.ts';
import { readPack } from '../read-pack.ts';
import { Reading } from '../schema/reading.ts';
import { FIXTURES, rawPack } from '../testing/raw-pack.ts';
import { stemOf } from './content-words.ts';
import { driftOf } from './drift.ts';
import { isColumn, registerOf } from './register.ts';
import { measureText } from './text-measures.ts';

test.each([
  { one: 'signs', other: 'sign' },
  { one: 'repaired', other: 'repairs' },
  { one: 'cities', other: 'city' },
  { one: 'followed', other: 'following' },
])('$one and $other are one word', ({ one, other }) => expect(stemOf(one)).toBe(stemOf(other)));

test('a text of rare words and long sentences measures harder in every way', () => {
  const easy = measureText('It was a cold day. We went to the shop. The man had some bread.');
  const hard = measureText(
    'Mediterranean terraces withstand seasonal erosion because unmortared masonry disperses hydraulic pressure evenly.',
  );
  expect([hard.sentence > easy.sentence, hard.density > easy.density, hard.rarity > easy.rarity]).toEqual([
    true,
    true,
    true,
  ]);
});

test.each([
  { text: 'I went home. My wall fell. I built it again.', firstPerson: 3 },
  { text: 'She said, "I am my own judge."', firstPerson: 0, why: 'somebody else says I' },
  { text: 'It is not a wall but a home.', notBut: 1 },
  { text: 'It is not a wall. It is a home.', notBut: 1 },
  { text: 'The wall did not fall, and nobody asked.', notBut: 0 },
  { text: 'Imagine a wall.', hook: true },
  { text: 'What holds a wall up?', hook: true },
  { text: 'Dry stone walls stand in many uplands.', hook: false },
  { text: 'A wall — any wall — stands.', dashes: 2 },
])('voice of: $text', ({ text, why: _, ...expected }) => {
  expect(registerOf([text])).toMatchObject(expected);
});

test('one remark in the first person makes no column', () => {
  const long = `I agree. ${'The wall stands on a bed of stones. '.repeat(60)}`;
  expect(isColumn(registerOf([long]))).toBe(false);
});

test('a batch is held against those before it; the first has nothing to be held against', async () => {
  const { pack } = await readPack(`${FIXTURES}early-pack`);
  const passage = rawPack('early-pack').docs.get('reading/dry-stone-walls.yaml') as { origin: object };
  const write = (batch: string, date: string, at: number, text: string) => ({
    file: `${batch}${at}.yaml`,
    item: Reading.parse({
      ...passage,
      id: `${batch}-${at}`,
      length: 'full',
      origin: { ...passage.origin, batch, date },
      paragraphs: [{ label: 'A', text }],
    }),
  });
  const short = (at: number) => `The old wall stands here still${' now'.repeat(at)}. It may fall one day soon.`;
  const long = (at: number) =>
    `The old wall that our neighbours built stands here still${' now'.repeat(at)} and it may fall one day soon if nobody repairs it.`;
  const items = [0, 1, 2].flatMap((at) => [
    write('second', '2026-12-01', at, long(at)),
    write('first', '2026-11-01', at, short(at)),
  ]);
  const [first, second] = driftOf(viewOf({ ...pack!, items }));
  const row = (drift: typeof first) => drift?.rows.find(({ figure }) => figure === 'reading: words in a sentence');
  expect([first?.batch, second?.batch]).toEqual(['first', 'second']);
  expect(row(first)).toMatchObject({ papers: 3, before: null, drifted: false });
  expect(row(second)).toMatchObject({ papers: 3, before: row(first)?.mean, drifted: true });
});
