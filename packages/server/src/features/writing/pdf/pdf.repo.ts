import { and, eq } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { essayPdfs } from '#db/schema/writing/study.ts';

export type PdfRow = typeof essayPdfs.$inferSelect;
export type PdfKey = Pick<PdfRow, 'record_id' | 'scoring_id' | 'language'>;

const at = ({ record_id, scoring_id, language }: PdfKey) =>
  and(eq(essayPdfs.record_id, record_id), eq(essayPdfs.scoring_id, scoring_id), eq(essayPdfs.language, language));

export const pdfRepo = (db: Db) => ({
  find: async (key: PdfKey): Promise<PdfRow | undefined> => (await db.orm.select().from(essayPdfs).where(at(key)))[0],

  /** false: somebody else asked first. */
  ask: async (key: PdfKey, userId: number, now: Date): Promise<boolean> =>
    (
      await db.orm
        .insert(essayPdfs)
        .values({ ...key, user_id: userId, state: 'making', asked_at: now })
        .onConflictDoNothing()
        .returning({ id: essayPdfs.record_id })
    ).length > 0,

  /** false: it is gone, because its draft was thrown away meanwhile. */
  change: async (
    key: PdfKey,
    change: Partial<Pick<PdfRow, 'state' | 'file' | 'size' | 'asked_at'>>,
  ): Promise<boolean> =>
    (await db.orm.update(essayPdfs).set(change).where(at(key)).returning({ id: essayPdfs.record_id })).length > 0,

  ofRecord: (recordId: number): Promise<PdfRow[]> =>
    db.orm.select().from(essayPdfs).where(eq(essayPdfs.record_id, recordId)),

  remove: (key: PdfKey) => db.orm.delete(essayPdfs).where(at(key)),
});
