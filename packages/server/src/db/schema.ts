import type { CoinReason } from '@ninefold/core/economy/coin-reasons';
import type { Deed, DeedSkill } from '@ninefold/core/economy/deeds';
import type { Purse } from '@ninefold/core/economy/purse';
import type { Replanned } from '@ninefold/core/planner/schedule/replan';
import type { PlanInputs } from '@ninefold/core/planner/schedule/schedule';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/** Every table, in one place: `npm run migration` turns a change here into the next file in `migrations/`. */

const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
const userId = () => bigint({ mode: 'number' }).notNull();
const instant = () => timestamp({ withTimezone: true, mode: 'date' });
const now = () => instant().notNull().defaultNow();
const band = () => numeric({ precision: 2, scale: 1, mode: 'number' });
const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

export const organisations = pgTable('organisations', {
  id: id(),
  name: text().notNull(),
  logo: text().notNull().default(''),
  created_at: now(),
});

/** Learners, guests and operators. A guest is a row like any other, so that guest work has an owner. */
export const users = pgTable(
  'users',
  {
    id: id(),
    role: text({ enum: ['tourist', 'student', 'backend-system'] }).notNull(),
    account: text(),
    country_id: integer(),
    /** National number, digits only; unique together with the country. */
    mobile: text(),
    password_hash: text(),
    name: text().notNull().default(''),
    head_sculpture: text().notNull().default(''),
    wechat_openid: text(),
    wechat_name: text().notNull().default(''),
    exam_type: smallint().notNull().default(1),
    module: text({ enum: ['academic', 'general'] })
      .notNull()
      .default('academic'),
    language: text({ enum: ['zh', 'en'] })
      .notNull()
      .default('zh'),
    time_zone: text().notNull().default('Asia/Shanghai'),
    exam_date: instant(),
    exam_purpose: text().notNull().default(''),
    is_ielts: smallint().notNull().default(0),
    is_done_learning_plan: boolean().notNull().default(false),
    is_guide: boolean().notNull().default(false),
    target_score: band().notNull().default(6),
    target_score_listen: band().notNull().default(6),
    target_score_read: band().notNull().default(6),
    target_score_speak: band().notNull().default(6),
    target_score_write: band().notNull().default(6),
    past_score_listen: band().notNull().default(-1),
    past_score_read: band().notNull().default(-1),
    past_score_speak: band().notNull().default(-1),
    past_score_write: band().notNull().default(-1),
    minutes_per_day: smallint().notNull().default(60),
    invite_code: text(),
    organisation_id: bigint({ mode: 'number' }).references(() => organisations.id),
    /** A guest whose work went to an account at login; set once. */
    merged_into: bigint({ mode: 'number' }),
    created_at: now(),
    updated_at: now(),
  },
  (t) => [
    uniqueIndex('users_mobile').on(t.country_id, t.mobile),
    uniqueIndex('users_account').on(sql`lower(${t.account})`),
    uniqueIndex('users_wechat').on(t.wechat_openid),
    uniqueIndex('users_invite_code').on(t.invite_code),
    index('users_organisation').on(t.organisation_id),
  ],
);

/** Coins and free tries, one row a learner. The economy feature keeps the ledger behind it. */
export const wallets = pgTable(
  'wallets',
  {
    user_id: userId()
      .primaryKey()
      .references(() => users.id),
    coins: integer().notNull().default(0),
    ai_test_num: integer().notNull().default(0),
    task_correct_num: integer().notNull().default(0),
    model_essay_num: integer().notNull().default(0),
    /** How many entries of each direction the list of coins has: its totals, and the numbers its pages go by. */
    earned_entries: integer().notNull().default(0),
    spent_entries: integer().notNull().default(0),
    /** Friends who registered with this learner's code. */
    friends: integer().notNull().default(0),
  },
  (t) => [
    check(
      'wallets_never_negative',
      sql`${t.coins} >= 0 and ${t.ai_test_num} >= 0 and ${t.task_correct_num} >= 0 and ${t.model_essay_num} >= 0`,
    ),
  ],
);

