import { movements } from '@ninefold/core/speaking/compare';
import { expect, test } from 'vitest';
import { movementWords } from './movement-words.ts';
import { speakingReport } from './report.testing.ts';

/** Two reports that differ in one thing. */
function moved(
  what: 'overall' | 'fc' | 'words_a_minute' | 'pauses_inside_a_minute' | 'less_common',
  from: number,
  to: number,
) {
  const [before, now] = [speakingReport(6, []), speakingReport(6, [])];
  for (const [report, value] of [
    [before, from],
    [now, to],
  ] as const) {
    if (what === 'overall') report.overall.band = value;
    else if (what === 'fc') report.criteria[0]!.band = value;
    else report.facts[what] = value;
  }
  return movements(before, now).find((one) => one.what === what)!;
}

test.each([
  { what: 'overall', from: 5, to: 6, says: '5.0 → 6.0 improved', why: 'a whole band' },
  { what: 'overall', from: 7, to: 5.5, says: '7.0 → 5.5 declined', why: 'a band and a half less' },
  { what: 'overall', from: 5.5, to: 6, says: '5.5 → 6.0 unchanged', why: 'half a band lies within the error' },
  { what: 'fc', from: 6, to: 5, says: '6.0 → 5.0 declined', why: 'a criterion is a band' },
  { what: 'words_a_minute', from: 82, to: 96, says: '82 → 96 improved', why: 'more words a minute' },
  { what: 'pauses_inside_a_minute', from: 8, to: 5, says: '8 → 5 improved', why: 'fewer pauses are better' },
  { what: 'pauses_inside_a_minute', from: 5, to: 8, says: '5 → 8 declined', why: 'more of them are not' },
  { what: 'less_common', from: 0.301, to: 0.302, says: '30% → 30% unchanged', why: 'nobody sees it' },
] as const)('$what: $says, $why', ({ what, from, to, says }) => {
  const movement = moved(what, from, to);
  const { value, verdict } = movementWords(movement);
  expect(`${value(movement.from)} → ${value(movement.to)} ${verdict}`).toBe(says);
});

test('a fact that this page has no words for is left out', () => {
  expect(movementWords({ what: 'something_new', from: 1, to: 2, better: 1 }).key).toBeNull();
  expect(movementWords({ what: 'clearness', from: 0.5, to: 0.7, better: 1 }).key).toBeNull();
});
