import { SpeakingReport } from '@ninefold/contract/speaking/report';
import { assessSitting } from '@ninefold/examiner/speech/answers/assess-sitting';
import { expect, test } from 'vitest';
import { said } from '../speaking.testing.ts';
import { mistakesOf } from './report-mistakes.ts';

const report = SpeakingReport.parse(assessSitting([said(2000, 200)], 1));
const of = (facts: Partial<SpeakingReport['facts']>) =>
  mistakesOf({ id: 1, hash: 'h' }, { ...report, facts: { ...report.facts, ...facts } }, new Date());

test('few pauses mend the habit of pausing; few hesitations prove nothing, because the recogniser leaves them out', () => {
  const { rights } = of({ pauses_inside_a_minute: 1, fillers_a_minute: 0 });
  expect(rights.map(({ part }) => part)).toEqual(['pauses:ok']);
});

test('many of either are a habit', () => {
  const { lost, rights } = of({ pauses_inside_a_minute: 12, fillers_a_minute: 6 });
  expect(lost.filter(({ kind }) => kind === 'fluency').map(({ part }) => part)).toEqual(['pauses', 'fillers']);
  expect(rights).toEqual([]);
});
