import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { speakingPdfs } from '#db/schema/speaking/sharing.ts';
import type { PdfRow } from '#sharing/report-files.ts';

export type PdfKey = Pick<typeof speakingPdfs.$inferSelect, 'record_id' | 'language' | 'revision'>;

const at = ({ record_id, language, revision }: PdfKey) =>
  and(eq(speakingPdfs.record_id, record_id), eq(speakingPdfs.language, language), eq(speakingPdfs.revision, revision));

export const pdfsRepo = (db: Db) => ({
  find: async (key: PdfKey): Promise<PdfRow | undefined> =>
    (await db.orm.select().from(speakingPdfs).where(at(key)))[0],

  ask: async (key: PdfKey, userId: number, now: Date): Promise<boolean> =>
    (
      await db.orm
        .insert(speakingPdfs)
        .values({ ...key, user_id: userId, state: 'making', asked_at: now })
        .onConflictDoNothing()
        .returning({ id: speakingPdfs.record_id })
    ).length > 0,

  change: async (key: PdfKey, change: Partial<PdfRow>): Promise<boolean> =>
    (await db.orm.update(speakingPdfs).set(change).where(at(key)).returning({ id: speakingPdfs.record_id })).length > 0,

  /** Takes out what shows the report as it was, and tells the files. */
  dropOlder: async ({ record_id, language, revision }: PdfKey): Promise<string[]> =>
    (
      await db.orm
        .delete(speakingPdfs)
        .where(
          and(
            eq(speakingPdfs.record_id, record_id),
            eq(speakingPdfs.language, language),
            ne(speakingPdfs.revision, revision),
          ),
        )
        .returning({ file: speakingPdfs.file })
    ).flatMap(({ file }) => file || []),

  /** The report has changed: files of the old one, to be deleted by the caller. */
  forget: async (recordId: number): Promise<string[]> =>
    (await db.orm.delete(speakingPdfs).where(eq(speakingPdfs.record_id, recordId)).returning()).flatMap(
      ({ file }) => file || [],
    ),

  filesOf: async (recordId: number): Promise<string[]> =>
    (await db.orm.select().from(speakingPdfs).where(eq(speakingPdfs.record_id, recordId))).flatMap(
      ({ file }) => file || [],
    ),
});
