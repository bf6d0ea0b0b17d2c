import type { Sentences } from '#i18n/messages.ts';
import type { text as zh } from './soon.zh.ts';

export const text = {
  title: '{page}: coming soon',
  wayOn: 'Back to home',
  courses: 'Course packages with videos, exercises and notes for every lesson. It will remember where you stopped.',
  writing: 'Task 1 and Task 2 questions, an editor, an estimated band on the four criteria and line-by-line comments.',
  modelEssays:
    'Model essays written for your question, your ideas and your requirements, with notes on what makes them work.',
  listening: 'Full listening sets, plus follow-read and intensive listening sentence by sentence.',
  speaking: 'Speaking parts 1 to 3: record your answer and get an estimate on the four criteria.',
  mock: 'Complete mock tests in all four skills, timed and laid out like the real one.',
  history: 'Every practice you have done, ready to look at again.',
} as const satisfies Sentences<typeof zh>;