/** One row a skill; a membership that has passed stays, its time tells. */
export const memberships = pgTable(
  'memberships',
  {
    user_id: userId().references(() => users.id),
    skill: text({ enum: ['writing', 'reading', 'listening'] }).notNull(),
    level: smallint().notNull(),
    expires_at: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.skill] })],
);

/** Only the hash of a token is kept: a stolen backup opens no session. */
export const sessions = pgTable(
  'sessions',
  {
    token_hash: bytes().primaryKey(),
    user_id: userId().references(() => users.id),
    created_at: now(),
    seen_at: now(),
    expires_at: instant().notNull(),
  },
  (t) => [index('sessions_user').on(t.user_id), index('sessions_expiry').on(t.expires_at)],
);

export const smsCodes = pgTable(
  'sms_codes',
  {
    id: id(),
    country_id: integer().notNull(),
    mobile: text().notNull(),
    purpose: text({ enum: ['login', 'bind', 'reset'] }).notNull(),
    code_hash: bytes().notNull(),
    tries_left: smallint().notNull(),
    created_at: now(),
    expires_at: instant().notNull(),
    /** Reset only: proved by check-reset-password-sms, still to be used by reset-password. */
    proved_at: instant(),
    used_at: instant(),
  },
  (t) => [
    index('sms_codes_number').on(t.country_id, t.mobile, t.purpose, t.id),
    index('sms_codes_created').on(t.created_at),
  ],
);

export const captchas = pgTable(
  'captchas',
  { key: text().primaryKey(), answer_hash: bytes().notNull(), expires_at: instant().notNull() },
  (t) => [index('captchas_expiry').on(t.expires_at)],
);

/** Fixed windows counted by one upsert, so limits hold across processes. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().notNull(),
    window_start: instant().notNull(),
    hits: integer().notNull(),
    expires_at: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.key, t.window_start] }), index('rate_limits_expiry').on(t.expires_at)],
);

/** Private files by generated name; served to their owner only (avatars: to any session). */
export const files = pgTable(
  'files',
  {
    name: text().primaryKey(),
    owner_id: userId().references(() => users.id),
    purpose: text({ enum: ['avatar', 'recording', 'picture'] }).notNull(),
    content_type: text().notNull(),
    size: integer().notNull(),
    created_at: now(),
  },
  (t) => [index('files_owner').on(t.owner_id)],
);

export const contentPacks = pgTable('content_packs', {
  id: text().primaryKey(),
  version: text().notNull(),
  hash: text().notNull(),
  name: jsonb().$type<{ en: string; zh: string }>().notNull(),
  licence: text().notNull(),
  organisation_id: bigint({ mode: 'number' }).references(() => organisations.id),
  imported_at: now(),
});

/** What is taught. The routes want numbers, so (pack, slug) keeps one numeric id for ever. */
export const contentItems = pgTable(
  'content_items',
  {
    id: id(),
    pack_id: text()
      .notNull()
      .references(() => contentPacks.id),
    slug: text().notNull(),
    kind: text().notNull(),
    rev: integer().notNull(),
    hash: text().notNull(),
    status: text({ enum: ['draft', 'review', 'published', 'retired'] }).notNull(),
    /** Sent before submission; `key` never leaves the server; `review` goes out after submission. */
    public: jsonb().notNull(),
    key: jsonb().notNull(),
    review: jsonb().notNull(),
    /** Hash of the three: another compiler, or another drawing, makes something else of the same words. */
    compiled: text().notNull().default(''),
    updated_at: now(),
  },
  (t) => [uniqueIndex('content_items_slug').on(t.pack_id, t.slug), index('content_items_kind').on(t.kind, t.id)],
);

export const trackEvents = pgTable(
  'track_events',
  {
    id: id(),
    user_id: userId(),
    event: text().notNull(),
    target: text().notNull(),
    menu_id: integer(),
    created_at: now(),
  },
  (t) => [index('track_events_user').on(t.user_id)],
);

export const clientErrors = pgTable('client_errors', {
  id: id(),
  user_id: bigint({ mode: 'number' }),
  kind: text().notNull(),
  message: text().notNull(),
  stack: text().notNull().default(''),
  route: text().notNull().default(''),
  build: text().notNull().default(''),
  created_at: now(),
});

