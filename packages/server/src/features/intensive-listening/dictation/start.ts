import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import { type DictationRow, intensiveListeningRepo } from '../intensive-listening.repo.ts';
import type { IntensiveListeningDeps } from '../intensive-listening-deps.ts';
import { openSentences, type SentenceVersion } from '../sentences/sentence-paper.ts';

type Begin = { id: number; key: string; fresh: boolean };

/** Begins a dictation or finds the open one. Fifty presses at one moment begin one. */
export async function beginDictation(
  deps: IntensiveListeningDeps,
  userId: number,
  wanted: Begin,
): Promise<DictationRow> {
  const version = await openSentences(deps, deps.db, userId, wanted.id);
  if (!version.paper.audio || version.sentences.length === 0) throw new AppError('not_found', { fields: ['id'] });
  // Another press at the same moment may have been faster: then its record is found the second time.
  for (let tries = 0; tries < 3; tries += 1) {
    const record = await deps.db.transaction((tx) => beginOnce(deps, tx, userId, version, wanted));
    if (record) return record;
  }
  throw new AppError('conflict');
}

async function beginOnce(
  deps: IntensiveListeningDeps,
  tx: Db,
  userId: number,
  { id, hash, sentences }: SentenceVersion,
  { key, fresh }: Begin,
): Promise<DictationRow | undefined> {
  const repo = intensiveListeningRepo(tx);
  const same = await repo.byStartKey(userId, key);
  if (same && same.paper_id !== id) throw new AppError('conflict', { fields: ['key'] });
  if (same) return same;
  const open = await repo.lockOpen(userId, id);
  // The sentences of an older version are counted otherwise: nobody can go on with it.
  if (open && !fresh && open.hash === hash) return open;
  if (open) await leave(deps, tx, open);
  await deps.papers.keepVersions(tx, [id]);
  return repo.insert({
    ...{ user_id: userId, paper_id: id, hash, start_key: key, state: 'open', total: sentences.length },
    started_at: deps.now(),
  });
}

/** What has sentences is kept as it stands; an empty record is nothing to keep. */
async function leave(deps: IntensiveListeningDeps, tx: Db, open: DictationRow): Promise<void> {
  const repo = intensiveListeningRepo(tx);
  if ((await repo.lines([open.id])).length === 0) await repo.remove(open.id);
  else await repo.change(open.id, { state: 'done', done_at: deps.now() });
}
