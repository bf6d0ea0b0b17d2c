import type { Db } from '#db/db.ts';

/** How the newest attempts of everybody answered a question. */
export type Spread = { given: string | string[] | null; is_right: boolean; people: number };

const HAS_LOST = `exists (
  select 1 from unnest($2::text[]) name, jsonb_array_elements(sheet.marks -> name) mark where mark <> 'null'::jsonb)`;

/** Marks of one question over all attempts at its paper, which are found by the paper. */
export const lostMarksRepo = (db: Db) => ({
  /** Marked attempts, oldest first, in which a mark of one of these questions was lost. */
  attempts: async (contentId: number, names: readonly string[], after: number, limit: number): Promise<number[]> =>
    (
      await db.query<{ id: number }>(
        `select attempt.id from attempt_papers paper
         join attempts attempt on attempt.id = paper.attempt_id
         join answer_sheets sheet on sheet.attempt_id = attempt.id
         where paper.content_id = $1 and attempt.state = 'marked' and attempt.id > $3 and ${HAS_LOST}
         order by attempt.id limit $4`,
        [contentId, names, after, limit],
      )
    ).map(({ id }) => id),

  spread: (contentId: number, name: string): Promise<Spread[]> =>
    db.query<Spread>(
      `select sheet.answers -> $2::text as given,
         not exists (select 1 from jsonb_array_elements(sheet.marks -> $2::text) mark where mark <> 'null'::jsonb) as is_right,
         count(*)::int as people
       from (
         select distinct on (attempt.user_id) attempt.id from attempt_papers paper
         join attempts attempt on attempt.id = paper.attempt_id
         where paper.content_id = $1 and attempt.state = 'marked' and attempt.of_attempt is null
         order by attempt.user_id, attempt.id desc
       ) newest
       join answer_sheets sheet on sheet.attempt_id = newest.id
       where sheet.marks ? $2::text
       group by 1, 2`,
      [contentId, name],
    ),
});
