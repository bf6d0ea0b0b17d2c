import { likelyMaps } from './evidence.ts';
import type { Outlook } from './outlook.ts';
import { type Course, expectedOf, type Passed, type PlayedCard, playAhead } from './play-ahead.ts';
import type { RecallMap } from './recall-map.ts';
import { sampleOf } from './sample.ts';

/**
 * "On exam day you will know about N words, between low and high." `way`: what is known on the days until then;
 * `stopped`: the same without another review. All of it is believed of the same ways of forgetting.
 */
export type ExamPromise = {
  about: number;
  low: number;
  high: number;
  today: number;
  way: Passed[];
  stopped: Passed[];
};

/** Below this many reviews nothing is promised: the common way of forgetting overstates by up to a half. */
export const ENOUGH_TO_PROMISE = 50;
/** Nor farther ahead than this: what a few weeks tell about forgetting says nothing about years. */
export const DAYS_TO_PROMISE = 365;

const PLAYS = 8;
/** Eight of ten learners end inside the range. */
const RANGE = 1.2816;
/** Answers of one learner hang together, so they count half as evidence about the weeks ahead. */
const TEMPER = 0.5;

/** The least uncertainty that is shown, as measured in simulation: by how far the belief itself may be wrong. */
const FLOORS = { early: 0.15, late: 0.1, eve: 0.08 } as const;

type Asked = {
  outlook: Outlook;
  cards: readonly PlayedCard[];
  course: Course;
  /** The day on which the learner began. */
  began: number;
};

/** null: there is too little to promise anything. */
export function promiseOf(asked: Asked, random: () => number): ExamPromise | null {
  const steps = promiseInSteps(asked, random);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/**
 * The same, a day at a time. On the eve the words are simply counted; before it the rest of the course is played ahead
 * several times, with ways of forgetting drawn by how likely they are.
 */
export function* promiseInSteps(
  { outlook, cards, course, began }: Asked,
  random: () => number,
): Generator<unknown, ExamPromise | null> {
  const ahead = outlook.exam - outlook.today;
  if (outlook.evidence.reviews < ENOUGH_TO_PROMISE || ahead <= 0 || ahead > DAYS_TO_PROMISE) return null;
  const isEve = ahead <= 1;
  const { mean, variance, way, stopped } = isEve
    ? yield* countNow(outlook, cards)
    : yield* played(outlook, cards, course, random);
  const floor = isEve ? FLOORS.eve : floorOn(outlook, began);
  const spread = RANGE * Math.sqrt(variance + (floor * mean) ** 2);
  const most = cards.filter(({ counts }) => counts).length + course.freshLeft;
  return {
    about: Math.round(mean),
    low: Math.max(0, Math.round(mean - spread)),
    high: Math.min(most, Math.round(mean + spread)),
    today: stopped[0]?.known ?? 0,
    way,
    stopped,
  };
}

const floorOn = ({ today, exam }: Outlook, began: number): number =>
  (today - began) / Math.max(1, exam - began) < 0.75 ? FLOORS.early : FLOORS.late;

type Guess = { mean: number; variance: number; way: Passed[]; stopped: Passed[] };
type Likely = { map: RecallMap; share: number };

function* countNow(outlook: Outlook, cards: readonly PlayedCard[]): Generator<unknown, Guess> {
  const maps = likelyMaps(outlook.evidence);
  const guesses = maps.map(({ map, share }) => ({ share, ...expectedOf(map, outlook.exam, cards) }));
  const mean = guesses.reduce((sum, { share, known }) => sum + share * known, 0);
  const squares = guesses.reduce((sum, { share, known, variance }) => sum + share * (variance + known ** 2), 0);
  const stopped = yield* withoutReview(outlook, maps, cards, 1);
  return { mean, variance: Math.max(0, squares - mean ** 2), way: [], stopped };
}

/** What would be known from today to the exam if no word were asked any more. */
function* withoutReview(
  { today, exam }: Outlook,
  maps: readonly Likely[],
  cards: readonly PlayedCard[],
  times: number,
): Generator<unknown, Passed[]> {
  const points: Passed[] = [];
  for (let day = today; day <= exam; day++) {
    const known = maps.reduce((sum, { map, share }) => sum + share * expectedOf(map, day, cards).known, 0);
    points.push({ day, known: Math.round(times * known) });
    yield;
  }
  return points;
}

function* played(
  outlook: Outlook,
  all: readonly PlayedCard[],
  wholeCourse: Course,
  random: () => number,
): Generator<unknown, Guess> {
  const { cards, course, times } = sampleOf(all, wholeCourse);
  const likely = likelyMaps(outlook.evidence, TEMPER);
  const maps = Array.from({ length: PLAYS }, (_, play) => drawn(likely, (play + random()) / PLAYS));
  const ends: { known: number; variance: number }[] = [];
  const sums = new Map<number, number>();
  for (const map of maps) {
    const days = playAhead(outlook, map, cards, course, random);
    for (let step = days.next(); ; step = days.next()) {
      if (step.done) {
        ends.push(step.value);
        break;
      }
      sums.set(step.value.day, (sums.get(step.value.day) ?? 0) + step.value.known);
      yield;
    }
  }
  const mean = ends.reduce((sum, { known }) => sum + known, 0) / PLAYS;
  const between = ends.reduce((sum, { known }) => sum + (known - mean) ** 2, 0) / (PLAYS - 1);
  const byChance = ends.reduce((sum, { variance }) => sum + variance, 0) / PLAYS;
  const way = [...sums].map(([day, sum]) => ({ day, known: Math.round((times * sum) / PLAYS) }));
  const alike = maps.map((map) => ({ map, share: 1 / PLAYS }));
  const stopped = yield* withoutReview(outlook, alike, cards, times);
  return { mean: times * mean, variance: times ** 2 * between + times * byChance, way, stopped };
}

function drawn(maps: readonly Likely[], chance: number): RecallMap {
  let below = 0;
  for (const { map, share } of maps) {
    below += share;
    if (chance < below) return map;
  }
  const last = maps.at(-1);
  if (!last) throw new Error('there is always a likely way of forgetting');
  return last.map;
}
