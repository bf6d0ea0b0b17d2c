import type { Sentences } from '#i18n/messages.ts';
import type { text as zh } from './hard.zh.ts';

export const text = {
  title: 'Words you keep forgetting',
  lead: 'Forgotten {count} times and put aside. Look at it in other ways, do the small exercise, then decide whether it goes back.',
  parts: 'Taken apart',
  sentences: 'More sentences',
  exercise: 'A small exercise',
  askChoose: 'Which word fits?',
  askWrite: 'Write it',
  writeHere: 'Type it here',
  check: 'Check',
  right: 'Right',
  wrong: 'Here it is {word}',
  later: 'Leave it here',
  putBack: 'Put it back',
  putBackNews: '{word} is back among your reviews',
  failed: 'It was not put back. Please try again later',
  doneTitle: 'You have seen them all',
  doneSentence:
    '{back} went back to your reviews, {kept} stay here. A word that is right on two days goes back by itself.',
  toWords: 'Back to words',
} as const satisfies Sentences<typeof zh>;
