import type { Db } from '#db/db.ts';
import type { SheetRow } from './attempts.repo.ts';
import { nameOfChecked } from './marking/checked-answers.ts';

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
  annotations: Record<string, unknown> | null;
  seconds: { active: number; groups: Record<string, number> } | null;
  now: Date;
};

/** Changes whose ids are remembered; a copy that comes later than this many others was not sent by our page. */
const REMEMBERED = 32;

/** Answers thrown away for others that are kept for one question; whoever changes their mind more often is playing. */
const EARLIER_KEPT = 12;

/** How the options of choices are named: T, NG, A, iv. */
const OPTION = '^([A-Z]{1,2}|[ivx]{1,5})$';

/**
 * What a save throws away is kept beside what stands, so that marking can tell an answer that was right before. Only
 * the questions of this save are looked at, and words that are merely typed on are not another answer. Letters and
 * numerals are: i is not the beginning of ii.
 */
const earlierWith = (given: string, cleared: string) => `
  sheet.earlier || coalesce((
    select jsonb_object_agg(key, coalesce(sheet.earlier -> key, '[]') || jsonb_build_array(sheet.answers -> key))
    from (select jsonb_object_keys(${given}) as key union all select unnest(${cleared})) changed
    where sheet.answers ? key and sheet.answers -> key is distinct from ${given} -> key
      and (sheet.answers ->> key ~ '${OPTION}' or starts_with(${given} ->> key, sheet.answers ->> key) is not true)
      and jsonb_array_length(coalesce(sheet.earlier -> key, '[]')) < ${EARLIER_KEPT}
  ), '{}')`;

const CHANGE = `
  earlier = ${earlierWith('$4::jsonb', '$5::text[]')},
  answers = (answers || $4::jsonb) - $5::text[],
  recent_changes = ($6::text[] || recent_changes)[1:${REMEMBERED}],
  annotations = coalesce($7::jsonb, annotations),
  seconds = coalesce($8::jsonb, seconds),
  revision = revision + 1,
  saved_at = $9`;

const valuesOf = ({ attemptId, userId, writer, given, cleared, changeIds, annotations, seconds, now }: Writing) => [
  attemptId,
  userId,
  writer,
  JSON.stringify(given),
  cleared,
  changeIds.slice(0, REMEMBERED),
  annotations && JSON.stringify(annotations),
  seconds && JSON.stringify(seconds),
  now,
];

/** The same change for many sheets. Sheets that are locked are left alone, so no save waits for a stranger's. */
const QUICK_SAVE = `
  with given as (
    select * from jsonb_to_recordset($1::jsonb) as one(
      attempt_id bigint, user_id bigint, writer text, since bigint, answers jsonb, cleared text[], change_ids text[],
      annotations jsonb, seconds jsonb, now timestamptz)
  ), free as materialized (
    select attempt_id from answer_sheets where attempt_id in (select attempt_id from given) for update skip locked
  )
  update answer_sheets sheet set
    earlier = ${earlierWith('given.answers', 'given.cleared')},
    answers = (sheet.answers || given.answers) - given.cleared,
    recent_changes = (given.change_ids || recent_changes)[1:${REMEMBERED}],
    annotations = coalesce(given.annotations, sheet.annotations),
    seconds = coalesce(given.seconds, sheet.seconds),
    revision = revision + 1,
    saved_at = given.now
  from given join free using (attempt_id)
  where sheet.attempt_id = given.attempt_id and sheet.user_id = given.user_id
    and open and (closes_at is null or closes_at > given.now)
    and sheet.writer = given.writer and writer_since <= given.since and not recent_changes && given.change_ids
  returning sheet.attempt_id, revision`;

const quickRow = ({
  attemptId,
  userId,
  writer,
  revision,
  given,
  cleared,
  changeIds,
  annotations,
  seconds,
  now,
}: Writing) => ({
  attempt_id: attemptId,
  user_id: userId,
  writer,
  since: revision,
  answers: given,
  cleared,
  change_ids: changeIds.slice(0, REMEMBERED),
  annotations,
  seconds,
  now,
});

export const sheetsRepo = (db: Db) => ({
  /**
   * Everything plain saves need in one trip: owner, open, in time, the right writer, nothing seen before. A sheet that is
   * missing in the answer fails one of these or is locked right now; the caller then locks it and looks at it.
   */
  quickSave: async (writings: readonly Writing[]): Promise<Map<number, number>> => {
    const rows = await db.query<{ attempt_id: number; revision: number }>(QUICK_SAVE, [
      JSON.stringify(writings.map(quickRow)),
    ]);
    return new Map(rows.map(({ attempt_id, revision }) => [attempt_id, revision]));
  },

  /** After the sheet was locked and judged: the sheet as it is then. The writer may be a new one, on top of what is there. */
  save: async (writing: Writing): Promise<SheetRow> => {
    const [row] = await db.query<SheetRow>(
      `update answer_sheets sheet set ${CHANGE},
         writer_since = case when writer = $3 then writer_since else revision end,
         writer = $3
       where attempt_id = $1 and user_id = $2
       returning *`,
      valuesOf(writing),
    );
    if (!row) throw new Error(`sheet ${writing.attemptId} was locked and is gone`);
    return row;
  },

  /** With what it was checked with, the first time: an answer that is corrected by the key was lost all the same. */
  noteChecked: (attemptId: number, key: string, value: string | string[]) =>
    db.query(
      `update answer_sheets set checked = checked || $2::text,
         earlier = earlier || jsonb_build_object($3::text, jsonb_build_array($4::jsonb))
       where attempt_id = $1 and not checked @> array[$2::text]`,
      [attemptId, key, nameOfChecked(key), JSON.stringify(value)],
    ),
});