/** Facts about this database itself, such as the fingerprint of the secret key it was made with. */
export const facts = pgTable('facts', { name: text().primaryKey(), value: text().notNull() });

// Economy: coins, deeds, sign-in, invitations

/**
 * The ledger over coins and free tries; a wallet is its running sum. Append-only: a trigger and a missing privilege
 * refuse every update and delete (see the migration).
 */
export const coinEntries = pgTable(
  'coin_entries',
  {
    id: id(),
    user_id: userId().references(() => users.id),
    purse: text().$type<Purse>().notNull(),
    change: integer().notNull(),
    balance_after: integer().notNull(),
    /** What the learner's list shows it as: 1 spent, 2 earned; null for tries, and where nothing fitted under the cap. */
    type: smallint().$type<1 | 2>(),
    /** Its number, without gaps, among the learner's shown entries, and among those of its type: page N is a range. */
    seq: integer(),
    type_seq: integer(),
    reason: text().$type<CoinReason>().notNull(),
    reference: text().notNull(),
    key: text().notNull(),
    created_at: now(),
  },
  (t) => [
    uniqueIndex('coin_entries_key').on(t.key),
    uniqueIndex('coin_entries_seq').on(t.user_id, t.seq).where(sql`${t.seq} is not null`),
    uniqueIndex('coin_entries_type_seq').on(t.user_id, t.type, t.type_seq).where(sql`${t.seq} is not null`),
    index('coin_entries_user').on(t.user_id, t.id),
    check('coin_entries_never_negative', sql`${t.balance_after} >= 0`),
  ],
);

/** What a learner really did, once per reference. */
export const deeds = pgTable(
  'deeds',
  {
    id: id(),
    user_id: userId().references(() => users.id),
    deed: text().$type<Deed>().notNull(),
    skill: text().$type<DeedSkill>(),
    reference: text().notNull(),
    /** Of active time. */
    seconds: integer().notNull().default(0),
    happened_at: instant().notNull(),
  },
  (t) => [
    uniqueIndex('deeds_once').on(t.user_id, t.deed, t.reference),
    index('deeds_user').on(t.user_id, t.happened_at),
  ],
);

/** One row for a learner's calendar day; `streak` is the unbroken row of days up to it. */
export const signIns = pgTable(
  'sign_ins',
  {
    user_id: userId().references(() => users.id),
    day: date({ mode: 'string' }).notNull(),
    points: integer().notNull(),
    streak: integer().notNull(),
    created_at: now(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.day] })],
);

/** Who came with whose code. The inviter was here first, so nobody invites themselves and no circle can close. */
export const invites = pgTable(
  'invites',
  {
    invitee_id: userId()
      .primaryKey()
      .references(() => users.id),
    inviter_id: userId().references(() => users.id),
    /** Its number, without gaps, among the inviter's friends. */
    seq: integer().notNull(),
    bound_at: now(),
    rewarded_at: instant(),
    /** The inviter's calendar day on which they were paid; null when that day's limit was used up. */
    rewarded_day: date({ mode: 'string' }),
    inviter_coins: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex('invites_seq').on(t.inviter_id, t.seq),
    index('invites_day').on(t.inviter_id, t.rewarded_day),
    check('invites_older_inviter', sql`${t.inviter_id} < ${t.invitee_id}`),
  ],
);

/** How many of a limited reward are gone. */
export const limitedRewards = pgTable('limited_rewards', {
  name: text().primaryKey(),
  taken: integer().notNull(),
});

// Membership and payment

