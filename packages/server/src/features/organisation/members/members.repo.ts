import type { OrganisationRole } from '@ninefold/core/organisation/roles';
import { and, desc, eq, gt, inArray, isNotNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import {
  organisationAwaited as awaited,
  organisationInvites as invites,
  organisationMembers as members,
  organisations,
} from '#db/schema/organisation.ts';

const DAY_MS = 86_400_000;
const STAFF_PLACE_DAYS = 7;
const STUDENT_PLACE_DAYS = 180;

export type InviteRow = typeof invites.$inferSelect;
type Number = { countryId: number; mobile: string };
/** A number may belong to somebody else one day: a place among the staff waits as long as a code for it, a student's half a year. */
const waits = (now: Date) =>
  or(
    gt(awaited.created_at, new Date(now.getTime() - STAFF_PLACE_DAYS * DAY_MS)),
    and(eq(awaited.role, 'student'), gt(awaited.created_at, new Date(now.getTime() - STUDENT_PLACE_DAYS * DAY_MS))),
  );

const whose = (organisationId: number, userId: number) =>
  and(eq(members.organisation_id, organisationId), eq(members.user_id, userId));

export const membersRepo = (db: Db) => ({
  /** The schools of one account. */
  schoolsOf: (userId: number) =>
    db.orm
      .select({ id: organisations.id, name: organisations.name, logo: organisations.logo, role: members.role })
      .from(members)
      .innerJoin(organisations, eq(organisations.id, members.organisation_id))
      .where(eq(members.user_id, userId))
      .orderBy(organisations.id)
      .limit(50),

  roleOf: async (organisationId: number, userId: number): Promise<OrganisationRole | null> =>
    (await db.orm.select({ role: members.role }).from(members).where(whose(organisationId, userId)))[0]?.role ?? null,

  /** The same, held: nobody takes them off before this is over. */
  holdRole: async (organisationId: number, userId: number): Promise<OrganisationRole | null> =>
    (await db.orm.select({ role: members.role }).from(members).where(whose(organisationId, userId)).for('share'))[0]
      ?.role ?? null,

  isStaff: async (userId: number): Promise<boolean> =>
    (
      await db.orm
        .select({ id: members.user_id })
        .from(members)
        .where(and(eq(members.user_id, userId), ne(members.role, 'student')))
        .limit(1)
    ).length > 0,

  membersAmong: async (organisationId: number, userIds: number[]): Promise<number[]> =>
    (
      await db.orm
        .select({ id: members.user_id })
        .from(members)
        .where(and(eq(members.organisation_id, organisationId), inArray(members.user_id, userIds)))
    ).map(({ id }) => id),

  /** false: a member already, whose role stays. */
  add: async (organisationId: number, userId: number, role: OrganisationRole, now: Date): Promise<boolean> =>
    (
      await db.orm
        .insert(members)
        .values({ organisation_id: organisationId, user_id: userId, role, joined_at: now })
        .onConflictDoNothing()
        .returning({ id: members.user_id })
    ).length > 0,

  /** The member's own yes to being seen by the teachers, or null when it is taken back. */
  agree: (organisationId: number, userId: number, at: Date | null) =>
    db.orm.update(members).set({ agreed_at: at }).where(whose(organisationId, userId)),

  isStudentWhoAgreed: async (organisationId: number, userId: number): Promise<boolean> =>
    (
      await db.orm
        .select({ id: members.user_id })
        .from(members)
        .where(and(whose(organisationId, userId), eq(members.role, 'student'), isNotNull(members.agreed_at)))
    ).length > 0,

  setRole: (organisationId: number, userId: number, role: OrganisationRole) =>
    db.orm.update(members).set({ role }).where(whose(organisationId, userId)),

  remove: (organisationId: number, userId: number) => db.orm.delete(members).where(whose(organisationId, userId)),

  /** Locked: two owners who take each other off at one moment do not leave a school without one. */
  lockOwners: (organisationId: number) =>
    db.orm
      .select({ id: members.user_id })
      .from(members)
      .where(and(eq(members.organisation_id, organisationId), eq(members.role, 'owner')))
      .for('update'),

  page: (organisationId: number, role: OrganisationRole | undefined, before: number | undefined, limit: number) =>
    db.orm
      .select()
      .from(members)
      .where(
        and(
          eq(members.organisation_id, organisationId),
          role && eq(members.role, role),
          before === undefined ? undefined : lt(members.user_id, before),
        ),
      )
      .orderBy(desc(members.user_id))
      .limit(limit),

  await: (organisationId: number, numbers: readonly Number[], role: OrganisationRole, now: Date) =>
    db.orm
      .insert(awaited)
      .values(
        numbers.map(({ countryId, mobile }) => ({
          organisation_id: organisationId,
          country_id: countryId,
          mobile,
          role,
          created_at: now,
        })),
      )
      .onConflictDoUpdate({
        target: [awaited.organisation_id, awaited.country_id, awaited.mobile],
        set: { role: sql`excluded.role`, created_at: sql`excluded.created_at` },
        // A teacher's list of students does not undo what an owner offered.
        setWhere: sql`excluded.role <> 'student' or ${awaited.role} = 'student'`,
      }),

  /** Who waits, places among the staff first: nobody hides one behind a long list. */
  awaited: (organisationId: number, now: Date, limit: number) =>
    db.orm
      .select()
      .from(awaited)
      .where(and(eq(awaited.organisation_id, organisationId), waits(now)))
      .orderBy(sql`${awaited.role} = 'student'`, desc(awaited.created_at), awaited.mobile)
      .limit(limit),

  /** The schools on whose lists a number stands. */
  offersTo: ({ countryId, mobile }: Number, now: Date) =>
    db.orm
      .select({
        organisation_id: organisations.id,
        name: organisations.name,
        logo: organisations.logo,
        role: awaited.role,
      })
      .from(awaited)
      .innerJoin(organisations, eq(organisations.id, awaited.organisation_id))
      .where(and(eq(awaited.country_id, countryId), eq(awaited.mobile, mobile), waits(now)))
      .orderBy(organisations.id)
      .limit(20),

  /** Takes the number off one list; undefined: it was not on it. */
  takeOffer: async (
    organisationId: number,
    { countryId, mobile }: Number,
    now: Date,
  ): Promise<OrganisationRole | undefined> =>
    (
      await db.orm
        .delete(awaited)
        .where(
          and(
            eq(awaited.organisation_id, organisationId),
            eq(awaited.country_id, countryId),
            eq(awaited.mobile, mobile),
            waits(now),
          ),
        )
        .returning({ role: awaited.role })
    )[0]?.role,

  /** Takes the number off every list of students it stands on, and says which. Nobody becomes staff without a yes. */
  takeAwaited: ({ countryId, mobile }: Number, now: Date) =>
    db.orm
      .delete(awaited)
      .where(
        and(eq(awaited.country_id, countryId), eq(awaited.mobile, mobile), eq(awaited.role, 'student'), waits(now)),
      )
      .returning({ organisationId: awaited.organisation_id, role: awaited.role }),

  removeAwaited: (organisationId: number, { countryId, mobile }: Number) =>
    db.orm
      .delete(awaited)
      .where(
        and(eq(awaited.organisation_id, organisationId), eq(awaited.country_id, countryId), eq(awaited.mobile, mobile)),
      ),

  /** The number of whoever goes; of staff also every place among the staff, which they may have offered to a number of theirs. */
  endOffersOf: async (organisationId: number, number: Number | null, wasStaff: boolean): Promise<void> => {
    const own = number ? and(eq(awaited.country_id, number.countryId), eq(awaited.mobile, number.mobile)) : undefined;
    const ended = or(own, wasStaff ? ne(awaited.role, 'student') : undefined);
    if (ended) await db.orm.delete(awaited).where(and(eq(awaited.organisation_id, organisationId), ended));
  },

  insertInvite: async (invite: typeof invites.$inferInsert): Promise<InviteRow | undefined> =>
    (await db.orm.insert(invites).values(invite).onConflictDoNothing().returning())[0],

  invite: async (code: string, now: Date) =>
    (
      await db.orm
        .select({ invite: invites, name: organisations.name, logo: organisations.logo })
        .from(invites)
        .innerJoin(organisations, eq(organisations.id, invites.organisation_id))
        .where(and(eq(invites.code, code), gt(invites.expires_at, now)))
    )[0],

  invitesOf: (organisationId: number, now: Date) =>
    db.orm
      .select()
      .from(invites)
      .where(and(eq(invites.organisation_id, organisationId), gt(invites.expires_at, now)))
      .orderBy(desc(invites.created_at))
      .limit(50),

  /** Of somebody who is staff no more: what they made, and every code that appoints staff, which they may have kept. */
  endCodesOf: (organisationId: number, userId: number, now: Date) =>
    db.orm
      .update(invites)
      .set({ expires_at: now })
      .where(
        and(
          eq(invites.organisation_id, organisationId),
          gt(invites.expires_at, now),
          or(eq(invites.created_by, userId), ne(invites.role, 'student')),
        ),
      ),

  endInvite: (organisationId: number, code: string, now: Date) =>
    db.orm
      .update(invites)
      .set({ expires_at: now })
      .where(and(eq(invites.organisation_id, organisationId), eq(invites.code, code))),
});
