import { describe, expect, test } from 'vitest';
import type { Coherence } from '../model/coherence.ts';
import { sharedTools } from '../shared.testing.ts';
import { readEssay } from '../text/essay-text.ts';
import { orderLoss } from './order.ts';

const { vectors } = sharedTools();
const PROMPT = 'Every student should spend a year abroad at public cost. To what extent do you agree or disagree?';
const lossOf = (first: string, second: string, third: string, coherence: Coherence | null = null, written = 9) =>
  orderLoss(
    readEssay(
      [
        `${first} I agree with it in part, because a year abroad teaches more than a language, but it is costly.`,
        `${second} In a host family nobody can hide behind a screen. Meals, bills and quarrels must all be talked about. After a few months a new language is no longer a school subject.`,
        `${third} The money would have to come from the same budget that pays for teachers. Poorer schools would feel this first. A shorter stay of three months costs a quarter and brings most of the benefit.`,
        'In conclusion, the state should pay for some months abroad, but not for a whole year.',
      ].join('\n\n'),
    ),
    PROMPT,
    vectors,
    coherence,
    written,
  );

describe('openings that need nothing before them are no sign of lost order', () => {
  test.each([
    ['Such a policy would send every student abroad for a year.', 'the policy is the one of the question'],
    ['Such an idea is often heard in debates about schools.', 'the same with another noun'],
  ])('%s', (first, why) => {
    const loss = lossOf(first, 'He or she learns to live with strangers.', 'She or he must also be paid for.');
    expect(loss, why).toBe(0);
  });

  test.each([
    ['He or she learns to live with strangers.', 'He/she must also be paid for.'],
    ['He or she grows up more quickly.', 'Such a year has its price.'],
    ['It follows that a year abroad is no holiday.', 'It is easy to forget the price of a year.'],
    ['It takes a year to learn a language.', 'These days such a large plan has its price.'],
    ['Additionally, he or she learns to live with strangers.', 'Such a large plan has its price.'],
  ])('paragraphs that open with "%s" and "%s"', (second, third) => {
    expect(lossOf('A year abroad at public cost is a popular proposal.', second, third)).toBe(0);
  });

  test('a bare pronoun at the head of the text and of its paragraphs still is one', () => {
    expect(lossOf('They should go.', 'He learns to live with strangers.', 'It must also be paid for.')).toBe(1.5);
  });
});

describe('counted signs and the reader make one sum', () => {
  const heard = (order: number, links = 0): Coherence => ({ order, links, bodies: 0, topic: 0, foreign: 0 });
  const first = 'A year abroad at public cost is a popular proposal.';
  const plain = (coherence: Coherence, written: number) =>
    lossOf(first, 'A host family teaches much.', 'Such a plan has its price.', coherence, written);

  test.each([
    ['the reader hears an order', heard(-3, -3), 6, 0],
    ['the reader is not sure', heard(3, 0), 6, 0],
    ['the reader is sure, the counted signs are as sure of the contrary', heard(4, 2), 6, 0],
    ['as sure, of a strong text', heard(4, 2), 8, 0],
    ['surer than of any honest text', heard(5.2, 1), 8, 1],
  ])('%s', (_, coherence, written, loss) => {
    expect(plain(coherence, written)).toBe(loss);
  });

  test('the reader is sure, the signs are open, the text is not strong', () => {
    const mixed = (written: number) =>
      lossOf('A shorter stay is cheap.', 'Poorer schools are far.', 'A host is a friend.', heard(4, 2), written);
    expect([mixed(6), mixed(8)]).toEqual([1, 0]);
  });

  test('with counted signs less of the reader will do, and both together cost more', () => {
    const losses = [-3, 0, 3, 5, 7].map((order) =>
      lossOf('Moreover, a year is long.', 'A host family teaches much.', 'These are paid for.', heard(order, 1), 9),
    );
    expect(losses).toEqual([0, 0, 1, 1.5, 1.5]);
  });
});
