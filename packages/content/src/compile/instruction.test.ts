import { questionTypes } from '@ninefold/core/practice/question-types';
import { expect, test } from 'vitest';
import { Group, Limit } from '../schema/question.ts';
import { hasChinese } from '../text.ts';
import { instructionOf, limitText } from './instruction.ts';

test.each([
  { limit: { words: 1 }, en: 'ONE WORD ONLY' },
  { limit: { words: 2 }, en: 'NO MORE THAN TWO WORDS' },
  { limit: { words: 1, number: true }, en: 'ONE WORD AND/OR A NUMBER' },
  { limit: { words: 3, number: true }, en: 'NO MORE THAN THREE WORDS AND/OR A NUMBER' },
  { limit: { words: 0, number: true }, en: 'A NUMBER' },
])('$en', ({ limit, en }) => {
  expect(limitText(Limit.parse(limit)).en).toBe(en);
});

const question = { n: 1, answer: 'A', explain: { en: 'a', zh: '一' } };
const group = (more: object) => Group.parse({ type: 'mcq-single', questions: [question], ...more });

test.each(questionTypes)('%s has an instruction in both languages', (type) => {
  const { en, zh } = instructionOf(group({ type }), 'reading');
  expect(en).toMatch(/^[A-Z].*[.?]$/);
  expect(hasChinese(en)).toBe(false);
  expect(hasChinese(zh)).toBe(true);
});

test.each([
  {
    more: { type: 'note-completion', limit: { words: 1 } },
    skill: 'reading' as const,
    en: 'Complete the notes below. Write ONE WORD ONLY from the passage for each answer.',
  },
  {
    more: { type: 'form-completion', limit: { words: 1, number: true } },
    skill: 'listening' as const,
    en: 'Complete the form below. Write ONE WORD AND/OR A NUMBER for each answer.',
  },
  {
    more: { type: 'mcq-multi', questions: [{ ...question, n: [1, 2] }] },
    skill: 'reading' as const,
    en: 'Choose TWO letters.',
  },
  {
    more: { type: 'matching-information', reuse: true },
    skill: 'reading' as const,
    en: 'Which paragraph contains the following information? You may use any letter more than once.',
  },
  { more: { instruction: { en: 'Do this.', zh: '做这个。' } }, skill: 'reading' as const, en: 'Do this.' },
])('$en', ({ more, skill, en }) => {
  expect(instructionOf(group(more), skill).en).toBe(en);
});
