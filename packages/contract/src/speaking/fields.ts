import { REPORT_KINDS, SPEAKING_MODES } from '@ninefold/core/speaking/parts';
import { SITTING_STATES } from '@ninefold/core/speaking/report-stages';
import { z } from 'zod';
import { BandOrNone, Id, Seconds } from '../fields.ts';
import { Both } from '../practice/paper.ts';

/** What the files of the speaking contract share: a part, a place in the interview, a record in a list. */

/** 1, 2, 3, or 0 for all three in one sitting: the speaking mock. */
export const SatPart = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);
export const Part = z.union([z.literal(1), z.literal(2), z.literal(3)]);
export const Mode = z.enum(SPEAKING_MODES);
export const Kind = z.enum(REPORT_KINDS);
export const SittingState = z.enum(SITTING_STATES);
/** Where a question stands in the interview, ascending as it is asked; `core/speaking/parts.ts` numbers them. */
export const Order = z.int().min(1000).max(3999);
export const OneRecord = z.strictObject({ record_id: Id });

/** Of a report that has them. */
export const Bands = z.object({
  overall: BandOrNone,
  fc: BandOrNone,
  lr: BandOrNone,
  gra: BandOrNone,
  p: BandOrNone,
});
export type SpeakingBands = z.output<typeof Bands>;

/** A sitting in a list. */
export const SpeakingRow = z.object({
  record_id: Id,
  /** The set of questions. */
  paper_id: Id,
  part: SatPart,
  mode: Mode,
  /** Which report it has: `/speaking_report/{kind}/{record_id}`. */
  kind: Kind,
  title: Both,
  topic: z.string(),
  state: SittingState,
  /** null until there is a report; -1 inside where no band could be given. */
  bands: Bands.nullable(),
  /** Questions that were answered, and how long the learner talked. */
  answered: z.int().nonnegative(),
  seconds: z.int().nonnegative(),
  started_at: Seconds,
  /** 0 while it is open. */
  done_at: Seconds,
});
export type SpeakingRow = z.output<typeof SpeakingRow>;
