import { describe, expect, test } from 'vitest';
import type { AnswerReport } from './report.ts';
import { nextPauseAt, paragraphsOf, piecesOf, sentenceAt, wordAt } from './transcript.ts';

const both = { en: 'why', zh: '为什么' };

/** One word a second. */
const said = (words: string, more: Partial<AnswerReport> = {}): AnswerReport => ({
  ...{ order: 2010, part: 2, reason: '', why: null, seconds: 79, speech_seconds: 60, words_a_minute: 96 },
  ...{ pauses: [], fillers: [], repetitions: [], grammar: [], check_words: [], better: [] },
  length: { seconds: 79, words: 126, from: 90, to: 120, verdict: 'short' },
  relevance: { verdict: 'on', missing: [] },
  vocabulary: { words: 126, distinct: 80, less_common: 0.12, good: [], repeated: [] },
  words: words.split(' ').map((text, at) => ({ text, from: at, to: at + 0.8, confidence: 0.9 })),
  ...more,
});
const drawn = (answer: ReturnType<typeof said>) =>
  piecesOf(answer).map((piece) => {
    if (piece.kind === 'pause') return `(${piece.seconds.toFixed(1)}${piece.inside ? ' inside' : ''})`;
    if (piece.kind === 'slip') return `[${piece.words.map(({ text }) => text).join(' ')} → ${piece.better}]`;
    return `${piece.text}${piece.filler ? '~' : ''}${piece.check ? `#${piece.check}` : ''}${piece.unclear ? '?' : ''}`;
  });

describe('the words with what is said about them', () => {
  test('a pause stands before the word that follows it, by its place in the clause', () => {
    const answer = said('it took me years', {
      pauses: [
        { from: 1.0, to: 2.4, inside_clause: true },
        { from: 3.85, to: 5, inside_clause: false },
      ],
    });
    expect(drawn(answer)).toEqual(['it', '(1.4 inside)', 'took', 'me', 'years', '(1.1)']);
  });

  test('a breath is no pause that anybody must see', () => {
    expect(drawn(said('it took', { pauses: [{ from: 0.8, to: 1.1, inside_clause: true }] }))).toEqual(['it', 'took']);
  });

  test('a correction holds all its words, a question none', () => {
    const slip = { kind: 'tense', rule: 'past', explanation: both };
    const answer = said('and then she go home now', {
      grammar: [
        { ...slip, from: 2, to: 3.9, text: 'she go', better: 'she went', certain: true },
        { ...slip, from: 5, to: 5.9, text: 'now', better: 'then', certain: false },
      ],
    });
    expect(drawn(answer)).toEqual(['and', 'then', '[she go → she went]', 'home', 'now']);
  });

  test('fillers, words to check with their number, and what was hardly heard', () => {
    const answer = said('um breathe out rhythm', {
      fillers: [{ from: 0, to: 0.8, text: 'um' }],
      check_words: [
        { from: 1, to: 1.8, text: 'breathe', confidence: 0.8, advice: both },
        { from: 3, to: 3.8, text: 'rhythm', confidence: 0.5, advice: both },
      ],
    });
    answer.words[2]!.confidence = 0.1;
    expect(drawn(answer)).toEqual(['um~', 'breathe#1', 'out?', 'rhythm#2']);
  });
});

test('paragraphs begin at natural pauses, not in the middle of a clause, and know their second', () => {
  const words = Array.from({ length: 60 }, (_, at) => `w${at}`).join(' ');
  const answer = said(words, {
    pauses: [
      { from: 9.8, to: 10.5, inside_clause: false },
      { from: 29.8, to: 30.5, inside_clause: true },
      { from: 39.8, to: 40.5, inside_clause: false },
    ],
  });
  expect(paragraphsOf(answer).map(({ from }) => from)).toEqual([0, 39.8]);
});

describe('the player follows the words', () => {
  const words = [
    { from: 0.5, to: 1 },
    { from: 1, to: 1.5 },
    { from: 3, to: 3.5 },
  ];
  test.each([
    { second: 0, at: -1, why: 'nothing was said yet' },
    { second: 0.5, at: 0, why: 'the first word begins' },
    { second: 2.2, at: 1, why: 'a pause belongs to the word before it' },
    { second: 9, at: 2, why: 'after the last word' },
  ])('$second s → $at: $why', ({ second, at }) => expect(wordAt(words, second)).toBe(at));

  const answer = {
    pauses: [
      { from: 4, to: 5, inside_clause: true },
      { from: 9, to: 9.2, inside_clause: true },
      { from: 12, to: 14, inside_clause: false },
    ],
  };
  test.each([
    { second: 0, next: 3, why: 'a moment before the first long pause' },
    { second: 3, next: 11, why: 'the short one is left out' },
    { second: 20, next: 3, why: 'from the top again' },
  ])('the next pause after $second s is heard from $next s: $why', ({ second, next }) =>
    expect(nextPauseAt(answer, second)).toBe(next),
  );
  test('without a pause there is none', () => expect(nextPauseAt({ pauses: [] }, 3)).toBeNull());
});

test.each([
  { second: 0, from: 0, to: 2.8, why: 'the first' },
  { second: 2.5, from: 0, to: 2.8, why: 'its last word' },
  { second: 4, from: 3, to: 6.8, why: 'the one behind it, which has no full stop' },
])('the sentence at $second: $why', ({ second, from, to }) => {
  expect(sentenceAt(said('It was cold. We went home early').words, second)).toEqual({ from, to });
});
