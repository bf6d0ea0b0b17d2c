import { z } from 'zod';
import { QuestionTypeName } from '../practice/paper.ts';
import { Day, Kind, SkillName } from './mistake.ts';

/** How many there are of each kind, and where that is going. */

/** Eight numbers, oldest week first; the last one is the week that goes on. */
const Weeks = z.array(z.int()).length(8);

export const SummaryRow = z.object({
  skill: SkillName,
  kind: Kind,
  open: z.int().nonnegative(),
  practised: z.int().nonnegative(),
  closed: z.int().nonnegative(),
  /** Open at the end of each week. */
  trend: Weeks,
  /** The type with the most open ones; '' where there are no types. */
  main_type: z.union([QuestionTypeName, z.literal('')]),
  main_open: z.int().nonnegative(),
});
export type SummaryRow = z.output<typeof SummaryRow>;

export const Summary = z.object({
  rows: z.array(SummaryRow),
  /** Mondays. */
  weeks: z.array(Day).length(8),
  open: Weeks,
  /** Mended in each week. */
  closed: Weeks,
  /** How many were taken out and can be put back. */
  removed: z.int().nonnegative(),
});
