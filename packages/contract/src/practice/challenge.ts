import { PRACTISED_SKILLS } from '@ninefold/core/practice/practised-skills';
import { z } from 'zod';
import { Flag, Id, Seconds } from '../fields.ts';
import { Both, QuestionTypeName } from './paper.ts';
import { Challenge } from './result.ts';

/** What operators are shown of challenged marks, of what accepting one changes, and of the answers that joined keys. */

export const ChallengeRow = Challenge.extend({
  id: Id,
  attempt_id: Id,
  key: z.string(),
  user_id: Id,
  skill: z.enum(PRACTISED_SKILLS),
  n: z.int(),
  type: QuestionTypeName,
  /** The question, or the line with its gap. */
  stem: z.string(),
  limit: z.object({ words: z.int(), number: z.boolean() }).nullable(),
  /** The words of the text that prove the key, and why. */
  evidence: z.array(z.string()),
  explain: Both,
  paper: Both,
  given: z.array(z.string()),
  answer: z.array(z.string()),
  /** What accepting it added to the key, as long as it counts. */
  added: z.array(z.string()),
  /** 1: it was added, and taken back later. */
  taken_back: Flag,
  /** Attempts that were marked again because of it. */
  marked_again: z.int().nonnegative(),
  reason: z.string(),
  created_at: Seconds,
});

export const ChallengeEffect = z.object({
  /** 0: the answer cannot be made right by the key, as a blank one cannot. */
  can_add: Flag,
  add: z.array(z.string()),
  mine: z.object({
    right: z.int(),
    right_after: z.int(),
    total: z.int(),
    band: z.number().min(-1).max(9),
    band_after: z.number().min(-1).max(9),
  }),
  /** With the answer in the key: learners and attempts that are marked again, and bands that rise. */
  again: z.object({ learners: z.int(), attempts: z.int(), bands: z.int() }),
  /** Learners by their newest answer. */
  people: z.object({ key: z.int(), given: z.int(), other: z.int() }),
  /** The newest attempts at the paper that were looked through for this. */
  looked: z.int().nonnegative(),
  /** 1: there are older ones, so each number is "at least". */
  is_more: Flag,
});

/** Answers that an accepted challenge added to a key and that count now. */
export const AddedAnswers = z.object({
  /** The challenge that added them. */
  id: Id,
  paper: Both,
  n: z.int(),
  answers: z.array(z.string()),
  /** The author's own key. */
  answer: z.array(z.string()),
  /** Attempts that were marked again because of it. */
  marked_again: z.int().nonnegative(),
  created_at: Seconds,
});
