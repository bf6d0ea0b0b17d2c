import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { mockPdfs } from '#db/schema/mock.ts';
import type { PdfRow } from '#sharing/report-files.ts';

export type PdfKey = Pick<typeof mockPdfs.$inferSelect, 'record_id' | 'language' | 'shows'>;

const at = ({ record_id, language, shows }: PdfKey) =>
  and(eq(mockPdfs.record_id, record_id), eq(mockPdfs.language, language), eq(mockPdfs.shows, shows));

export const pdfsRepo = (db: Db) => ({
  find: async (key: PdfKey): Promise<PdfRow | undefined> => (await db.orm.select().from(mockPdfs).where(at(key)))[0],

  ask: async (key: PdfKey, userId: number, now: Date): Promise<boolean> =>
    (
      await db.orm
        .insert(mockPdfs)
        .values({ ...key, user_id: userId, state: 'making', asked_at: now })
        .onConflictDoNothing()
        .returning({ id: mockPdfs.record_id })
    ).length > 0,

  change: async (key: PdfKey, change: Partial<PdfRow>): Promise<boolean> =>
    (await db.orm.update(mockPdfs).set(change).where(at(key)).returning({ id: mockPdfs.record_id })).length > 0,

  /** Takes out what shows less than this one does, and tells the files. */
  dropOlder: async ({ record_id, shows }: PdfKey): Promise<string[]> =>
    (
      await db.orm
        .delete(mockPdfs)
        .where(and(eq(mockPdfs.record_id, record_id), ne(mockPdfs.shows, shows)))
        .returning({ file: mockPdfs.file })
    ).flatMap(({ file }) => file || []),
});
