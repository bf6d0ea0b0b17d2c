import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { band, bytes, id, instant, now, userId } from './columns.ts';
import { organisations } from './organisation.ts';

/** Who somebody is, and how they prove it. */

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
    /** Teaches in or owns a school; `organisation` keeps it in step with its members, because every call asks for it. */
    is_staff: boolean().notNull().default(false),
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
    /** Kept out by an operator since then; what belongs to them stays. */
    banned_at: instant(),
    created_at: now(),
    updated_at: now(),
  },
  (t) => [
    uniqueIndex('users_mobile').on(t.country_id, t.mobile),
    uniqueIndex('users_account').on(sql`lower(${t.account})`),
    uniqueIndex('users_wechat').on(t.wechat_openid),
    uniqueIndex('users_invite_code').on(t.invite_code),
    index('users_organisation').on(t.organisation_id),
    // For operators, who look somebody up by the beginning of a name.
    index('users_name').on(sql`lower(${t.name}) text_pattern_ops`, t.id),
  ],
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
    /** For the list of devices: which browser, and what it says it is. */
    device_hash: bytes(),
    agent: text().notNull().default(''),
    /** Begun, or confirmed later, with a second factor. */
    strong: boolean().notNull().default(false),
  },
  (t) => [index('sessions_user').on(t.user_id), index('sessions_expiry').on(t.expires_at)],
);

/**
 * Browsers in which an account has logged in before, by a cookie of their own. The right password from one of them is
 * never kept out by a stranger's wrong ones, and nobody invites themselves on it.
 */
export const knownDevices = pgTable(
  'known_devices',
  {
    user_id: userId().references(() => users.id),
    device_hash: bytes().notNull(),
    address_hash: bytes().notNull(),
    agent: text().notNull().default(''),
    /** false: came after others, and nobody has said yet whose it is. */
    owner_knows: boolean().notNull().default(true),
    first_at: now(),
    last_at: now(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.device_hash] }), index('known_devices_last').on(t.last_at)],
);

export const smsCodes = pgTable(
  'sms_codes',
  {
    id: id(),
    country_id: integer().notNull(),
    mobile: text().notNull(),
    purpose: text({ enum: ['login', 'bind', 'reset', 'delete', 'prove'] }).notNull(),
    code_hash: bytes().notNull(),
    tries_left: smallint().notNull(),
    /** Of everybody but the browser that asked for it. */
    stranger_tries_left: smallint().notNull().default(5),
    device_hash: bytes(),
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

/** Codes from an authenticator app. It counts from `confirmed_at` on; until then nobody is asked for one. */
export const secondFactors = pgTable('second_factors', {
  user_id: userId()
    .primaryKey()
    .references(() => users.id),
  sealed_secret: text().notNull(),
  confirmed_at: instant(),
  /** The half minute of the last code that was taken: none of it or from before is taken again. */
  last_step: bigint({ mode: 'number' }).notNull().default(0),
  created_at: now(),
});

/** Shown once, kept as hashes; each opens once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { user_id: userId().references(() => users.id), code_hash: bytes().notNull(), used_at: instant() },
  (t) => [primaryKey({ columns: [t.user_id, t.code_hash] })],
);

export const captchas = pgTable(
  'captchas',
  { key: text().primaryKey(), answer_hash: bytes().notNull(), expires_at: instant().notNull() },
  (t) => [index('captchas_expiry').on(t.expires_at)],
);

/** Links that make an operator: the `first` of a new site, worth nothing as soon as there is one, or a `further` one. */
export const operatorLinks = pgTable('operator_links', {
  token_hash: bytes().primaryKey(),
  kind: text({ enum: ['first', 'further'] })
    .notNull()
    .default('first'),
  /** The operator who made it, and with whom it ends; null: the start of the program, or a command at the machine. */
  made_by: bigint({ mode: 'number' }),
  created_at: now(),
  expires_at: instant().notNull(),
});
