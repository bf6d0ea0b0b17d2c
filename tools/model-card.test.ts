import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { text as en } from '../packages/web/src/features/writing/feedback/feedback.en.ts';
import { text as zh } from '../packages/web/src/features/writing/feedback/feedback.zh.ts';

const card = readFileSync(new URL('../packages/examiner/MODEL_CARD.md', import.meta.url), 'utf8');
const row = card.split('\n').find((line) => line.startsWith('| all folds, 1,054')) ?? '';

/** A number of the page as the card prints it: 0.64 is .64 there. */
const printed = (number: string) => number.replace(/^0\./, '.');

test.each(['accuracy', 'accuracy_how', 'accuracy_weak'] as const)(
  'every figure in "%s" is one of the model card, in both languages',
  (key) => {
    for (const sentence of [zh[key], en[key]]) {
      const numbers = sentence.match(/\d[\d,]*(?:\.\d+)?/g) ?? [];
      const known = numbers.filter((number) => `${row} 5.5 7.5 Task 1 Task 2`.includes(printed(number)));
      expect(known).toEqual(numbers);
    }
    expect(zh[key].match(/\d[\d,.]*\d/g)?.sort()).toEqual(en[key].match(/\d[\d,.]*\d/g)?.sort());
  },
);

test('the row of the card is the one that says how near the estimates are', () => {
  expect(row).toContain('65 / 87 %');
  expect(row).toContain('| .641 [');
});
