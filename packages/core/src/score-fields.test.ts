import { expect, test } from 'vitest';
import { mockFields, mockScoresIn, scoreField, scoreFields, scoresIn } from './score-fields.ts';

const scores = { listening: 6.5, reading: 7.5, writing: 6, speaking: 5 };

test('four fields of the specification and one record of scores say the same', () => {
  const fields = { target_score_listen: 6.5, target_score_read: 7.5, target_score_write: 6, target_score_speak: 5 };
  expect(scoreFields('target_score', scores)).toEqual(fields);
  expect(scoresIn('target_score', fields)).toEqual(scores);
  expect(scoreField('past_score', 'reading')).toBe('past_score_read');
});

test('a mock test names its fields by the skill', () => {
  const fields = { listening_score: 6.5, reading_score: 7.5, writing_score: 6, speaking_score: 5 };
  expect(mockFields(scores)).toEqual(fields);
  expect(mockScoresIn(fields)).toEqual(scores);
});
