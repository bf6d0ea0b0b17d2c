import { z } from 'zod';
import { AdminOrder, LedgerEntry, LogEntry, PackImport, Person, Scores, SKILLS } from './admin/views.ts';
import { calls } from './call.ts';
import { Flag, Id, Line, Name, Nothing, PageSize, Seconds, Text } from './fields.ts';

/** `/api/admin/*`: what operators do in the page. Every act carries a reason and is in the log. */

const Reason = Line(200, 2);
const Of = { user_id: Id };
const Act = z.strictObject({ ...Of, reason: Reason });
/** Names an act for ever: the same key again does nothing. */
const Key = z.string().regex(/^[\w-]{8,64}$/);
const Password = Text(64, 8);
const SmsCode = z.string().regex(/^\d{6}$/);
/** What only the operator who acts knows or holds. */
const Proof = { password_now: Text(64, 1).optional(), own_code: SmsCode.optional() };

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
    input: z.strictObject({ reason: Reason, ...Proof }),
    output: z.object({ token: z.string(), expires_at: Seconds }),
  },
  closeOperator: {
    summary:
      'Close another operator’s account and the links it made; the last one stays; the caller proves who they are',
    access: 'operator',
    input: Act.extend(Proof),
    output: Nothing,
  },
  getPeople: {
    summary: 'Accounts, newest first: by whole number, account name, id (N-12) or how a name begins',
    access: 'operator',
    input: z.strictObject({
      search: Line(60).default(''),
      who: z.enum(['all', 'banned', 'operators']).default('all'),
      organisation_id: Id.optional(),
      member: Flag.optional(),
      seen: z.enum(['any', 'week']).default('any'),
      before: Id.optional(),
      page_size: PageSize(20),
    }),
    output: z.object({
      list: z.array(Person),
      has_more: Flag,
      /** How many fit, how many there are, and who was here today; null with `before`. */
      counts: z.object({ found: z.int(), people: z.int(), today: z.int() }).nullable(),
    }),
  },
  exportPeople: {
    summary: 'Chosen accounts as a table for a spreadsheet, numbers masked; in the log',
    access: 'operator',
    input: z.strictObject({ user_ids: z.array(Id).min(1).max(500), reason: Reason }),
    output: z.object({ csv: z.string() }),
  },
  getPerson: {
    summary: 'One account: schools, exam, coins, memberships',
    access: 'operator',
    input: z.strictObject(Of),
    output: Person.extend({
      exam_date: Seconds,
      schools: z.array(z.object({ id: Id, name: z.string(), role: z.string() })),
      coins: z.int(),
      memberships: z.array(z.object({ skill: z.enum(SKILLS), until: Seconds })),
      has_second_factor: Flag,
      /** Of the last mock test, taken then; 0: none. */
      scores: Scores,
      targets: Scores,
      scored_at: Seconds,
      /** Marks that they challenged and nobody has looked at. */
      open_challenges: z.int().nonnegative(),
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
    summary:
      'Take somebody’s second factor away, who has lost it, and log them out everywhere; not one’s own; the caller proves who they are',
    access: 'operator',
    input: Act.extend(Proof),
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
  takeBackAnswer: {
    summary:
      'Take an answer out of a key that a challenge added to it: it no longer counts, and whoever has the mark keeps it; the caller proves who they are',
    access: 'operator',
    input: z.strictObject({ challenge_id: Id, reason: Reason, ...Proof }),
    output: Nothing,
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
    output: PackImport,
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
