import type { Sentences } from '#i18n/messages.ts';
import type { text as zh } from './start.zh.ts';

export const text = {
  failed: 'The paper did not open',
  failedSentence: 'Your answers and records are safe. Please try again in a moment.',
  own: 'Your own set',
  partRow: 'Part {n}',
  marks: '{count, plural, one {# question} other {# questions}}',
  mode: 'Mode',
  exam: 'Exam mode',
  practice: 'Practice mode',
  start: 'Start',
  goOn: 'Continue ({done} of {total} answered)',
  goOnWaits: 'You have an unfinished attempt. Your answers are saved.',
  startAgain: 'Start again',
  startAgainNote: 'Starting again hands in the unfinished attempt as it is.',
  review: 'See last review',
  best: 'Best so far {right} / {total}',
  locked: 'This paper is for members',
  lockedSentence: 'A {skill} membership opens it. The free papers are always open.',
  lockedAction: 'See the free ones',
  closedBefore: 'Your last attempt ran out of time and was handed in as saved',
  startFailed: 'It did not start. Please try again',
} as const satisfies Sentences<typeof zh>;
