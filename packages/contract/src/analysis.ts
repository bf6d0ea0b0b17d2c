import { LOSS_REASONS } from '@ninefold/core/analysis/paper-counts';
import { STUDY_AREAS } from '@ninefold/core/analysis/study-days';
import { PRACTISED_SKILLS } from '@ninefold/core/practice/practised-skills';
import { SPEAKING_CRITERIA } from '@ninefold/core/speaking/report';
import { CRITERIA } from '@ninefold/core/writing/error-kinds';
import { z } from 'zod';
import { calls } from './call.ts';
import { Band, BandOrNone, Flag, Id, Nothing, Seconds } from './fields.ts';
import { Both, QuestionTypeName } from './practice/paper.ts';
import { Task } from './writing/fields.ts';

/** `/api/analysis/*`: what the learner's records add up to. */

const Day = z.iso.date();
const Count = z.int().nonnegative();
const Tally = { right: Count, total: Count };
/** How far back, in days; 0: everything. */
const Days = z.union([z.literal(30), z.literal(60), z.literal(365), z.literal(0)]).default(60);

const BAND_SKILLS = ['listening', 'reading', 'writing', 'speaking'] as const;

const BandAt = z.object({
  /** The record it comes from, and its type as in the history. */
  id: Id,
  type: z.int().min(1).max(11),
  day: Day,
  band: Band,
  low: Band,
  high: Band,
  /** 1: the same was done before, so it says less about the exam. */
  repeat: Flag,
});

const Outlook = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('told'),
    forecast: z.object({
      ...{ about: Band, low: Band, high: Band, tenths: z.int().min(0).max(10).nullable() },
      /** First attempts it was worked out from. */
      count: z.int().positive(),
    }),
  }),
  z.object({ outcome: z.literal('few'), more: z.int().positive() }),
  z.object({ outcome: z.literal('short') }),
  z.object({ outcome: z.literal('stale'), since: Day }),
  z.object({ outcome: z.literal('no_exam') }),
]);

const SkillBands = z.object({
  skill: z.enum(BAND_SKILLS),
  target: BandOrNone,
  /** Oldest first. */
  points: z.array(BandAt),
  outlook: Outlook,
});
export type SkillBands = z.output<typeof SkillBands>;

export const analysis = calls({
  getMarks: {
    summary:
      'What was right in papers done for the first time: by type, topic, part and minute, and why marks were lost',
    access: 'visitor',
    input: z.strictObject({ skill: z.enum(PRACTISED_SKILLS), days: Days }),
    output: z.object({
      papers: Count,
      ...Tally,
      /** Papers that had been done before; they count nowhere else. */
      repeats: z.object({ papers: Count, ...Tally }),
      types: z.array(z.object({ type: QuestionTypeName, ...Tally })),
      topics: z.array(z.object({ topic: z.string(), name: Both, ...Tally })),
      parts: z.array(z.object({ part: z.int().positive(), ...Tally })),
      /** From minute so and so on, ten minutes each; only of questions whose time is known. */
      minutes: z.array(z.object({ from: Count, ...Tally })),
      losses: z.array(z.object({ reason: z.enum(LOSS_REASONS), marks: z.int().positive() })),
      target: BandOrNone,
      /** The share of right answers that the target takes, in percent; -1 without a target. */
      needed: z.int().min(-1).max(100),
    }),
  },
  getBands: {
    summary: 'Bands over time in each skill, the target, and what may be said about exam day',
    access: 'visitor',
    input: Nothing,
    output: z.object({ today: Day, exam_day: Day.nullable(), skills: z.array(SkillBands) }),
  },
  getCriteria: {
    summary: 'The last thirty scored essays with their bands by criterion, newest first',
    access: 'visitor',
    input: Nothing,
    output: z.object({
      list: z.array(
        z.object({
          id: Id,
          task: Task,
          draft: z.int().positive(),
          band: Band,
          bands: z.record(z.enum(CRITERIA), Band),
          at: Seconds,
        }),
      ),
    }),
  },
  getSpokenCriteria: {
    summary: 'The last thirty scored sittings of speaking with their bands by criterion, newest first',
    access: 'visitor',
    input: Nothing,
    output: z.object({
      list: z.array(
        z.object({
          id: Id,
          /** 0: all parts. */
          part: z.int().min(0).max(3),
          band: Band,
          /** -1: nothing could be said about it. */
          bands: z.record(z.enum(SPEAKING_CRITERIA), BandOrNone),
          at: Seconds,
        }),
      ),
    }),
  },
  getYear: {
    summary: 'Active time of the last year, day by day and by hour of the day; days without any are left out',
    access: 'visitor',
    input: Nothing,
    output: z.object({
      today: Day,
      exam_day: Day.nullable(),
      /** Seconds. */
      days: z.array(z.object({ day: Day, ...counts(STUDY_AREAS) })),
      /** Seconds by the hour of the day in which the work ended; words are not among them. */
      hours: z.array(Count).length(24),
    }),
  },
  getWeek: {
    summary: 'What one week brought; `week` is any day of it, this week without',
    access: 'visitor',
    input: z.strictObject({ week: Day.optional() }),
    output: z.object({
      /** Its Monday. */
      week: Day,
      marks: z.object(Tally),
      before: z.object(Tally),
      essays: z.array(z.object({ id: Id, task: Task, draft: z.int().positive(), band: Band })),
      words: z.object({ answers: Count, recalled: Count }),
      /** Mistakes that were closed. */
      mended: Count,
    }),
  },
});

function counts<const Name extends string>(names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, Count])) as Record<Name, typeof Count>;
}