/** One membership ordered once. The price is the one shown when it was ordered; money is in cents. */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    /** What the learner, the operator and the provider call it. */
    order_num: text().notNull(),
    user_id: userId().references(() => users.id),
    /** The page's own key: a repeated press finds the same order. */
    key: text().notNull(),
    skill: text({ enum: ['writing', 'reading', 'listening'] }).notNull(),
    level: smallint().$type<1 | 2 | 3>().notNull(),
    cents: integer().notNull(),
    currency: text().$type<'CNY'>().notNull().default('CNY'),
    state: text({ enum: ['open', 'paid', 'refunded', 'cancelled', 'expired'] }).notNull(),
    /** Chosen at the first payment order and kept: one order is never paid at two places. */
    pay_type: smallint().$type<1 | 2>(),
    provider: text({ enum: ['sandbox', 'alipay', 'wechat'] }),
    redirect_path: text().notNull().default('/'),
    created_at: now(),
    expires_at: instant().notNull(),
    paid_at: instant(),
    refunded_at: instant(),
    refund_reason: text().notNull().default(''),
  },
  (t) => [
    uniqueIndex('orders_num').on(t.order_num),
    uniqueIndex('orders_key').on(t.user_id, t.key),
    index('orders_user').on(t.user_id, t.id),
    index('orders_open').on(t.expires_at).where(sql`${t.state} = 'open'`),
    check('orders_cost_something', sql`${t.cents} > 0`),
  ],
);

/** The verified word of a provider that an order was paid, as it came: one row an order. */
export const payments = pgTable(
  'payments',
  {
    order_id: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => orders.id),
    provider: text({ enum: ['sandbox', 'alipay', 'wechat'] }).notNull(),
    /** The provider's own number. */
    trade_num: text().notNull(),
    cents: integer().notNull(),
    notice: text().notNull(),
    noted_at: instant().notNull(),
  },
  (t) => [uniqueIndex('payments_trade').on(t.provider, t.trade_num)],
);

/** One skill from then to then; `memberships` keeps the end of the last one. */
export const membershipPeriods = pgTable(
  'membership_periods',
  {
    id: id(),
    /** The payment that gave it; null for a gift. */
    order_id: bigint({ mode: 'number' }).references(() => orders.id),
    user_id: userId().references(() => users.id),
    skill: text({ enum: ['writing', 'reading', 'listening'] }).notNull(),
    level: smallint().$type<1 | 2 | 3>().notNull(),
    starts_at: instant().notNull(),
    ends_at: instant().notNull(),
    /** Months are counted by the calendar of this zone. */
    time_zone: text().notNull(),
  },
  (t) => [
    uniqueIndex('membership_periods_order').on(t.order_id),
    index('membership_periods_user').on(t.user_id, t.skill, t.ends_at),
  ],
);

// Planner, mock results, courses, organisation notices

/**
 * What a learner's plan was made of, a row for every day it was made anew; its days follow from it. Earlier rows stay:
 * they say what was planned for days that are over.
 */
export const studyPlans = pgTable(
  'study_plans',
  {
    user_id: userId().references(() => users.id),
    planned_from: date({ mode: 'string' }).notNull(),
    inputs: jsonb().$type<PlanInputs>().notNull(),
    /** What the learner is told about it on its first day; null for a plan they made themselves. */
    replanned: jsonb().$type<Replanned>(),
    /** Days up to this one have been compared with what was done. */
    checked_to: date({ mode: 'string' }).notNull(),
    created_at: now(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.planned_from] })],
);

/** The scores of finished mock tests; -1 for a skill that was not taken. */
export const mockResults = pgTable(
  'mock_results',
  {
    id: id(),
    user_id: userId().references(() => users.id),
    score: band().notNull(),
    listening_score: band().notNull().default(-1),
    reading_score: band().notNull().default(-1),
    writing_score: band().notNull().default(-1),
    speaking_score: band().notNull().default(-1),
    taken_at: instant().notNull(),
  },
  (t) => [index('mock_results_user').on(t.user_id, t.taken_at, t.id)],
);

/** The packages a learner opened, and the course in each; the newest is where they learned last. */
export const courseVisits = pgTable(
  'course_visits',
  {
    user_id: userId().references(() => users.id),
    package_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => contentItems.id),
    course_id: bigint({ mode: 'number' }).references(() => contentItems.id),
    visited_at: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.user_id, t.package_id] }),
    index('course_visits_newest').on(t.user_id, t.visited_at),
  ],
);

/** What a school tells its learners on their home page. */
export const organisationNotices = pgTable(
  'organisation_notices',
  {
    id: id(),
    organisation_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => organisations.id),
    title: text().notNull(),
    text: text().notNull(),
    pinned: boolean().notNull().default(false),
    created_at: now(),
  },
  (t) => [index('organisation_notices_newest').on(t.organisation_id, t.id)],
);

