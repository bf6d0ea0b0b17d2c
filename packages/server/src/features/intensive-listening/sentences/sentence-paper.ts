import type { Sentence } from '@ninefold/contract/intensive-listening';
import type { ListeningPaper } from '@ninefold/contract/practice/paper';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import type { PaperVersion } from '#features/practice/papers/papers.service.ts';
import type { IntensiveListeningDeps } from '../intensive-listening-deps.ts';

/** One section in one version, sentence by sentence. */
export type SentenceVersion = {
  id: number;
  hash: string;
  paper: ListeningPaper;
  speakers: { id: string; name: string }[];
  sentences: Sentence[];
};

/** As the paper itself: found on the shelf, not locked, and not in an exam that this learner is sitting. */
export async function openSentences(
  deps: IntensiveListeningDeps,
  db: Db,
  userId: number,
  id: number,
): Promise<SentenceVersion> {
  const reader = await deps.papers.learner(db, userId, 'listening');
  const chosen = await deps.papers.choose(reader, { id });
  if (chosen.kind !== 'paper') throw new AppError('not_found', { fields: ['id'] });
  if (await deps.attempts.isInExam(db, userId, id)) throw new AppError('attempt_open');
  const [version] = await deps.papers.currentAsWritten(db, chosen.papers);
  if (!version) throw new AppError('not_found', { fields: ['id'] });
  return sentencesOf(version);
}

/** As it was when it was dictated. */
export async function keptSentences(
  { papers }: IntensiveListeningDeps,
  db: Db,
  version: { id: number; hash: string },
): Promise<SentenceVersion | null> {
  const [kept] = await papers.keptVersions(db, [version]);
  return kept ? sentencesOf(kept) : null;
}

export function sentencesOf({ id, hash, shown, review }: PaperVersion): SentenceVersion {
  const paper = shown as unknown as ListeningPaper;
  return {
    id,
    hash,
    paper,
    speakers: (review.speakers ?? []).map(({ id: by, name }) => ({ id: by, name })),
    sentences: (review.sentences ?? []).map(({ order, turn, by, content, zh = '', start = -1, end = -1 }) => ({
      ...{ order, turn, by, content, zh, start, end },
    })),
  };
}
