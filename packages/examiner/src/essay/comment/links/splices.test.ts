import { expect, test } from 'vitest';
import { sharedTools } from '../../shared.testing.ts';
import { readEssay } from '../../text/essay-text.ts';
import { applyEdits } from '../corrections.ts';
import { newSplices, splices } from './splices.ts';

const tools = sharedTools();
const parted = (text: string) =>
  applyEdits(
    text,
    readEssay(text).sentences.flatMap((one) => splices(tools.tag(one))),
  );

test.each([
  ['The lamp is very old, it gives no light.', 'The lamp is very old. It gives no light.'],
  ['My sister is a good cook, she works in a bank.', 'My sister is a good cook. She works in a bank.'],
  ['In 2012 the number was 280, it was the lowest one.', 'In 2012 the number was 280. It was the lowest one.'],
  ['First, the fee was very high, they could not pay it.', 'First, the fee was very high. They could not pay it.'],
])('%s', (text, right) => {
  expect(parted(text)).toBe(right);
});

test.each([
  'When the lamp is old, it gives no light.',
  'Now people can work at home, they do not need to travel.',
  'The year I moved here, I found a job.',
  'Children lose their childhood, they argue, and teachers lose heart.',
  'Buses are the best answer here, I am sure.',
  'The sun rises early, it warms the fields, and the birds begin to sing.',
  'The pollution caused by cars, it harms people.',
  'The people I met there, they were kind to me.',
  'In the old part of the town, it is quiet.',
  'Although the lamp is old, it gives some light.',
  'Their answer being late, I was not able to go.',
  'She said: the lamp is old, it gives no light.',
])('leaves alone: %s', (right) => {
  expect(parted(right)).toBe(right);
});

test('a comma at which something was found already is left to it', () => {
  const text = 'The lamp is very old, it gives no light.';
  const tagged = readEssay(text).sentences.map(tools.tag);
  const [found] = newSplices(tagged, []);
  expect(found?.original).toBe(', it');
  expect(newSplices(tagged, [found!])).toEqual([]);
});
