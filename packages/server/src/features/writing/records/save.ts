import type { SavedEssay } from '@ninefold/contract/writing/records';
import { judgeDraft, plainText, secondsSpent } from '@ninefold/core/writing/draft-save';
import { countWords } from '@ninefold/core/writing/word-count';
import type { Db } from '#db/db.ts';
import { conflictsRepo } from './conflicts.repo.ts';
import type { SaveInput } from './create.ts';
import { type RecordRow, recordsRepo } from './records.repo.ts';
import { canWriteRow, closedAnswer, savedAnswer, staleAnswer } from './views.ts';

const KNOWN_CHANGES = 20;
const KEPT_CONFLICTS = 20;

/** Writes on a locked draft. A text that must not overwrite another is kept beside it until the learner chooses. */
export async function saveDraft(tx: Db, row: RecordRow, input: SaveInput, now: Date): Promise<SavedEssay> {
  if (!canWriteRow(row)) {
    // Written on a device that did not know: not scored, but not lost either.
    const late = plainText(input.content);
    if (late !== row.content) await keep(tx, row, late, now);
    return closedAnswer(row, now);
  }
  const written = await writeDraft(tx, row, input, now);
  return written === 'stale' ? staleAnswer(row, plainText(input.content), now) : savedAnswer(written, now);
}

export async function writeDraft(
  tx: Db,
  row: RecordRow,
  input: Pick<
    SaveInput,
    'content' | 'outline' | 'annotations' | 'writer' | 'revision' | 'change_id' | 'force' | 'seconds'
  >,
  now: Date,
): Promise<RecordRow | 'stale'> {
  const repo = recordsRepo(tx);
  const content = plainText(input.content);
  const tab = input.writer ?? '';
  const outline = input.outline ?? row.outline;
  const same = content === row.content && outline === row.outline && input.annotations === undefined;
  const known = input.change_id !== undefined && row.recent_changes.includes(input.change_id);
  const verdict = judgeDraft(
    { revision: row.revision, writer: row.writer, since: row.writer_since },
    { tab, revision: input.revision ?? null, known: known || same, force: input.force },
  );
  const seconds = secondsSpent(row.seconds, input.seconds, (now.getTime() - row.created_at.getTime()) / 1000);
  if (verdict === 'known') return seconds === row.seconds ? row : repo.change(row.id, { seconds });
  if (verdict === 'stale') {
    await keep(tx, row, content, now);
    return 'stale';
  }
  // Chosen over the other text, which its writer may still want.
  if (input.force && content !== row.content) await keep(tx, row, row.content, now);
  return repo.change(row.id, {
    content,
    outline,
    ...(input.annotations && { annotations: input.annotations }),
    words: countWords(content),
    revision: row.revision + 1,
    ...(tab && tab !== row.writer && { writer: tab, writer_since: row.revision }),
    ...(input.change_id && { recent_changes: [input.change_id, ...row.recent_changes].slice(0, KNOWN_CHANGES) }),
    seconds,
    saved_at: now,
  });
}

async function keep(tx: Db, row: RecordRow, content: string, now: Date): Promise<void> {
  const repo = conflictsRepo(tx);
  const [last] = await repo.of(row.id, 1);
  if (content.trim() === '' || last?.content === content) return;
  await repo.add(row.id, content, now);
  await repo.trim(row.id, KEPT_CONFLICTS);
}
