import { expect, test } from 'vitest';
import { posterPayload } from './poster.ts';

const plan = {
  examDate: 1_800_000_000,
  overall: 7,
  targets: { listening: 7.5, reading: 8, writing: 6.5, speaking: 6 },
};

test('“the poster sends the target_score_read value taken from the writing target”: reproduced as is', () => {
  expect(posterPayload(plan, { posterReadBug: true })).toEqual({
    exam_date: 1_800_000_000,
    target_score: 7,
    target_score_listen: 7.5,
    target_score_read: 6.5,
    target_score_write: 6.5,
    target_score_speak: 6,
  });
});

test('“an alternative reading: the intended value is the reading target”', () => {
  expect(posterPayload(plan, { posterReadBug: false }).target_score_read).toBe(8);
});
