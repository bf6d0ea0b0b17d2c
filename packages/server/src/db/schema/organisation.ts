import { sql } from 'drizzle-orm';
import { bigint, boolean, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, instant, now, userId } from './columns.ts';

/**
 * Schools, who belongs to them, and what they tell their learners. In which of their schools somebody is at the moment
 * stands in `users.organisation_id`. Accounts are named by id alone: `identity.ts` refers to this file.
 */

export const organisations = pgTable(
  'organisations',
  {
    id: id(),
    name: text().notNull(),
    logo: text().notNull().default(''),
    created_at: now(),
  },
  // For operators, who look a school up by how its name begins.
  (t) => [index('organisations_name').on(sql`lower(${t.name}) text_pattern_ops`, t.id)],
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
    /** The day that the notice is about; the next one is counted down to. */
    day: date(),
    created_at: now(),
  },
  (t) => [
    index('organisation_notices_newest').on(t.organisation_id, t.id),
    index('organisation_notices_day').on(t.organisation_id, t.day),
  ],
);

const organisationId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => organisations.id);
const role = () => text({ enum: ['owner', 'teacher', 'student'] }).notNull();

export const organisationMembers = pgTable(
  'organisation_members',
  {
    organisation_id: organisationId(),
    user_id: userId(),
    role: role(),
    joined_at: now(),
    /** When they said yes themselves; null: a number on a list is no yes, and no teacher reads what they did. */
    agreed_at: instant(),
  },
  (t) => [primaryKey({ columns: [t.organisation_id, t.user_id] }), index('organisation_members_user').on(t.user_id)],
);

/** Whoever has the code and an account may join with its role, until it ends. */
export const organisationInvites = pgTable(
  'organisation_invites',
  {
    code: text().primaryKey(),
    organisation_id: organisationId(),
    role: role(),
    created_by: userId(),
    created_at: now(),
    expires_at: instant().notNull(),
  },
  (t) => [index('organisation_invites_organisation').on(t.organisation_id, t.created_at)],
);

/** Numbers on a school's list: whoever has one is asked at home; students are members from the next log-in. */
export const organisationAwaited = pgTable(
  'organisation_awaited',
  {
    organisation_id: organisationId(),
    country_id: integer().notNull(),
    mobile: text().notNull(),
    role: role(),
    created_at: now(),
  },
  (t) => [
    primaryKey({ columns: [t.organisation_id, t.country_id, t.mobile] }),
    index('organisation_awaited_mobile').on(t.country_id, t.mobile),
  ],
);
