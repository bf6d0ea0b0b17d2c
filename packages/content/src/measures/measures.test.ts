import { expect, test } from 'vitest';
import { stemOf } from './content-words.ts';
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
