import { expect, test } from 'vitest';
import { failedAnswer } from './assess-answer.ts';
import { assessSitting } from './assess-sitting.ts';
import type { AnswerAssessment } from './measures.ts';

function talk(order: number, foreign = 0): AnswerAssessment {
  const { report } = failedAnswer(order, 90);
  const said = Array.from({ length: 200 }, (_, at) => `word${at % 90}`);
  return {
    report: { ...report, reason: '', why: null },
    measures: {
      ...{ words: 200, syllables: 260, seconds: 90, speech: 75, pauses: 20, pausesInside: 6, silence: 15, fillers: 2 },
      ...{ repetitions: 1, said, lessCommon: 50, certainSlips: 1, sentences: 14, subordinate: 6, contractions: 4 },
      ...{ confidence: 170, unclear: 8, likeSample: 0, foreign },
    },
  };
}
const warned = (answers: AnswerAssessment[], asked: number) =>
  assessSitting(answers, asked).warnings.map(({ code }) => code);

test.each([
  { name: 'all answered', answers: [talk(1000), talk(1010)], asked: 2, codes: [] },
  { name: 'one we could not hear', answers: [talk(1000), failedAnswer(1010, 30)], asked: 2, codes: ['some_failed'] },
  { name: 'one not answered', answers: [talk(1000)], asked: 2, codes: ['some_missing'] },
  { name: 'some of it Chinese', answers: [talk(1000, 12)], asked: 1, codes: ['some_foreign'] },
])('$name: the report warns of $codes', ({ answers, asked, codes }) => {
  expect(warned(answers, asked)).toEqual(codes);
});
