import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from '@ninefold/core/admin/audit-actions';
import { z } from 'zod';
import { Flag, Id, Seconds } from '../fields.ts';

/** What operators are shown of accounts, orders and the log. */

export const SKILLS = ['writing', 'reading', 'listening'] as const;

const Score = z.number().min(-1).max(9);
export const Scores = z.object({ listening: Score, reading: Score, writing: Score, speaking: Score });

export const Person = z.object({
  id: Id,
  name: z.string(),
  account: z.string(),
  /** Masked: enough to recognise it. */
  mobile: z.string(),
  role: z.enum(['student', 'backend-system']),
  organisation: z.string(),
  /** 0: no live session. */
  last_seen: Seconds,
  banned_at: Seconds,
  created_at: Seconds,
  /** Overall, of the last mock test; -1: none. */
  band: Score,
  /** -1: no plan yet. */
  target: Score,
  is_member: Flag,
});
export type Person = z.output<typeof Person>;

export const LedgerEntry = z.object({
  id: Id,
  time: Seconds,
  purse: z.string(),
  change: z.int(),
  balance_after: z.int(),
  reason: z.string(),
  reference: z.string(),
});

export const AdminOrder = z.object({
  id: Id,
  order_num: z.string(),
  user_id: Id,
  skill: z.enum(SKILLS),
  level: z.int(),
  cents: z.int(),
  state: z.enum(['open', 'paid', 'refunded', 'cancelled', 'expired']),
  created_at: Seconds,
  refund_reason: z.string(),
});
export type AdminOrder = z.output<typeof AdminOrder>;

export const LogEntry = z.object({
  id: Id,
  time: Seconds,
  /** 0: a command at the machine itself. */
  actor_id: z.int(),
  actor: z.string(),
  action: z.enum(AUDIT_ACTIONS),
  subject: z.enum(AUDIT_SUBJECTS),
  subject_id: z.string(),
  organisation_id: Id.nullable(),
  organisation: z.string(),
  reason: z.string(),
  details: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type LogEntry = z.output<typeof LogEntry>;

export const PackComplaint = z.object({ file: z.string(), where: z.string(), what: z.string() });

/** What importing a pack did, or would do. */
export const PackImport = z.object({
  pack: z.string(),
  version: z.string(),
  /** Empty: for everybody. */
  organisation: z.string(),
  added: z.array(z.string()),
  changed: z.array(z.string()),
  retired: z.array(z.string()),
  unchanged: z.int().nonnegative(),
  files: z.int().nonnegative(),
  /** What keeps it out, and what does not. */
  complaints: z.array(PackComplaint),
  warnings: z.array(PackComplaint),
  is_done: Flag,
});
