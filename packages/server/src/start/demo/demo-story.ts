import type { Purchase } from '@ninefold/core/economy/purchases';
import type { PractisedSkill } from '@ninefold/core/practice/practised-skills';
import type { SkillScores } from '@ninefold/core/skills';
import { demoClock } from './demo-clock.ts';

/** A month and a half in the life of the demo learner, so that no screen of a first look is empty. Pure. */

/**
 * A set of a shelf, or one paper of it, by its place: a school's pack has other names, but also a first set. Or a test of
 * her own, put together from the single papers of a skill, one of every part.
 */
export type DemoPaper = ({ shelf: 'jian_ya' | 'ji_jing'; set: number; part?: number } | { own: true }) & {
  skill: PractisedSkill;
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

const DAYS = 44;
/** Days ago on which nobody signed in; yesterday and the two before it make the row of three that the card shows. */
const MISSED = new Set([4, 9, 10, 17, 23, 24, 31, 38]);

export const DEMO_SCORES = {
  past: { listening: 6, reading: 6.5, writing: 5.5, speaking: 5.5 },
  mock: { listening: 6.5, reading: 7.5, writing: 6, speaking: 6 },
  targets: { listening: 7.5, reading: 7.5, writing: 6.5, speaking: 6.5 },
} as const satisfies Record<string, SkillScores>;

/** Long turns of the interview: when she sat down, and the question she talked about. Reports were bought with them. */
export const DEMO_SITTINGS = [
  {
    ...{ ago: 26, clock: '19:20', minutes: 4 },
    question: 'Describe a time when you did something together with people you did not know.',
  },
  {
    ...{ ago: 12, clock: '20:11', minutes: 4 },
    question: 'Describe something you have kept although you no longer use it.',
  },
  {
    ...{ ago: 3, clock: '20:40', minutes: 4 },
    question: 'Describe a small shop or stall that you hope will never close.',
  },
] as const;
export type DemoSitting = (typeof DEMO_SITTINGS)[number];

/** From the first start to the exam. */
export const EXAM_IN_DAYS = 28;

export function demoStory(now: Date, timeZone: string): DemoMove[] {
  const at = demoClock(now, timeZone);
  const signIns = Array.from({ length: DAYS }, (_, n) => DAYS - n)
    .filter((days) => !MISSED.has(days))
    .map(
      (days): DemoMove => ({ kind: 'sign_in', at: at(days, SIGN_IN_CLOCKS[days % SIGN_IN_CLOCKS.length] ?? '08:00') }),
    );
  const moves: DemoMove[] = [
    { kind: 'mobile', at: at(DAYS, '20:02') },
    { kind: 'gift', reason: '开班礼物', coins: 60, at: at(40, '10:00') },
    { kind: 'plan', minutesPerDay: 45, at: at(36, '21:20') },
    handedIn(at(34, '12:35'), { ...OWN, skill: 'listening', rightOfTen: 5.6, minutes: 32 }),
    { kind: 'buy', item: 'essay_scoring', reference: 'task2:demo-1', at: at(33, '21:40') },
    { kind: 'essay', reference: 'task2:demo-1', at: at(33, '21:42') },
    { kind: 'buy', item: 'model_essay', reference: 'task1:demo-1', at: at(27, '22:10') },
    handedIn(at(22, '19:05'), { ...WHOLE, set: 1, skill: 'reading', rightOfTen: 6.5, notReached: 2, minutes: 60 }),
    handedIn(at(20, '21:10'), { ...WHOLE, set: 1, skill: 'listening', rightOfTen: 6.5, minutes: 32 }),
    { kind: 'buy', item: 'essay_scoring', reference: 'task1:demo-2', at: at(19, '19:30') },
    { kind: 'give_back', of: 'essay_scoring:task1:demo-2', at: at(19, '19:36') },
    handedIn(at(14, '19:40'), { ...WHOLE, skill: 'reading', rightOfTen: 7.5, notReached: 2, minutes: 58 }),
    handedIn(at(9, '07:10'), { ...WHOLE, skill: 'listening', rightOfTen: 7, minutes: 32 }),
    handedIn(at(7, '16:20'), { ...WHOLE, skill: 'reading', part: 0, rightOfTen: 7, minutes: 19 }, 'friend'),
    { kind: 'mock', at: at(6, '11:50') },
    handedIn(at(5, '07:35'), { ...TOPIC, skill: 'reading', rightOfTen: 8, minutes: 18 }),
    { kind: 'buy', item: 'essay_scoring', reference: 'task2:demo-3', at: at(2, '20:50') },
    { kind: 'essay', reference: 'task2:demo-3', at: at(2, '20:52') },
    { kind: 'course', at: at(1, '20:30') },
    {
      kind: 'begin',
      paper: { ...TOPIC, set: 1, part: 0, skill: 'reading', rightOfTen: 8, minutes: 9 },
      at: at(1, '21:15'),
    },
    // Adjusted to an hour a day: what was missed under the old plan is not owed to the new one.
    { kind: 'plan', minutesPerDay: 60, at: now },
  ];
  const spoken = DEMO_SITTINGS.flatMap(({ ago, clock, minutes }): DemoMove[] => {
    const reference = `demo-${ago}`;
    const asked = new Date(at(ago, clock).getTime() + minutes * 60_000);
    return [
      { kind: 'buy', item: 'speaking_report', reference, at: asked },
      { kind: 'speaking', reference, at: asked },
    ];
  });
  return [...moves, ...spoken, ...signIns].sort((a, b) => a.at.getTime() - b.at.getTime());
}

/** On the way to school, at lunch, in the evening. */
const SIGN_IN_CLOCKS = ['07:05', '12:20', '19:15', '07:30', '21:05'] as const;

const WHOLE = { shelf: 'jian_ya', set: 0 } as const;
const TOPIC = { shelf: 'ji_jing', set: 0 } as const;
const OWN = { own: true } as const;

const handedIn = (at: Date, paper: DemoPaper, by: 'learner' | 'friend' = 'learner'): DemoMove => ({
  kind: 'paper',
  by,
  paper,
  at,
});
