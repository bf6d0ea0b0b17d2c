import type { SentenceScore } from '@ninefold/contract/intensive-listening/score';
import { expect, test } from 'vitest';
import type { SpeechTicket } from '#providers/speech/speech-engine.ts';
import { readingsAtWork } from './at-work.ts';
import type { ScoreRow } from './scores.repo.ts';

const [PAPER, LEARNER] = [7, 5];
const row = (id: number, order: number, userId = LEARNER) =>
  ({ id, user_id: userId, paper_id: PAPER, order }) as unknown as ScoreRow;
const view = (id: number, order: number) => ({ id, order, state: 'waiting', queue: null }) as unknown as SentenceScore;
const ticketAt = (place: { ahead: number; seconds: number }): SpeechTicket => ({
  outcome: new Promise(() => {}),
  place: () => place,
});

test('who waits is told the place of now, of their last reading, until it is written down', () => {
  const atWork = readingsAtWork();
  const place = { ahead: 9, seconds: 18 };
  atWork.begin(row(1, 4), ticketAt({ ahead: 1, seconds: 2 }));
  atWork.told(view(1, 4));
  atWork.begin(row(2, 4), ticketAt(place));
  atWork.told(view(2, 4));
  expect(atWork.waiting(LEARNER, PAPER, [4])).toMatchObject([{ id: 2, queue: { ahead: 9, seconds: 18 } }]);
  place.ahead = 3;
  expect(atWork.waiting(LEARNER, PAPER, [4, 4])).toMatchObject([{ id: 2, queue: { ahead: 3 } }]);
  atWork.end(2);
  expect(atWork.waiting(LEARNER, PAPER, [4]), 'the one before it is not the last').toBeNull();
  atWork.end(1);
  expect(atWork.waiting(LEARNER, PAPER, [4])).toBeNull();
});

test.each([
  { who: LEARNER, paper: PAPER, orders: [4, 5], why: 'one of them may have its score' },
  { who: LEARNER, paper: PAPER, orders: [6], why: 'it was begun for somebody who was told nothing yet' },
  { who: LEARNER, paper: 8, orders: [4], why: 'another paper has a sentence 4 as well' },
  { who: 6, paper: PAPER, orders: [4], why: 'it is somebody else’s' },
  { who: LEARNER, paper: PAPER, orders: [], why: 'nothing was asked for' },
])('somebody must look: $why', ({ who, paper, orders }) => {
  const atWork = readingsAtWork();
  atWork.begin(row(1, 4), ticketAt({ ahead: 0, seconds: 1 }));
  atWork.told(view(1, 4));
  atWork.begin(row(3, 6), ticketAt({ ahead: 0, seconds: 1 }));
  expect(atWork.waiting(who, paper, orders)).toBeNull();
});
