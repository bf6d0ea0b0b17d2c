import { hasScore, SKILLS } from '../../skills.ts';
import { addDays, type Day, daysBetween } from '../../time/day.ts';
import { canPractise } from './practice.ts';
import type { DayReason, PlanInputs } from './schedule.ts';

const FORTNIGHT = 14;
const LAST_WEEK = 7;
/** Late enough to be true, early enough to act on; never on the light day before the exam. */
const DAYS_BEFORE_EXAM = [4, 3, 2] as const;

type MockInputs = Pick<PlanInputs, 'from' | 'exam' | 'current' | 'lastMock' | 'nextMock' | 'owedMock' | 'closed'>;

/** A mock at least every two weeks and one in the last week; whoever has no score begins with one. */
export function mockDays(inputs: MockInputs): Day[] {
  if (!canPractise('mock', null, inputs.closed ?? [])) return [];
  const last = lastWeekMock(inputs);
  const first = firstMock(inputs);
  if (first !== null && (last === null || first >= last || isInLastWeek(first, inputs.exam))) return [first];
  if (last === null) return [];
  const start = first ?? recent(inputs);
  const days = start === null ? backwardsFrom(last, inputs.from) : evenly(start, last);
  return first === null ? days : [first, ...days];
}

function lastWeekMock({ from, exam, lastMock }: MockInputs): Day | null {
  if (lastMock !== null && isInLastWeek(lastMock, exam)) return null;
  return DAYS_BEFORE_EXAM.map((days) => addDays(exam, -days)).find((day) => day >= from) ?? null;
}

/** A missed mock is made up for at once, an announced one keeps its day, and an untested learner has a day to get ready. */
function firstMock({ from, exam, current, nextMock, owedMock }: MockInputs): Day | null {
  const latest = addDays(exam, -2);
  if (latest < from) return null;
  if (owedMock) return from;
  if (nextMock !== null && nextMock >= from && nextMock <= latest) return nextMock;
  if (SKILLS.every((skill) => hasScore(current[skill]))) return null;
  return from < latest ? addDays(from, 1) : from;
}

const recent = ({ from, lastMock }: MockInputs): Day | null =>
  lastMock !== null && daysBetween(lastMock, from) <= FORTNIGHT ? lastMock : null;

/** Counted back from the exam, so that planning anew tomorrow does not push the mock a day further. */
function backwardsFrom(last: Day, from: Day): Day[] {
  const days: Day[] = [];
  for (let day = last; day >= from; day = addDays(day, -FORTNIGHT)) days.unshift(day);
  return days;
}

function evenly(start: Day, last: Day): Day[] {
  const span = daysBetween(start, last);
  const mocks = Math.ceil(span / FORTNIGHT);
  return Array.from({ length: mocks }, (_, i) => addDays(start, Math.floor(((i + 1) * span) / mocks)));
}

export function mockReason(inputs: PlanInputs, day: Day, lastMock: Day | null): DayReason {
  const untested = SKILLS.some((skill) => !hasScore(inputs.current[skill]));
  const first = untested && lastMock === null;
  const code = isInLastWeek(day, inputs.exam) ? 'mock_last_week' : first ? 'mock_first' : 'mock_fortnight';
  return { code, skill: null, gap: null, daysSince: lastMock === null ? null : daysBetween(lastMock, day) };
}

const isInLastWeek = (day: Day, exam: Day) => daysBetween(day, exam) <= LAST_WEEK;
