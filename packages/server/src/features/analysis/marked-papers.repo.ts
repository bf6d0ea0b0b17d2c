import type { PractisedSkill } from '@ninefold/core/practice/practised-skills';
import type { Db } from '#db/db.ts';
import type { markedPapers } from '#db/schema/analysis.ts';

export type MarkedPaper = typeof markedPapers.$inferSelect;
export type Counted = Pick<
  MarkedPaper,
  'topic' | 'part' | 'is_repeat' | 'right' | 'total' | 'types' | 'minutes' | 'losses'
>;

/** More papers than anybody does in the longest period that is shown; the newest count. */
const MOST_PAPERS = 6000;

export const markedPapersRepo = (db: Db) => ({
  /** Once for each paper of an attempt; the same again replaces it. */
  put: async (rows: readonly Omit<MarkedPaper, 'is_repeat'>[]): Promise<void> => {
    if (rows.length === 0) return;
    // One statement for all papers of an attempt: marking waits for it.
    await db.query(
      `insert into marked_papers (attempt_id, content_id, user_id, skill, topic, part, marked_at, "right", total,
         types, minutes, losses, is_repeat)
       select paper.*, exists (
         select 1 from marked_papers earlier
         where earlier.user_id = paper.user_id and earlier.content_id = paper.content_id
           and (earlier.marked_at, earlier.attempt_id) < (paper.marked_at, paper.attempt_id)
       )
       from jsonb_to_recordset($1::jsonb) as paper(attempt_id bigint, content_id bigint, user_id bigint, skill text,
         topic text, part smallint, marked_at timestamptz, "right" int, total int, types jsonb, minutes jsonb, losses jsonb)
       on conflict (attempt_id, content_id) do update set "right" = excluded."right", total = excluded.total,
         types = excluded.types, minutes = excluded.minutes, losses = excluded.losses`,
      [JSON.stringify(rows)],
    );
  },

  /** These were done before what stands there already. */
  markLater: (attemptId: number) =>
    db.query(
      `update marked_papers later set is_repeat = true from marked_papers earlier
       where earlier.attempt_id = $1 and later.user_id = earlier.user_id and later.content_id = earlier.content_id
         and (later.marked_at, later.attempt_id) > (earlier.marked_at, earlier.attempt_id)`,
      [attemptId],
    ),

  since: (userId: number, skill: PractisedSkill, from: Date | null): Promise<Counted[]> =>
    db.query<Counted>(
      `select topic, part, is_repeat, "right", total, types, minutes, losses from marked_papers
       where user_id = $1 and skill = $2 and ($3::timestamptz is null or marked_at >= $3)
       order by marked_at desc limit ${MOST_PAPERS}`,
      [userId, skill, from],
    ),

  /** All skills together, between two moments; first attempts only, since answers are remembered. */
  sumBetween: async (userId: number, from: Date, to: Date): Promise<{ right: number; total: number }> =>
    (
      await db.query<{ right: number; total: number }>(
        `select coalesce(sum("right"), 0)::int as "right", coalesce(sum(total), 0)::int as total
         from marked_papers
         where user_id = $1 and not is_repeat and skill = any('{reading,listening}')
           and marked_at >= $2 and marked_at < $3`,
        [userId, from, to],
      )
    )[0] ?? { right: 0, total: 0 },

  reown: async (from: number, to: number): Promise<number> => {
    const moved = await db.query(`update marked_papers set user_id = $2 where user_id = $1 returning attempt_id`, [
      from,
      to,
    ]);
    // Both may have done the same paper: only the earlier time was the first.
    if (moved.length)
      await db.query(
        `update marked_papers later set is_repeat = exists (
           select 1 from marked_papers earlier
           where earlier.user_id = later.user_id and earlier.content_id = later.content_id
             and (earlier.marked_at, earlier.attempt_id) < (later.marked_at, later.attempt_id)
         ) where later.user_id = $1`,
        [to],
      );
    return moved.length;
  },
});
