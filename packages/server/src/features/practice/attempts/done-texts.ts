import type { PractisedSkill } from '@ninefold/core/practice/practised-skills';
import type { Db } from '#db/db.ts';

/** The text of a paper that a learner has handed in, as it was then. */
export type DoneText = {
  attempt_id: number;
  skill: PractisedSkill;
  paper_id: number;
  hash: string;
  title: { en: string; zh: string };
};
export type TextBlock = { at: string; text: string };
export type DoneTexts = ReturnType<typeof doneTextsRepo>;
type StoredBlocks = Pick<DoneText, 'paper_id' | 'hash'> & { blocks: TextBlock[] };
type StoredText = { paper_id: number; hash: string; paragraphs: unknown; script: unknown };

/** Further back nobody remembers a sentence. */
const ATTEMPTS = 40;

export const doneTextsRepo = (db: Db) => ({
  /** The papers of the last attempts, each once with its last attempt, the newest first. */
  list: (userId: number): Promise<DoneText[]> =>
    db.query<DoneText>(
      `select attempt_id, skill, paper_id, hash, title from (
         select distinct on (paper.content_id) attempt.id as attempt_id, attempt.skill, paper.content_id as paper_id,
           paper.hash, snapshot.public -> 'title' as title
         from (
           select id, skill from attempts
           where user_id = $1 and state = 'marked' and only is null order by id desc limit ${ATTEMPTS}
         ) attempt
         join attempt_papers paper on paper.attempt_id = attempt.id
         join content_snapshots snapshot on snapshot.content_id = paper.content_id and snapshot.hash = paper.hash
         order by paper.content_id, attempt.id desc
       ) done order by attempt_id desc, paper_id`,
      [userId],
    ),

  /** Paragraphs of passages and turns of scripts, by paper and version. */
  async blocks(texts: readonly Pick<DoneText, 'paper_id' | 'hash'>[]): Promise<StoredBlocks[]> {
    if (texts.length === 0) return [];
    const rows = await db.query<StoredText>(
      `select content_id as paper_id, hash, public -> 'paragraphs' as paragraphs, review -> 'script' as script
       from content_snapshots
       where (content_id, hash) in (select * from unnest($1::bigint[], $2::text[]))`,
      [texts.map(({ paper_id }) => paper_id), texts.map(({ hash }) => hash)],
    );
    return rows.map(({ paper_id, hash, paragraphs, script }) => ({
      paper_id,
      hash,
      blocks: [...blocksOf(paragraphs, 'label'), ...blocksOf(script, 'id')],
    }));
  },
});

function blocksOf(list: unknown, name: 'label' | 'id'): TextBlock[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((one: Record<string, unknown>) =>
    typeof one[name] === 'string' && typeof one.text === 'string' ? [{ at: one[name], text: one.text }] : [],
  );
}
