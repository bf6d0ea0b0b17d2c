import type { Db } from '#db/db.ts';
import type { PaperVersion } from '../../papers/papers.service.ts';
import { nameOf } from '../../papers/show-papers.ts';
import { type AttemptPaper, attemptsRepo } from '../attempts.repo.ts';
import type { AttemptsDeps } from '../attempts-deps.ts';

/** A paper of an attempt in the version that was attempted. */
export type SatVersion = { paper: AttemptPaper; version: PaperVersion };

/** The papers of however many attempts: one question to the database for all papers, and one for all versions. */
export async function papersOfAttempts(
  deps: Pick<AttemptsDeps, 'papers'>,
  db: Db,
  attemptIds: readonly number[],
): Promise<(attemptId: number) => SatVersion[]> {
  const papers = await attemptsRepo(db).papersOf([...attemptIds]);
  const asked = new Map(papers.map(({ content_id: id, hash }) => [nameOf({ id, hash }), { id, hash }]));
  const versions = new Map(
    (await deps.papers.keptVersions(db, [...asked.values()])).map((version) => [nameOf(version), version]),
  );
  const sat = new Map<number, SatVersion[]>();
  for (const paper of papers) {
    const version = versions.get(nameOf({ id: paper.content_id, hash: paper.hash }));
    if (version) sat.set(paper.attempt_id, [...(sat.get(paper.attempt_id) ?? []), { paper, version }]);
  }
  return (attemptId) => sat.get(attemptId) ?? [];
}
