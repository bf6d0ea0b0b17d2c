import { type Outlook, shareOf, weightOfFresh } from './outlook.ts';
import { recallOf } from './recall-map.ts';
import { AGAIN, firstTrace, GOOD, type Grade, stabilityAfter, type Trace } from './trace.ts';

const GRADES: readonly Grade[] = [1, 2, 3, 4];
const FIRST_STABILITIES = GRADES.map((grade) => firstTrace(grade, 0).stability);

/** Words more known on exam day for each second spent on reviewing this one today. */
export function gainOfReview({ today, exam, map, pace }: Outlook, trace: Trace): number {
  const ahead = exam - today;
  const since = today - trace.day;
  const recall = recallOf(map, since, trace.stability);
  const ifRecalled = recallOf(map, ahead, stabilityAfter(trace, GOOD, recall));
  const ifForgotten = recallOf(map, ahead, stabilityAfter(trace, AGAIN, recall));
  const untouched = recallOf(map, since + ahead, trace.stability);
  const seconds = pace.review + (1 - recall) * pace.lapse;
  return (recall * ifRecalled + (1 - recall) * ifForgotten - untouched) / seconds;
}

/** The same for a word not met before, weighed by how far this learner's new words can be trusted to stay. */
export function gainOfFresh(outlook: Outlook): number {
  const ahead = outlook.exam - outlook.today;
  const known = GRADES.reduce(
    (sum, grade) =>
      sum + shareOf(outlook.firstGrades, grade) * recallOf(outlook.map, ahead, FIRST_STABILITIES[grade - 1] ?? 1),
    0,
  );
  return (weightOfFresh(outlook) * known) / outlook.pace.fresh;
}
