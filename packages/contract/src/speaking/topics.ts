import { z } from 'zod';
import { calls } from '../call.ts';
import { Flag, Id, Line, Nothing, PageSize, Seconds } from '../fields.ts';
import { Both } from '../practice/paper.ts';
import { Bands, Kind, Mode, SatPart, SpeakingRow } from './fields.ts';
import { SpeakingHelp, SpeakingSet } from './set.ts';

/** `/api/speaking/*`: what can be talked about, and what was practised of it. */

export const TopicRow = z.object({
  /** The set; with the part it is the address `/speaking-practice/{part}/{id}`. */
  id: Id,
  part: SatPart,
  title: Both,
  topic: z.string(),
  level: z.number().nullable(),
  season: z.string(),
  /** Part 1: its topics; part 2: the cue card; part 3: its first question. What the row shows. */
  lines: z.array(Both),
  /** How many questions this part has, and about how long it takes. */
  questions: z.int().nonnegative(),
  minutes: z.int().positive(),
  /** 1: somebody has recorded the examiner's questions. */
  has_audio: Flag,
  /** How often this learner finished it; the newest record, 0 none. */
  times: z.int().nonnegative(),
  record_id: z.int().nonnegative(),
  /** Of the newest record; '' and null without one. */
  state: z.union([SpeakingRow.shape.state, z.literal('')]),
  kind: z.union([Kind, z.literal('')]),
  /** Of the newest report of it; null without one. */
  bands: Bands.nullable(),
  last_at: Seconds,
});
export type SpeakingTopicRow = z.output<typeof TopicRow>;

export const speakingTopics = calls({
  getOverview: {
    summary: 'What stands above the speaking list: today’s suggestion, the open sitting, last bands and counts by part',
    access: 'visitor',
    input: Nothing,
    output: z.object({
      /** null: nothing is there to be practised. `why`: in words, for this learner. */
      suggestion: z.object({ row: TopicRow, mode: Mode, why: Both }).nullable(),
      /** A sitting that can be gone on with. */
      open: SpeakingRow.nullable(),
      parts: z.array(
        z.object({
          part: SatPart,
          sets: z.int().nonnegative(),
          practised: z.int().nonnegative(),
          /** Of the newest report with a band; null without one. */
          bands: Bands.nullable(),
          last_at: Seconds,
        }),
      ),
      /** Newest reports first, at most eight: a line of bands. */
      recent: z.array(SpeakingRow),
    }),
  },
  getTopicList: {
    summary: 'The sets of one part (0: whole tests), by topic; `after` is the id of the last row seen',
    access: 'visitor',
    input: z.strictObject({
      part: SatPart.default(1),
      topic: Line(64).default(''),
      /** Words of a title or a question. */
      content: Line(100).default(''),
      state: z.enum(['', 'new', 'practised']).default(''),
      after: Id.optional(),
      page_size: PageSize(12),
    }),
    output: z.object({
      list: z.array(TopicRow),
      has_more: Flag,
      /** Of this part before any filter. */
      total: z.int().nonnegative(),
      topics: z.array(z.object({ key: z.string(), name: Both, count: z.int() })),
    }),
  },
  getTopic: {
    summary: 'The questions of a set; help comes in practice mode only, and not while an exam on the set is open',
    access: 'visitor',
    input: z.strictObject({ id: Id, part: SatPart.default(0), mode: Mode.default('practice') }),
    output: z.object({
      set: SpeakingSet,
      help: SpeakingHelp.nullable(),
      /** The sitting of this part and set that can be gone on with. */
      open: SpeakingRow.nullable(),
      last: SpeakingRow.nullable(),
    }),
  },
});
