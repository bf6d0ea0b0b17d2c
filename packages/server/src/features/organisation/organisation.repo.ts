import { and, asc, desc, eq, gte, inArray, like, lt, sql } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { organisationNotices as notices, organisations } from '#db/schema/organisation.ts';

export type NoticeRow = typeof notices.$inferSelect;

export const organisationRepo = (db: Db) => ({
  create: async (name: string): Promise<number> =>
    (await db.orm.insert(organisations).values({ name }).returning({ id: organisations.id }))[0]!.id,

  find: async (organisationId: number) =>
    (
      await db.orm
        .select({ id: organisations.id, name: organisations.name, logo: organisations.logo })
        .from(organisations)
        .where(eq(organisations.id, organisationId))
    )[0],

  names: (ids: number[]) =>
    db.orm
      .select({ id: organisations.id, name: organisations.name })
      .from(organisations)
      .where(inArray(organisations.id, ids)),

  rename: (organisationId: number, name: string) =>
    db.orm.update(organisations).set({ name }).where(eq(organisations.id, organisationId)),

  /** Locked, so that two uploads at once do not both think they replaced the same picture. */
  lockLogo: async (organisationId: number): Promise<string> =>
    (
      await db.orm
        .select({ logo: organisations.logo })
        .from(organisations)
        .where(eq(organisations.id, organisationId))
        .for('update')
    )[0]?.logo ?? '',

  setLogo: (organisationId: number, logo: string) =>
    db.orm.update(organisations).set({ logo }).where(eq(organisations.id, organisationId)),

  page: (search: string, before: number | undefined, limit: number) =>
    db.orm
      .select({ id: organisations.id, name: organisations.name, logo: organisations.logo })
      .from(organisations)
      .where(
        and(
          // By how it begins: that has an index.
          search
            ? like(sql`lower(${organisations.name})`, `${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`)
            : undefined,
          before === undefined ? undefined : lt(organisations.id, before),
        ),
      )
      .orderBy(desc(organisations.id))
      .limit(limit),

  /** The next notice about a day that has not passed. */
  nextDated: async (organisationId: number, today: string): Promise<NoticeRow | undefined> =>
    (
      await db.orm
        .select()
        .from(notices)
        .where(and(eq(notices.organisation_id, organisationId), gte(notices.day, today)))
        .orderBy(asc(notices.day), desc(notices.id))
        .limit(1)
    )[0],

  notice: async (id: number): Promise<NoticeRow | undefined> =>
    (await db.orm.select().from(notices).where(eq(notices.id, id)))[0],

  newest: (organisationId: number, limit: number, before?: number): Promise<NoticeRow[]> =>
    db.orm
      .select()
      .from(notices)
      .where(
        and(eq(notices.organisation_id, organisationId), before === undefined ? undefined : lt(notices.id, before)),
      )
      .orderBy(desc(notices.id))
      .limit(limit),

  pinned: (organisationId: number, limit: number): Promise<NoticeRow[]> =>
    db.orm
      .select()
      .from(notices)
      .where(and(eq(notices.organisation_id, organisationId), eq(notices.pinned, true)))
      .orderBy(desc(notices.id))
      .limit(limit),

  insert: async (notice: typeof notices.$inferInsert): Promise<NoticeRow> =>
    (await db.orm.insert(notices).values(notice).returning())[0]!,

  /** undefined when there is no such notice of that organisation. */
  change: async (
    { id, organisation_id }: Pick<NoticeRow, 'id' | 'organisation_id'>,
    change: Pick<NoticeRow, 'title' | 'text' | 'pinned' | 'day'>,
  ): Promise<NoticeRow | undefined> =>
    (
      await db.orm
        .update(notices)
        .set(change)
        .where(and(eq(notices.id, id), eq(notices.organisation_id, organisation_id)))
        .returning()
    )[0],

  remove: (id: number) => db.orm.delete(notices).where(eq(notices.id, id)),
});
