import type { Db } from '../../db/db.ts';

/** The one statement that runs whenever a learner answers. */

export type Writing = {
  attemptId: number;
  userId: number;
  writer: string;
  revision: number;
  /** Answers given, and keys of answers taken back. */
  given: Record<string, string | string[]>;
  cleared: string[];
  /** Newest first. */
  changeIds: string[];
  work: Record<string, unknown> | null;
  seconds: { active: number; groups: Record<string, number> } | null;
  now: Date;
};

/** Changes whose ids are remembered; a copy that comes later than this many others was not sent by our page. */
const REMEMBERED = 32;

const CHANGE = `
  answers = (answers || $4::jsonb) - $5::text[],
  recent_changes = ($6::text[] || recent_changes)[1:${REMEMBERED}],
  work = coalesce($7::jsonb, work),
  seconds = coalesce($8::jsonb, seconds),
  revision = revision + 1,
  saved_at = $9`;

const valuesOf = ({ attemptId, userId, writer, given, cleared, changeIds, work, seconds, now }: Writing) => [
  attemptId,
  userId,
  writer,
  JSON.stringify(given),
  cleared,
  changeIds.slice(0, REMEMBERED),
  work && JSON.stringify(work),
  seconds && JSON.stringify(seconds),
  now,
];

export const sheetsRepo = (db: Db) => ({
  /**
   * Everything a plain save needs in one trip: owner, open, in time, the right writer, nothing seen before. No row
   * means that one of these is not so; then the sheet is locked and looked at.
   */
  quickSave: async (writing: Writing): Promise<number | undefined> =>
    (
      await db.query<{ revision: number }>(
        `update answer_sheets set ${CHANGE}
         where attempt_id = $1 and user_id = $2 and open and (closes_at is null or closes_at > $9)
           and writer = $3 and writer_since <= $10 and not recent_changes && $6::text[]
         returning revision`,
        [...valuesOf(writing), writing.revision],
      )
    )[0]?.revision,

  /** After the sheet was locked and judged. The writer may be a new one, on top of what is there. */
  save: async (writing: Writing): Promise<number> => {
    const [row] = await db.query<{ revision: number }>(
      `update answer_sheets set ${CHANGE},
         writer_since = case when writer = $3 then writer_since else revision end,
         writer = $3
       where attempt_id = $1 and user_id = $2
       returning revision`,
      valuesOf(writing),
    );
    if (!row) throw new Error(`sheet ${writing.attemptId} was locked and is gone`);
    return row.revision;
  },

  noteChecked: (attemptId: number, key: string) =>
    db.query(
      `update answer_sheets set checked = checked || $2::text where attempt_id = $1 and not checked @> array[$2::text]`,
      [attemptId, key],
    ),
});