// Practice: what was attempted, what was answered, what was marked

/**
 * An item as it was when somebody began it. Kept for ever, once per version that was really used, so that an old result
 * stays readable whatever happens to the item.
 */
export const contentSnapshots = pgTable(
  'content_snapshots',
  {
    content_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => contentItems.id),
    hash: text().notNull(),
    rev: integer().notNull(),
    kind: text().notNull(),
    pack_id: text().notNull(),
    public: jsonb().notNull(),
    key: jsonb().notNull(),
    review: jsonb().notNull(),
    kept_at: now(),
  },
  (t) => [primaryKey({ columns: [t.content_id, t.hash] })],
);

/** One sitting. What changes with every answer lies in `answer_sheets`, so that this stays small for the lists. */
export const attempts = pgTable(
  'attempts',
  {
    id: id(),
    user_id: userId().references(() => users.id),
    skill: text({ enum: ['reading', 'listening'] }).notNull(),
    mode: text({ enum: ['exam', 'practice'] }).notNull(),
    exam_type: smallint().$type<1 | 2>().notNull(),
    state: text({ enum: ['open', 'scoring', 'marked'] }).notNull(),
    kind: text({ enum: ['paper', 'set', 'own'] }).notNull(),
    /** The set or the single paper; 0 for a set the learner put together. */
    source_id: bigint({ mode: 'number' }).notNull(),
    /** Names the papers in their order: one open attempt for each, mode by mode. */
    paper_key: text().notNull(),
    /** The press of the button that began it. */
    start_key: text().notNull(),
    title: jsonb().$type<{ en: string; zh: string }>().notNull(),
    whole: boolean().notNull(),
    /** Question keys of a redo; null: all. */
    only: jsonb().$type<string[]>(),
    of_attempt: bigint({ mode: 'number' }),
    check_seconds: integer().notNull(),
    total: integer().notNull(),
    right: integer().notNull().default(0),
    answered: integer().notNull().default(0),
    band: band().notNull().default(-1),
    seconds: integer().notNull().default(0),
    best_before: integer().notNull().default(-1),
    coins: integer().notNull().default(0),
    over_limit: boolean().notNull().default(false),
    closed_by: text({ enum: ['learner', 'clock'] }),
    started_at: instant().notNull(),
    /** When the learner's clock shows 0; null untimed. */
    ends_at: instant(),
    submitted_at: instant(),
  },
  (t) => [
    uniqueIndex('attempts_start').on(t.user_id, t.start_key),
    uniqueIndex('attempts_open').on(t.user_id, t.paper_key, t.mode).where(sql`${t.state} = 'open'`),
    index('attempts_user').on(t.user_id, t.id),
    index('attempts_user_skill').on(t.user_id, t.skill, t.id),
  ],
);

/** The papers of an attempt in their order, with the version that was attempted. */
export const attemptPapers = pgTable(
  'attempt_papers',
  {
    attempt_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    content_id: bigint({ mode: 'number' }).notNull(),
    rev: integer().notNull(),
    hash: text().notNull(),
    /** Added to the numbers of its questions. */
    offset: integer().notNull(),
    marks: integer().notNull(),
    right: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.attempt_id, t.position] }),
    foreignKey({
      name: 'attempt_papers_snapshot',
      columns: [t.content_id, t.hash],
      foreignColumns: [contentSnapshots.content_id, contentSnapshots.hash],
    }),
    index('attempt_papers_content').on(t.content_id, t.hash),
  ],
);

/** What the learner wrote, one row an attempt, rewritten by every save; no index over anything a save changes. */
export const answerSheets = pgTable(
  'answer_sheets',
  {
    attempt_id: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    user_id: userId(),
    open: boolean().notNull(),
    /** From then on nothing is written: the learner's clock and a moment of grace; null untimed. */
    closes_at: instant(),
    revision: integer().notNull().default(0),
    writer: text().notNull(),
    /** The revision the writer began on top of. */
    writer_since: integer().notNull().default(0),
    answers: jsonb().$type<Record<string, string | string[]>>().notNull().default({}),
    /** Ids of the last changes, newest first: one that comes again is known. */
    recent_changes: text().array().notNull().default(sql`'{}'`),
    work: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    seconds: jsonb().$type<{ active: number; groups: Record<string, number> }>().notNull(),
    checked: text().array().notNull().default(sql`'{}'`),
    saved_at: instant().notNull(),
    /** By question key, one reason or null a mark; null until it is marked. */
    marks: jsonb().$type<Record<string, (string | null)[]>>(),
  },
  (t) => [index('answer_sheets_closing').on(t.closes_at).where(sql`${t.open}`)],
);

