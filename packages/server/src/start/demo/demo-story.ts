import type { Purchase } from '@ninefold/core/economy/purchases';
import type { PractisedSkill } from '@ninefold/core/practice/practised-skills';
import type { SkillScores } from '@ninefold/core/skills';

/** A month and a half in the life of the demo learner, so that no screen of a first look is empty. Pure. */

/** A set of a shelf, or one paper of it, by its place: a school's pack has other names, but also a first set. */
export type DemoPaper = {
  skill: PractisedSkill;
  shelf: 'jian_ya' | 'ji_jing';
  set: number;
  part?: number;
  /** Of ten questions so many are answered rightly. */
  rightOfTen: number;
  /** So many at the end of the last paper have no answer. */
  notReached?: number;
  minutes: number;
};

type Move =
  | { kind: 'sign_in' }
  | { kind: 'mobile' }
  | { kind: 'gift'; reason: string; coins: number }
  | { kind: 'plan'; minutesPerDay: number }
  | { kind: 'buy'; item: Purchase; reference: string }
  /** The scoring that was bought is done. */
  | { kind: 'essay' | 'speaking'; reference: string }
  | { kind: 'give_back'; of: string }
  | { kind: 'mock' }
  | { kind: 'paper'; paper: DemoPaper; by: 'learner' | 'friend' }
  /** Begun and not handed in: what the practice hub offers to go on with. */
  | { kind: 'begin'; paper: DemoPaper }
  | { kind: 'course' };
export type DemoMove = Move & { at: Date };

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const DAYS = 44;
/** Days ago on which nobody signed in; yesterday and the two before it make the row of three that the card shows. */
const MISSED = new Set([4, 9, 10, 17, 23, 24, 31, 38]);

export const DEMO_SCORES = {
  past: { listening: 6, reading: 6.5, writing: 5.5, speaking: 5.5 },
  mock: { listening: 6.5, reading: 7.5, writing: 6, speaking: 5 },
  targets: { listening: 7.5, reading: 7.5, writing: 6.5, speaking: 6.5 },
} as const satisfies Record<string, SkillScores>;

/** From the first start to the exam. */
export const EXAM_IN_DAYS = 28;

export function demoStory(now: Date): DemoMove[] {
  const ago = (days: number, minutes = 60) => new Date(now.getTime() - days * DAY_MS - minutes * MINUTE_MS);
  const signIns = Array.from({ length: DAYS }, (_, n) => DAYS - n)
    .filter((days) => !MISSED.has(days))
    .map((days): DemoMove => ({ kind: 'sign_in', at: ago(days, 30) }));
  const moves: DemoMove[] = [
    { kind: 'mobile', at: ago(DAYS) },
    { kind: 'gift', reason: '开班礼物', coins: 60, at: ago(40) },
    { kind: 'plan', minutesPerDay: 45, at: ago(36) },
    { kind: 'buy', item: 'essay_scoring', reference: 'task2:demo-1', at: ago(33) },
    { kind: 'essay', reference: 'task2:demo-1', at: ago(33, 58) },
    { kind: 'buy', item: 'model_essay', reference: 'task1:demo-1', at: ago(27) },
    { kind: 'buy', item: 'essay_scoring', reference: 'task1:demo-2', at: ago(19) },
    { kind: 'give_back', of: 'essay_scoring:task1:demo-2', at: ago(19, 54) },
    handedIn(ago(14, 90), { ...WHOLE, skill: 'reading', rightOfTen: 7.5, notReached: 2, minutes: 58 }),
    { kind: 'buy', item: 'speaking_report', reference: 'demo-1', at: ago(12) },
    { kind: 'speaking', reference: 'demo-1', at: ago(12, 57) },
    handedIn(ago(9, 90), { ...WHOLE, skill: 'listening', rightOfTen: 6.8, minutes: 32 }),
    handedIn(ago(7, 50), { ...WHOLE, skill: 'reading', part: 0, rightOfTen: 7, minutes: 19 }, 'friend'),
    { kind: 'mock', at: ago(6) },
    handedIn(ago(5, 80), { ...TOPIC, skill: 'reading', rightOfTen: 8, minutes: 18 }),
    handedIn(ago(3, 70), { ...TOPIC, skill: 'listening', rightOfTen: 8, minutes: 9 }),
    { kind: 'buy', item: 'essay_scoring', reference: 'task2:demo-3', at: ago(2) },
    { kind: 'essay', reference: 'task2:demo-3', at: ago(2, 58) },
    { kind: 'course', at: ago(1, 70) },
    {
      kind: 'begin',
      paper: { ...WHOLE, set: 1, part: 0, skill: 'reading', rightOfTen: 8, minutes: 9 },
      at: ago(1, 40),
    },
    // Adjusted to an hour a day: what was missed under the old plan is not owed to the new one.
    { kind: 'plan', minutesPerDay: 60, at: now },
  ];
  return [...moves, ...signIns].sort((a, b) => a.at.getTime() - b.at.getTime());
}

const WHOLE = { shelf: 'jian_ya', set: 0 } as const;
const TOPIC = { shelf: 'ji_jing', set: 0 } as const;

const handedIn = (at: Date, paper: DemoPaper, by: 'learner' | 'friend' = 'learner'): DemoMove => ({
  kind: 'paper',
  by,
  paper,
  at,
});
