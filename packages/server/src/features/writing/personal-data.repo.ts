import type { Db } from '#db/db.ts';

export const personalDataRepo = (db: Db) => ({
  /** Pointers between rows that came one after the other, and the sums over them. */
  settle: async (userId: number): Promise<void> => {
    for (const statement of STATEMENTS) await db.query(statement, [userId]);
  },
});

const STATEMENTS = [
  `update essay_records r set scoring_id = (select max(s.id) from essay_scorings s where s.record_id = r.id and s.state = 'done')
   where r.user_id = $1 and r.scoring_id is null and r.status = 3`,
  // Whoever says to be scored and has no report is a draft that was handed in.
  `update essay_records set status = 1, score = -1, bands = null where user_id = $1 and status = 3 and scoring_id is null`,
  `update essay_records a set other_record = b.id from essay_records b
   where a.user_id = $1 and b.user_id = $1 and b.other_record = a.id and a.other_record is null`,
  // What came is older than what was written here since: drafts are counted in the order they were begun.
  `update essay_records set draft = numbered.n from
     (select id, row_number() over (partition by question order by created_at, id) as n
      from essay_records where user_id = $1) numbered
   where essay_records.id = numbered.id and essay_records.draft <> numbered.n`,
  `insert into essay_summaries as known (user_id, question, drafts, last_record_id, last_score, first_score, last_at)
   select $1, question, max(draft), (array_agg(id order by draft desc))[1],
     coalesce((array_agg(score order by draft desc) filter (where score >= 0))[1], -1),
     coalesce((array_agg(score order by draft) filter (where score >= 0))[1], -1), max(saved_at)
   from essay_records where user_id = $1 group by question
   on conflict (user_id, question) do update set drafts = excluded.drafts, last_record_id = excluded.last_record_id,
     last_score = excluded.last_score, first_score = excluded.first_score, last_at = excluded.last_at`,
  `delete from essay_totals where user_id = $1`,
  `insert into essay_totals (user_id, task, kind, count, essays)
   select $1, task, kind, sum(times)::int, count(*)::int from (
     select task, k.key as kind, k.value::int as times from essay_counts, jsonb_each_text(kinds) k where user_id = $1
     union all select task, '', words from essay_counts where user_id = $1
   ) counted group by task, kind`,
];
