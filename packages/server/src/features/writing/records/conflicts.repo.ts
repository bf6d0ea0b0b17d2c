import { desc, eq } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { essayConflicts } from '#db/schema/writing.ts';

/** Texts that lost a conflict between two tabs or devices. */
export const conflictsRepo = (db: Db) => ({
  add: (recordId: number, content: string, at: Date) =>
    db.orm.insert(essayConflicts).values({ record_id: recordId, content, kept_at: at }),

  /** Newest first. */
  of: (recordId: number, limit: number) =>
    db.orm
      .select()
      .from(essayConflicts)
      .where(eq(essayConflicts.record_id, recordId))
      .orderBy(desc(essayConflicts.id))
      .limit(limit),

  /** Only the newest few are kept. */
  trim: (recordId: number, keep: number) =>
    db.query(
      `delete from essay_conflicts where record_id = $1 and id not in
         (select id from essay_conflicts where record_id = $1 order by id desc limit $2)`,
      [recordId, keep],
    ),
});
