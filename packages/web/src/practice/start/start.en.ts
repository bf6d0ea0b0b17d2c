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
  goOn: 'Go on ({done} of {total} answered)',
  goOnWaits: 'You have not finished this one. Your answers are kept.',
  startAgain: 'Start again',
  startAgainNote: 'Starting again hands in the unfinished one as it stands.',
  review: 'Last review',
  best: 'Best so far {right} / {total}',
  locked: 'This paper is for members',
  lockedSentence: 'It opens with a {skill} membership. The free papers are always open.',
  lockedAction: 'See the free ones',
  closedBefore: 'The last one ran out of time and was handed in as saved',
  startFailed: 'It did not start. Please try again',
} as const satisfies Sentences<typeof zh>;
