import { STUDY_AREAS, type StudyArea, type StudyDay } from '@ninefold/core/analysis/study-days';
import { RECORD_TYPES, type RecordType } from '@ninefold/core/history/record-types';
import { addDays, type Day } from '@ninefold/core/time/day';
import type { AnalysisDeps } from './analysis-deps.ts';
import { learnerOf } from './learner.ts';

const AREA: Partial<Record<RecordType, Exclude<StudyArea, 'words'>>> = {
  [RECORD_TYPES.listening]: 'listening',
  [RECORD_TYPES.training_listening]: 'listening',
  [RECORD_TYPES.reading]: 'reading',
  [RECORD_TYPES.training_reading]: 'reading',
  [RECORD_TYPES.writing_task_1]: 'writing',
  [RECORD_TYPES.writing_task_2]: 'writing',
  [RECORD_TYPES.training_writing]: 'writing',
  [RECORD_TYPES.speaking]: 'speaking',
  [RECORD_TYPES.speaking_mock]: 'speaking',
  [RECORD_TYPES.training_speaking]: 'speaking',
};
const TYPES = Object.keys(AREA).map(Number) as RecordType[];
const DAYS = 365;
const HOURS = 24;

/** Active time only, as each record measured it; it stands on the day on which the record was last worked on. */
export async function yearOf(deps: AnalysisDeps, userId: number) {
  const { today, exam, timeZone, startOf } = await learnerOf(deps, userId);
  const from = addDays(today, 1 - DAYS);
  const days = new Map<Day, StudyDay>();
  const hours = Array.from({ length: HOURS }, () => 0);
  const momentOf = momentIn(timeZone);
  for (const { type, at, seconds } of await deps.history.spentSince(userId, TYPES, startOf(from))) {
    const { day, hour } = momentOf(at);
    add(days, day, AREA[type] ?? 'reading', seconds);
    hours[hour] = (hours[hour] ?? 0) + seconds;
  }
  for (const { day, seconds } of await deps.learning.daysSince(userId, from)) add(days, day, 'words', seconds);
  return {
    today,
    exam_day: exam,
    days: [...days.values()].filter(({ day }) => day <= today).sort((a, b) => (a.day < b.day ? -1 : 1)),
    hours,
  };
}

function add(days: Map<Day, StudyDay>, day: Day, area: StudyArea, seconds: number): void {
  const empty = Object.fromEntries(STUDY_AREAS.map((one) => [one, 0])) as Record<StudyArea, number>;
  const before = days.get(day) ?? { day, ...empty };
  if (seconds > 0) days.set(day, { ...before, [area]: before[area] + seconds });
}

/** Day and hour in one go: a year has thousands of moments, and each format costs. Swedish dates are ISO dates. */
function momentIn(timeZone: string): (at: Date) => { day: Day; hour: number } {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  });
  return (at) => {
    const written = format.format(at);
    return { day: written.slice(0, 10), hour: Number(written.slice(11, 13)) % HOURS };
  };
}
