import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from '@ninefold/core/admin/audit-actions';
import { z } from 'zod';
import { calls } from './call.ts';
import { Flag, Id, Line, Name, Nothing, PageSize, Seconds, Text } from './fields.ts';

/** `/api/admin/*`: what operators do in the page. Every act carries a reason and is in the log. */

const Reason = Line(200, 2);
const Of = { user_id: Id };
const Act = z.strictObject({ ...Of, reason: Reason });
/** Names an act for ever: the same key again does nothing. */
const Key = z.string().regex(/^[\w-]{8,64}$/);
const SKILLS = ['writing', 'reading', 'listening'] as const;

const Person = z.object({
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
});
export type Person = z.output<typeof Person>;

const LedgerEntry = z.object({
  id: Id,
  time: Seconds,
  purse: z.string(),
  change: z.int(),
  balance_after: z.int(),
  reason: z.string(),
  reference: z.string(),
});

const AdminOrder = z.object({
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

const LogEntry = z.object({
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

const Password = Text(64, 8);
const SmsCode = z.string().regex(/^\d{6}$/);
const PackComplaint = z.object({ file: z.string(), where: z.string(), what: z.string() });

export const admin = calls({
  checkOperatorLink: {
    summary: 'Is a link that makes an operator still worth anything',
    access: 'anyone',
    input: z.strictObject({ token: Line(64, 1) }),
    output: z.object({ valid: Flag }),
  },
  becomeOperator: {
    summary:
      'Become an operator by a link: the one that the first start printed, or one that an operator made; logs in',
    access: 'anyone',
    input: z.strictObject({
      token: Line(64, 1),
      account: z.string().regex(/^[A-Za-z][\w.-]{2,31}$/),
      name: Name(40, 1),
      password: Password,
      submit_password: Text(64),
    }),
    output: Nothing,
  },
  makeOperatorLink: {
    summary: 'A link that makes one more operator, once and within a day; the caller proves that it is them',
    access: 'operator',
    input: z.strictObject({ reason: Reason, password_now: Text(64, 1).optional(), own_code: SmsCode.optional() }),
    output: z.object({ token: z.string(), expires_at: Seconds }),
  },
  getPeople: {
    summary: 'Accounts, newest first: by whole number, account name, id (N-12) or how a name begins',
    access: 'operator',
    input: z.strictObject({
      search: Line(60).default(''),
      who: z.enum(['all', 'banned', 'operators']).default('all'),
      before: Id.optional(),
      page_size: PageSize(20),
    }),
    output: z.object({ list: z.array(Person), has_more: Flag }),
  },
  getPerson: {
    summary: 'One account: schools, exam, coins, memberships',
    access: 'operator',
    input: z.strictObject(Of),
    output: Person.extend({
      created_at: Seconds,
      exam_date: Seconds,
      schools: z.array(z.object({ id: Id, name: z.string(), role: z.string() })),
      coins: z.int(),
      memberships: z.array(z.object({ skill: z.enum(SKILLS), until: Seconds })),
      has_second_factor: Flag,
    }),
  },
  getLedger: {
    summary: 'The last entries of a learner’s ledger',
    access: 'operator',
    input: z.strictObject(Of),
    output: z.object({ list: z.array(LedgerEntry) }),
  },
  ban: { summary: 'Keep somebody out and end their sessions', access: 'operator', input: Act, output: Nothing },
  unban: { summary: 'Let somebody in again', access: 'operator', input: Act, output: Nothing },
  endSessions: {
    summary: 'Log somebody out everywhere',
    access: 'operator',
    input: Act,
    output: z.object({ ended: z.int().nonnegative() }),
  },
  resetSecondFactor: {
    summary: 'Take somebody’s second factor away, who has lost it, and log them out everywhere; not one’s own',
    access: 'operator',
    input: Act,
    output: z.object({ was_on: Flag }),
  },
  grantCoins: {
    summary: 'Coins for a learner, who reads the reason; once per key',
    access: 'operator',
    input: Act.extend({ coins: z.int().min(1).max(100_000), key: Key }),
    output: z.object({ paid: z.int(), over_limit: z.boolean() }),
  },
  grantMembership: {
    summary: 'Days of membership for a learner, from the end of what they have; once per key',
    access: 'operator',
    input: Act.extend({ skill: z.enum(SKILLS), days: z.int().min(1).max(366), key: Key }),
    output: z.object({ until: Seconds }),
  },
  getOrders: {
    summary: 'Orders of everybody or of one learner, newest first',
    access: 'operator',
    input: z.strictObject({ user_id: Id.optional(), before: Id.optional(), page_size: PageSize(20) }),
    output: z.object({ list: z.array(AdminOrder), has_more: Flag }),
  },
  refundOrder: {
    summary: 'Give the money of a paid order back and end its membership',
    access: 'operator',
    input: z.strictObject({ order_num: Line(40, 1), reason: Reason }),
    output: z.object({ outcome: z.enum(['refunded', 'already_refunded', 'not_paid']) }),
  },
  getDeadJobs: {
    summary: 'Background jobs that failed for good, newest first',
    access: 'operator',
    input: Nothing,
    output: z.object({
      list: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          time: Seconds,
          attempts: z.int(),
          reason: z.string(),
          /** 0: archived meanwhile. */
          can_retry: Flag,
        }),
      ),
    }),
  },
  retryJob: {
    summary: 'One more try for a background job that failed for good',
    access: 'operator',
    input: z.strictObject({ id: z.uuid(), reason: Reason }),
    output: Nothing,
  },
  getSettings: {
    summary: 'Every setting as it is; secrets only as set or not',
    access: 'operator',
    input: Nothing,
    output: z.object({
      list: z.array(
        z.object({ name: z.string(), value: z.string(), about: z.string(), is_secret: Flag, is_set: Flag }),
      ),
    }),
  },
  getHealth: {
    summary: 'Whether this process can work, and what it uses',
    access: 'operator',
    input: Nothing,
    output: z.object({
      database: z.enum(['embedded', 'postgres']),
      database_ms: z.number(),
      up_seconds: z.int(),
      memory_mb: z.int(),
      node: z.string(),
      jobs: Flag,
      storage: z.string(),
      dead_jobs: z.int(),
    }),
  },
  getPacks: {
    summary: 'Content packs: whose they are, and how many items stand where',
    access: 'operator',
    input: Nothing,
    output: z.object({
      list: z.array(
        z.object({
          id: z.string(),
          name: z.object({ zh: z.string(), en: z.string() }),
          version: z.string(),
          organisation: z.string(),
          imported_at: Seconds,
          published: z.int(),
          review: z.int(),
          retired: z.int(),
          is_shipped: Flag,
        }),
      ),
    }),
  },
  importPack: {
    summary: 'A content pack as a zip, for everybody or for one organisation; a dry run only tells what it would do',
    access: 'operator',
    input: z.strictObject({ organisation_id: Id.optional(), is_dry_run: Flag.default(1), reason: Reason }),
    output: z.object({
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
    }),
    // Held in memory while it is read; larger ones are imported by a command.
    upload: { maxBytes: 64 * 1024 * 1024, kinds: ['zip'] },
  },
  setPackState: {
    summary: 'Publish what waits for a review, or take a whole pack off the shelf',
    access: 'operator',
    input: z.strictObject({ id: Line(80, 1), state: z.enum(['published', 'retired']), reason: Reason }),
    output: z.object({ changed: z.int().nonnegative() }),
  },
  getLog: {
    summary: 'What operators and schools did, newest first',
    access: 'operator',
    input: z.strictObject({
      before: Id.optional(),
      user_id: Id.optional(),
      page_size: PageSize(30),
    }),
    output: z.object({ list: z.array(LogEntry), has_more: Flag }),
  },
});
