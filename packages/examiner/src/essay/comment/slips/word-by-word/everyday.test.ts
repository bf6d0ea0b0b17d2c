import { expect, test } from 'vitest';
import { mended } from '../mended.testing.ts';

test.each([
  'They prove their worth to society.',
  'Sales showed a 5% increase on last year.',
  'The project we worked on last year won a prize.',
  'There was a rise in Saturday visitors.',
  'She teaches in Sunday school.',
  "The amount of children's screen time should be limited.",
  'Criminals should feel shame and guilt.',
  'Flats stand close, so noise and smoke spread.',
  'People are too tired or busy to cook.',
  'There are three reasons, of which the most important is that it saves time.',
  'On the other side, a car park was built.',
  'Many choose it maybe because it is cheap.',
  'It expanded its reach to 50 countries.',
  'The beds were occupied 85% of the time.',
  'Forest occupies 38% of the land.',
  'It was sold for three times this amount.',
  'It rose by how many percentage points?',
  'How to reduce waste is a hard question, but can we ignore it?',
  'It can not merely save money but also cut noise.',
  'It is worth comparing with 1990.',
  'One must reason about the situation.',
])('leaves alone: %s', (right) => {
  expect(mended(right)).toBe(right);
});
