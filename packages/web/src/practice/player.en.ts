import type { Sentences } from '../i18n/messages.ts';
import type { text as zh } from './player.zh.ts';

export const text = {
  question: 'Question',
  questionNumber: 'Question {n}',
  questionOne: 'Question {n}',
  questionsRange: 'Questions {from}–{to}',
  example: 'Example',
  paragraph: 'Paragraph {letter}',
  markedForReview: 'Marked for review',
  chooseOnly: 'Choose only {count} here. Untick one first.',
  optionList: 'Options',
  optionUsed: 'used',
  optionsFor: 'Options for question {n}',
  slotEmpty: 'Question {n}, not answered',
  slotFilled: 'Question {n}, answer {answer}',
  gridCell: 'Question {n}, {letter}',
  takeAway: 'Clear',
  noteOf: 'Note: {note}',
  checkThis: 'Check this one',
  isRight: 'Question {n} is right',
  isWrong: 'Question {n} is not right',
  rightAnswer: 'Answer: {answer}',
} as const satisfies Sentences<typeof zh>;
