import { expect, test } from 'vitest';
import { failedAnswer } from '../assess-answer.ts';
import { factsOf } from './facts.ts';
import { reasonsFor } from './reasons.ts';

const place = { text: 'here', from: 1, to: 2 };
const answer = {
  ...failedAnswer(1000, 60).report,
  ...{ pauses: [{ from: 1, to: 2, inside_clause: true }], repetitions: [place] },
  vocabulary: { words: 100, distinct: 60, less_common: 0.3, good: [place], repeated: [] },
  check_words: [{ ...place, confidence: 0.2, advice: { zh: '', en: '' } }],
};
const none = factsOf([]);
const found = (criterion: 'fc' | 'lr' | 'gra' | 'p', code: string, facts: Partial<typeof none>) =>
  reasonsFor(criterion, { ...none, ...facts }, [answer]).find((one) => one.code === code);

test('without a pause inside a clause no share of pauses is told', () => {
  const { text } = found('fc', 'pauses_inside', { pauses_inside_a_minute: 0, pauses_between_share: 1 })!;
  expect(text.en).toBe('No pause inside a clause was heard.');
  expect(text.zh).not.toContain('%');
});

test.each([
  { words_a_minute: 112, good: false },
  { words_a_minute: 115, good: true },
  { words_a_minute: 190, good: true },
  { words_a_minute: 230, good: false },
])('$words_a_minute words a minute are easy = $good', ({ words_a_minute, good }) => {
  expect(found('fc', 'rate', { words_a_minute })).toMatchObject({ good });
});

test.each([
  { criterion: 'fc' as const, code: 'pauses_inside', facts: { pauses_inside_a_minute: 1 }, good: true, quoted: false },
  { criterion: 'fc' as const, code: 'pauses_inside', facts: { pauses_inside_a_minute: 12 }, good: false, quoted: true },
  { criterion: 'lr' as const, code: 'less_common', facts: { less_common: 0.1 }, good: false, quoted: false },
  { criterion: 'lr' as const, code: 'less_common', facts: { less_common: 0.34 }, good: true, quoted: true },
  { criterion: 'p' as const, code: 'clearness', facts: { clearness: 0.9 }, good: true, quoted: false },
  { criterion: 'p' as const, code: 'clearness', facts: { clearness: 0.5 }, good: false, quoted: true },
])('$code with good = $good quotes a proof = $quoted', ({ criterion, code, facts, good, quoted }) => {
  const reason = found(criterion, code, facts);
  expect([reason?.good, reason?.quote !== null]).toEqual([good, quoted]);
});

test.each([
  { variety: 40, good: false },
  { variety: 90, good: true },
])('variety of $variety, half of the band for words, is told with good = $good', ({ variety, good }) => {
  expect(found('lr', 'variety', { variety })).toMatchObject({ good });
});
