import { answersToAdd } from '@ninefold/core/practice/added-answers';
import type { Db } from '#db/db.ts';
import { withAdded } from '../../papers/added-keys.ts';
import type { PaperVersion } from '../../papers/papers.service.ts';
import { type AttemptPaper, attemptsRepo, type Held } from '../attempts.repo.ts';
import type { AttemptsDeps } from '../attempts-deps.ts';
import type { ChallengeRow } from '../marking/challenges.repo.ts';
import { papersOfAttempts, type SatVersion } from '../marking/papers-of-attempts.ts';
import { markOne } from '../marking/score.ts';

export type ChallengedQuestion = {
  row: ChallengeRow;
  held: Held;
  /** All of the attempt, the challenged one among them. */
  papers: SatVersion[];
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

/**
 * Everything that is about challenged questions, as their learners had them before them; however many they are, the
 * database is asked as often. One whose learner has just gone is left out.
 */
export async function challengedQuestions(
  deps: AttemptsDeps,
  db: Db,
  rows: readonly ChallengeRow[],
): Promise<ChallengedQuestion[]> {
  const ids = [...new Set(rows.map(({ attempt_id }) => attempt_id))];
  const attempts = new Map((await attemptsRepo(db).findAll(ids)).map((held) => [held.attempt.id, held]));
  const papersOf = await papersOfAttempts(deps, db, ids);
  return rows.flatMap((row) => questionOf(row, attempts.get(row.attempt_id), papersOf(row.attempt_id)) ?? []);
}

export async function challengedQuestion(deps: AttemptsDeps, db: Db, row: ChallengeRow): Promise<ChallengedQuestion> {
  const [asked] = await challengedQuestions(deps, db, [row]);
  if (!asked) throw new Error(`challenge ${row.id} has no attempt`);
  return asked;
}

function questionOf(row: ChallengeRow, held: Held | undefined, papers: SatVersion[]): ChallengedQuestion | null {
  const sat = papers.find(({ paper }) => row.question.startsWith(`${paper.content_id}.`));
  if (!held || !sat) return null;
  const { paper, version } = sat;
  const key = row.question.slice(row.question.indexOf('.') + 1);
  const mark = version.marks.find((one) => one.key === key);
  const toAdd = mark ? answersToAdd(mark, held.sheet.answers[row.question]) : [];
  const larger = withAdded(version, [
    { content_id: version.id, question: key, accept: mark?.accept ?? [], answers: toAdd },
  ]);
  const fresh = markOne(larger, held.sheet.answers, row.question);
  const canAdd = toAdd.length > 0 && fresh.length > 0 && fresh.every((reason) => reason === null);
  return { row, held, papers, paper, version, key, larger, toAdd, canAdd };
}
