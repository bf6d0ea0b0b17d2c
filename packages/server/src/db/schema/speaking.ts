import type { SatPart, SpeakingMode, SpeakingPart } from '@ninefold/core/speaking/parts';
import type { SpeakingCriterion, SpeakingReport } from '@ninefold/core/speaking/report';
import type { ReportFailure, SittingState } from '@ninefold/core/speaking/report-stages';
import type { HeardSoFar } from '@ninefold/examiner/speech/answers/heard';
import type { AnswerAssessment } from '@ninefold/examiner/speech/answers/measures';
import type { NotAssessed, WordScore } from '@ninefold/examiner/speech/report';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { band, id, instant, userId } from './columns.ts';
import { users } from './identity.ts';
import { recordings } from './recordings.ts';

/** Sittings of the interview: what was answered, what the engine heard, and its report. */

export const speakingRecords = pgTable(
  'speaking_records',
  {
    id: id(),
    user_id: userId().references(() => users.id),
    paper_id: bigint({ mode: 'number' }).notNull(),
    /** The version that was begun; it is kept for ever. */
    hash: text().notNull(),
    part: smallint().$type<SatPart>().notNull(),
    mode: text().$type<SpeakingMode>().notNull(),
    origin: text({ enum: ['own', 'mock_test', 'lesson'] })
      .notNull()
      .default('own'),
    /** The step of a lesson it was begun in, `lesson.part`; '' elsewhere. */
    lesson: text().notNull().default(''),
    /** The key of the press that began it: pressing again finds the same sitting. */
    start_key: text().notNull(),
    title: jsonb().$type<{ en: string; zh: string }>().notNull(),
    topic: text().notNull(),
    /** How many questions there are, follow-ups not counted. */
    asked: integer().notNull(),
    state: text().$type<SittingState>().notNull().default('open'),
    notes: text().notNull().default(''),
    parts: jsonb().$type<{ part: SpeakingPart; entered_at: number }[]>().notNull().default([]),
    prepare_from: instant(),
    /** When exam mode hands in; null in practice. */
    ends_at: instant(),
    answered: integer().notNull().default(0),
    /** Of talk. */
    seconds: integer().notNull().default(0),
    started_at: instant().notNull(),
    done_at: instant(),
    /** How often a report was asked for and paid: what failed is paid anew. */
    requests: smallint().notNull().default(0),
    wanted_at: instant(),
    paid_with: text({ enum: ['membership', 'free_try', 'coins', 'nothing'] })
      .notNull()
      .default('nothing'),
    coins: integer().notNull().default(0),
    /** Paid under another key than its own: before the mock test that it belongs to. */
    paid_key: text().notNull().default(''),
    refunded: boolean().notNull().default(false),
    failure: text().$type<ReportFailure>(),
    engine: text().notNull().default(''),
    report: jsonb().$type<SpeakingReport>(),
    score: band().notNull().default(-1),
    bands: jsonb().$type<Record<SpeakingCriterion, number>>(),
    scored_at: instant(),
  },
  (t) => [
    uniqueIndex('speaking_records_start').on(t.user_id, t.start_key),
    uniqueIndex('speaking_records_open')
      .on(t.user_id, t.paper_id, t.part, t.mode, t.lesson)
      .where(sql`${t.state} = 'open'`),
    index('speaking_records_lesson').on(t.user_id, t.lesson).where(sql`${t.lesson} <> ''`),
    index('speaking_records_user').on(t.user_id, t.id),
    index('speaking_records_closing').on(t.ends_at).where(sql`${t.state} = 'open' and ${t.ends_at} is not null`),
    index('speaking_records_wanted').on(t.wanted_at).where(sql`${t.state} = 'scoring'`),
  ],
);

/** One try at one question. What was heard of it so far is kept, so that a process that dies loses half a minute. */
export const speakingAnswers = pgTable(
  'speaking_answers',
  {
    id: id(),
    record_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => speakingRecords.id, { onDelete: 'cascade' }),
    user_id: userId(),
    order: integer().notNull(),
    try: smallint().notNull(),
    /** Of its recording. */
    key: text().notNull(),
    state: text({ enum: ['recording', 'done', 'dropped'] })
      .notNull()
      .default('recording'),
    /** The try that counts: the last whole one, or the longest where none was finished. */
    counts: boolean().notNull().default(false),
    recording_id: bigint({ mode: 'number' }).references(() => recordings.id),
    /** Seconds that have arrived. */
    recorded: real().notNull().default(0),
    heard: jsonb().$type<HeardSoFar>(),
    heard_until: real().notNull().default(0),
    assessment: jsonb().$type<AnswerAssessment>(),
    engine: text().notNull().default(''),
    /** Whether anybody will ask for a report: a guest cannot. */
    listens: boolean().notNull().default(false),
    tries: smallint().notNull().default(0),
    lease_until: instant(),
    began_at: instant().notNull(),
    ended_at: instant(),
  },
  (t) => [
    uniqueIndex('speaking_answers_key').on(t.user_id, t.key),
    uniqueIndex('speaking_answers_try').on(t.record_id, t.order, t.try),
    index('speaking_answers_work').on(t.id).where(sql`${t.assessment} is null and ${t.listens}`),
  ],
);

/** A better sentence of a report, read aloud. */
export const speakingReadings = pgTable(
  'speaking_readings',
  {
    id: id(),
    record_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => speakingRecords.id, { onDelete: 'cascade' }),
    user_id: userId(),
    order: integer().notNull(),
    sentence: smallint().notNull(),
    recording_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => recordings.id),
    ref_text: text().notNull(),
    state: text({ enum: ['waiting', 'scored', 'failed'] }).notNull(),
    total_score: smallint().notNull().default(0),
    pron_fluency: smallint().notNull().default(0),
    pron_accuracy: smallint().notNull().default(0),
    pron_completion: smallint().notNull().default(0),
    assessed: smallint().$type<0 | 1>().notNull().default(0),
    reason: text().$type<NotAssessed | 'failed' | ''>().notNull().default(''),
    words: jsonb().$type<WordScore[]>().notNull().default([]),
    engine: text().notNull().default(''),
    read_at: instant().notNull(),
    leased_until: instant().notNull(),
  },
  (t) => [
    uniqueIndex('speaking_readings_recording').on(t.recording_id),
    index('speaking_readings_record').on(t.record_id, t.order, t.sentence, t.id),
  ],
);
