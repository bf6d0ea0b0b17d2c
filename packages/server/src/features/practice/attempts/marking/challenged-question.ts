import { answersToAdd } from '@ninefold/core/practice/added-answers';
import type { Db } from '#db/db.ts';
import { withAdded } from '../../papers/added-keys.ts';
import type { PaperVersion } from '../../papers/papers.service.ts';
import { type AttemptPaper, attemptsRepo, type Held } from '../attempts.repo.ts';
import type { AttemptsDeps } from '../attempts-deps.ts';
import type { ChallengeRow } from './challenges.repo.ts';
import { versionOf } from './result.ts';
import { markOne } from './score.ts';

export type ChallengedQuestion = {
  held: Held;
  paper: AttemptPaper;
  version: PaperVersion;
  /** As the paper calls it. */
  key: string;
  /** The same paper with the learner's answer in the key. */
  larger: PaperVersion;
  toAdd: string[];
  /** An answer that would still be wrong, as a blank one is, cannot be made right by the key. */
  canAdd: boolean;
};

/** Everything that is about one challenged question, as its learner had it before them. */
export async function challengedQuestion(deps: AttemptsDeps, db: Db, row: ChallengeRow): Promise<ChallengedQuestion> {
  const repo = attemptsRepo(db);
  const held = await repo.findById(row.attempt_id);
  const paper = (await repo.papers(row.attempt_id)).find(({ content_id }) => row.question.startsWith(`${content_id}.`));
  if (!held || !paper) throw new Error(`challenge ${row.id} has no attempt`);
  const version = versionOf(await deps.papers.keptVersions(db, [{ id: paper.content_id, hash: paper.hash }]), paper);
  const key = row.question.slice(row.question.indexOf('.') + 1);
  const mark = version.marks.find((one) => one.key === key);
  const toAdd = mark ? answersToAdd(mark, held.sheet.answers[row.question]) : [];
  const larger = withAdded(version, [
    { content_id: version.id, question: key, accept: mark?.accept ?? [], answers: toAdd },
  ]);
  const fresh = markOne(larger, held.sheet.answers, row.question);
  const canAdd = toAdd.length > 0 && fresh.length > 0 && fresh.every((reason) => reason === null);
  return { held, paper, version, key, larger, toAdd, canAdd };
}
