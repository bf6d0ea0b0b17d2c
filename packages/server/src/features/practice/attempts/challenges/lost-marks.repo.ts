import type { Db } from '#db/db.ts';

/** How the newest attempts of everybody answered a question. */
export type Spread = { given: string | string[] | null; is_right: boolean; people: number };

const HAS_LOST = `exists (
  select 1 from unnest($2::text[]) name, jsonb_array_elements(sheet.marks -> name) mark where mark <> 'null'::jsonb)`;

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

/** Marks of one question over the attempts at its paper. */
export const lostMarksRepo = (db: Db) => ({
  /** Marked attempts, oldest first, in which a mark of one of these questions was lost. */
  attempts: async (contentId: number, names: readonly string[], after: number, limit: number): Promise<number[]> =>
    idsOf(
      await db.query<{ id: number }>(
        `select attempt.id from attempt_papers paper
         join attempts attempt on attempt.id = paper.attempt_id
         join answer_sheets sheet on sheet.attempt_id = attempt.id
         where paper.content_id = $1 and attempt.state = 'marked' and attempt.id > $3 and ${HAS_LOST}
         order by attempt.id limit $4`,
        [contentId, names, after, limit],
      ),
    ),

  /** The newest marked attempts at a paper; no sheet is read. */
  newest: async (contentId: number, limit: number): Promise<number[]> =>
    idsOf(
      await db.query<{ id: number }>(
        `select attempt.id from attempt_papers paper join attempts attempt on attempt.id = paper.attempt_id
         where paper.content_id = $1 and attempt.state = 'marked' order by attempt.id desc limit $2`,
        [contentId, limit],
      ),
    ),

  /** Those of these attempts in which a mark of one of these questions was lost. */
  among: async (ids: readonly number[], names: readonly string[]): Promise<number[]> =>
    idsOf(
      await db.query<{ id: number }>(
        `select sheet.attempt_id as id from answer_sheets sheet
         where sheet.attempt_id = any($1::bigint[]) and ${HAS_LOST} order by sheet.attempt_id`,
        [ids, names],
      ),
    ),

  /** Of these attempts the newest of everybody; a second try of what was lost says nothing new. */
  spread: (ids: readonly number[], name: string): Promise<Spread[]> =>
    db.query<Spread>(
      `select sheet.answers -> $2::text as given,
         not exists (select 1 from jsonb_array_elements(sheet.marks -> $2::text) mark where mark <> 'null'::jsonb) as is_right,
         count(*)::int as people
       from (
         select distinct on (attempt.user_id) attempt.id from attempts attempt
         where attempt.id = any($1::bigint[]) and attempt.of_attempt is null
         order by attempt.user_id, attempt.id desc
       ) newest
       join answer_sheets sheet on sheet.attempt_id = newest.id
       where sheet.marks ? $2::text
       group by 1, 2`,
      [ids, name],
    ),
});
