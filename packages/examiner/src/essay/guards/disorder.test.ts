import { expect, test } from 'vitest';
import { readEssay } from '../text/essay-text.ts';
import { brokenShare, disorder } from './guard.ts';

const CANS =
  'The shredded metal is melted in a furnace and poured into a mould. A new can is filled with a drink, and every can is sealed at once. At the end a can is sent to a shop, and the cycle begins again when the customer throws the can away. Used cans are collected from the bins.';

test('a can is a thing where cans are spoken of', () => {
  expect(disorder(readEssay(CANS))).toBeLessThan(0.1);
  expect(brokenShare(readEssay(CANS))).toBe(0);
});

test('words in no order are told, whatever they are about', () => {
  const mixed = readEssay(CANS.replace(/[^.]+/g, (sentence) => sentence.split(' ').reverse().join(' ')));
  expect(disorder(mixed)).toBeGreaterThan(0.24);
});
