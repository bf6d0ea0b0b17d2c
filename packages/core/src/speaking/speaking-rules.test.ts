import { expect, test } from 'vitest';
import { movements } from './compare.ts';
import { LONG_TURN, orderOf, partOfOrder, reportKindOf, type SatPart, type SpeakingMode } from './parts.ts';
import { percentOf, secondsToGo, stageOf } from './progress.ts';
import type { SpeakingReport } from './report.ts';
import { slipIn } from './slip-in.ts';
import { suggestSet } from './suggest.ts';
import { answerLength, sittingSeconds } from './timing.ts';

test.each<{ part: SatPart; mode: SpeakingMode; kind: string }>([
  { part: 0, mode: 'exam', kind: 'mock' },
  { part: 1, mode: 'exam', kind: 'skill' },
  { part: 1, mode: 'practice', kind: 'practice' },
  { part: 3, mode: 'practice', kind: 'practice' },
  { part: 2, mode: 'practice', kind: 'practice2' },
  { part: 2, mode: 'exam', kind: 'skill' },
])('part $part in $mode has the report $kind', ({ kind, ...sat }) => expect(reportKindOf(sat)).toBe(kind));

test('questions are numbered as they are asked, follow-ups behind theirs, and a number tells its part', () => {
  expect([orderOf(1, 0), orderOf(1, 1), orderOf(1, 1, 1), LONG_TURN, orderOf(3, 0)]).toEqual([
    1010, 1020, 1021, 2010, 3010,
  ]);
  expect([1021, 2010, 3050].map(partOfOrder)).toEqual([1, 2, 3]);
});

test('the long turn may take two minutes, and a whole exam lasts at least the official 14', () => {
  expect(answerLength(LONG_TURN).longest).toBe(120);
  expect(sittingSeconds(0)).toBeGreaterThanOrEqual(14 * 60);
});

test.each([
  { of: { recorded: 60, heard: 0, answers: 2, assessed: 0 }, ahead: 3, stage: 'waiting', percent: 0 },
  { of: { recorded: 60, heard: 30, answers: 2, assessed: 0 }, ahead: 0, stage: 'listening', percent: 43 },
  { of: { recorded: 60, heard: 60, answers: 2, assessed: 1 }, ahead: 0, stage: 'language', percent: 93 },
  { of: { recorded: 60, heard: 60, answers: 2, assessed: 2 }, ahead: 0, stage: 'bands', percent: 99 },
])('$stage at $percent percent', ({ of, ahead, stage, percent }) => {
  expect([stageOf(of, ahead), percentOf(of)]).toEqual([stage, percent]);
  expect(secondsToGo(of, ahead, 20)).toBeGreaterThan(0);
});

test('who waits behind others waits longer', () => {
  const of = { recorded: 60, heard: 0, answers: 2, assessed: 0 };
  expect(secondsToGo(of, 2, 20)).toBeGreaterThan(secondsToGo(of, 0, 20));
});

test('the suggestion is the part practised least lately in a new set: the same all day, another one tomorrow', () => {
  const known = [1, 2, 3].flatMap((id) =>
    ([1, 2, 3] as const).map((part) => ({ id, part, times: part === 2 ? 1 : 0 })),
  );
  const today = suggestSet(known, [2, 2, 1], '2026-11-17');
  expect(today).toMatchObject({ part: 3, why: 'new_part' });
  expect(suggestSet(known, [2, 2, 1], '2026-11-17')).toEqual(today);
  expect(suggestSet(known, [2, 2, 1], '2026-11-18')?.id).not.toBe(today?.id);
  expect(suggestSet([], [], '2026-11-17')).toBeNull();
  expect(suggestSet([{ id: 1, part: 2, times: 4 }], [], '2026-11-17')).toMatchObject({ why: 'again' });
});

test('a slip told in seconds is found in the words, without the full stop behind it', () => {
  const words = ['I', 'have', 'two', 'friend.', 'Really'].map((text, at) => ({
    text,
    from: at,
    to: at + 0.8,
    confidence: 1,
  }));
  const found = slipIn(words, { from: 2, to: 3.8 });
  expect(found?.text.slice(found.start, found.end)).toBe('two friend');
  expect(slipIn(words, { from: 20, to: 21 })).toBeNull();
});

test('fewer pauses inside clauses are a movement for the better, and a missing band is none', () => {
  const facts = { words: 200, words_a_minute: 110, pauses_inside_a_minute: 8 } as SpeakingReport['facts'];
  const report = (band: number | null, pauses: number) =>
    ({
      overall: { band },
      criteria: [],
      facts: { ...facts, pauses_inside_a_minute: pauses },
    }) as unknown as SpeakingReport;
  const moved = movements(report(6, 8), report(6.5, 4));
  expect(moved).toContainEqual({ what: 'overall', from: 6, to: 6.5, better: 1 });
  expect(moved).toContainEqual({ what: 'pauses_inside_a_minute', from: 8, to: 4, better: 1 });
  expect(movements(report(null, 8), report(6, 4)).map(({ what }) => what)).not.toContain('overall');
});