/** What a learner reached on a set or a paper: the marks beside the lists. */
export const practiceMarks = pgTable(
  'practice_marks',
  {
    user_id: userId().references(() => users.id),
    content_id: bigint({ mode: 'number' }).notNull(),
    times: integer().notNull(),
    best: integer().notNull(),
    best_band: band().notNull().default(-1),
    last_attempt_id: bigint({ mode: 'number' }).notNull(),
    last_at: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.content_id] })],
);

/** A learner thinks that a mark is wrong. */
export const markChallenges = pgTable(
  'mark_challenges',
  {
    id: id(),
    attempt_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    question: text().notNull(),
    words: text().notNull(),
    state: text({ enum: ['open', 'accepted', 'declined'] })
      .notNull()
      .default('open'),
    reply: text().notNull().default(''),
    created_at: now(),
    settled_at: instant(),
    settled_by: bigint({ mode: 'number' }),
  },
  (t) => [
    uniqueIndex('mark_challenges_question').on(t.attempt_id, t.question),
    index('mark_challenges_state').on(t.state, t.id),
  ],
);

// Content: what imported packs bring beside their texts

/**
 * Recordings and pictures of packs that do not come with the product, by the path their items name. Files that left
 * the pack stay, as retired items do.
 */
export const contentFiles = pgTable(
  'content_files',
  {
    pack_id: text()
      .notNull()
      .references(() => contentPacks.id),
    path: text().notNull(),
    /** In the storage. */
    name: text().notNull(),
    sha256: text().notNull(),
    stored_at: now(),
  },
  (t) => [primaryKey({ columns: [t.pack_id, t.path] })],
);

/* Vocabulary. */

/** What an author wrote about a word; a word of the dictionary is read there instead. */
export type BookEntry = {
  uk_ipa: string;
  us_ipa: string;
  core_meanings: { pos: string; chineseTranslation: string; englishDefinition: string }[];
  collocations: string[];
  examples: { en: string; zh: string }[];
  audio: { uk?: string; us?: string } | null;
};

/** Words by id: those of word books from their import on, those of the dictionary once somebody has seen them. */
export const vocabulary = pgTable(
  'vocabulary',
  {
    id: id(),
    name: text().notNull(),
    /** The pack, the book and the word's name there; null: from the dictionary. */
    pack_id: text().references(() => contentPacks.id),
    book_id: bigint({ mode: 'number' }).references(() => contentItems.id),
    slug: text(),
    /** Of a book's word: how it and its forms are written, in lower case. The dictionary knows its own. */
    spellings: text().array().notNull().default(sql`'{}'`),
    entry: jsonb().$type<BookEntry>(),
    created_at: now(),
  },
  (t) => [
    uniqueIndex('vocabulary_book_word').on(t.pack_id, t.slug),
    uniqueIndex('vocabulary_dictionary_word').on(t.name).where(sql`${t.pack_id} is null`),
    index('vocabulary_spellings').using('gin', t.spellings),
    index('vocabulary_book_name').on(sql`lower(${t.name}) text_pattern_ops`).where(sql`${t.pack_id} is not null`),
  ],
);

/** Words a learner saved, each once. */
export const notebookEntries = pgTable(
  'notebook_entries',
  {
    id: id(),
    user_id: userId().references(() => users.id),
    vocabulary_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => vocabulary.id),
    created_at: now(),
    updated_at: now(),
  },
  (t) => [
    uniqueIndex('notebook_entries_word').on(t.user_id, t.vocabulary_id),
    index('notebook_entries_user').on(t.user_id, t.id),
    index('notebook_entries_vocabulary').on(t.vocabulary_id),
  ],
);
