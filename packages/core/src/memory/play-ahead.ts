import { agendaOf, type Card } from './agenda.ts';
import { type Outlook, shareOf } from './outlook.ts';
import { type RecallMap, recallOf } from './recall-map.ts';
import { EASY, firstTrace, type Grade, nextTrace, type Trace } from './trace.ts';
import { walkDay } from './walk-day.ts';
import { wordsDay } from './words-day.ts';

/** How a recalled word is graded: Hard, Good, Easy. */
const SHARES_WHEN_RECALLED = [0.224, 0.631, 0.145] as const;

/**
 * How much is done on a day: so many seconds, or so many new words with the reviews that fall due. A sample of a course
 * meets a fraction of a word a day.
 */
export type Daily = { seconds: number } | { freshADay: number; isMore: boolean };

/** What is still to come: words not met yet, what each day is for, the share of days on which the learner comes. */
export type Course = { freshLeft: number; daily: Daily; attendance: number };

/** A word on its way to the exam. One known at first sight takes its time like the others, and is no gain of the course. */
export type PlayedCard = { trace: Trace; counts: boolean };

type Expected = { known: number; variance: number };

/** How many words are known on a day on the way. */
export type Passed = { day: number; known: number };

/**
 * Plays the rest of the course once for a learner who forgets as `truth` says, and counts what is known at the exam. It
 * stops after every day, so that a server can answer others in between.
 */
export function* playAhead(
  outlook: Outlook,
  truth: RecallMap,
  from: readonly PlayedCard[],
  course: Course,
  random: () => number,
): Generator<Passed, Expected> {
  const cards: (Card<number> & PlayedCard)[] = from.map((card, id) => ({ ...card, id }));
  let freshLeft = course.freshLeft;
  for (let today = outlook.today; today < outlook.exam; today++) {
    if (random() < course.attendance) studyOn(today);
    yield { day: today, known: expectedOf(truth, today, cards).known };
  }
  return expectedOf(truth, outlook.exam, cards);

  /** As a day really goes: by the minutes of the plan, or by its words. */
  function studyOn(today: number): void {
    const day = { ...outlook, today };
    const { daily } = course;
    const answering = { review: (id: number) => review(id, today), meet: () => meet(today) };
    if ('seconds' in daily) {
      walkDay(day, cards, freshLeft, daily.seconds, answering);
      return;
    }
    const wish = { words: wholeOf(daily.freshADay, random), isMore: daily.isMore };
    const { reviews, fresh } = wordsDay(agendaOf(day, cards, freshLeft), today, cards, freshLeft, wish);
    for (const id of reviews) answering.review(id);
    for (let met = 0; met < fresh; met++) answering.meet();
  }

  function review(id: number, today: number): number {
    const card = cards[id];
    if (!card) return 0;
    const recall = recallOf(truth, today - card.trace.day, card.trace.stability);
    const grade = random() < recall ? gradeWhenRecalled(random()) : 1;
    card.trace = nextTrace(card.trace, grade, today, recall);
    return outlook.pace.review + (grade === 1 ? outlook.pace.lapse : 0);
  }

  function meet(today: number): number | null {
    if (freshLeft === 0) return null;
    freshLeft--;
    const grade = firstGrade(outlook, random());
    cards.push({ id: cards.length, trace: firstTrace(grade, today), counts: grade !== EASY });
    return outlook.pace.fresh;
  }
}

/** How many of the words that count are known on a day, and how far chance alone may carry the number. */
export function expectedOf(map: RecallMap, day: number, cards: readonly PlayedCard[]): Expected {
  let known = 0;
  let variance = 0;
  for (const { trace, counts } of cards) {
    if (!counts) continue;
    const recall = recallOf(map, day - trace.day, trace.stability);
    known += recall;
    variance += recall * (1 - recall);
  }
  return { known, variance };
}

const wholeOf = (words: number, random: () => number): number => Math.floor(words) + (random() < words % 1 ? 1 : 0);

const gradeWhenRecalled = (chance: number): Grade =>
  chance < SHARES_WHEN_RECALLED[0] ? 2 : chance < SHARES_WHEN_RECALLED[0] + SHARES_WHEN_RECALLED[1] ? 3 : 4;

function firstGrade({ firstGrades }: Outlook, chance: number): Grade {
  let below = 0;
  for (const grade of [1, 2, 3] as const) {
    below += shareOf(firstGrades, grade);
    if (chance < below) return grade;
  }
  return 4;
}
