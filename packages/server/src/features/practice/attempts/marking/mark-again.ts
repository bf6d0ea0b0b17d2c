import type { Db } from '#db/db.ts';
import { type KeyAddition, keyAdditionsRepo } from '../../papers/key-additions.repo.ts';
import type { PaperVersion } from '../../papers/papers.service.ts';
import { attemptsRepo } from '../attempts.repo.ts';
import type { AttemptsDeps } from '../attempts-deps.ts';
import { challengedQuestion } from './challenged-question.ts';
import { type ChallengeRow, challengesRepo } from './challenges.repo.ts';
import { countAgain, risenMarks } from './count-again.ts';
import { lostMarksRepo } from './lost-marks.repo.ts';
import { type Marks, questionKey } from './score.ts';

const PIECE = 100;

/** The question, and those it may change places with: a larger key may find a place for their answers too. */
export const togetherWith = ({ id, anyOrder }: PaperVersion, key: string): string[] =>
  [...new Set([key, ...anyOrder.filter((keys) => keys.includes(key)).flat()])].map((one) => questionKey(id, one));

/**
 * The job: an answer was added to a key, so everybody who gave it is marked again. Attempt by attempt, each whole; one
 * that has its marks is passed over, so a job that died goes on where it was.
 */
export async function markAgain(deps: AttemptsDeps, challengeId: number): Promise<void> {
  const addition = await keyAdditionsRepo(deps.db).find(challengeId);
  const challenge = await challengesRepo(deps.db).find(challengeId);
  if (!addition || !challenge || addition.done_at) return;
  const { version } = await challengedQuestion(deps, deps.db, challenge);
  const names = togetherWith(version, addition.question);
  for (let after = addition.reached; ; ) {
    const lost = await lostMarksRepo(deps.db).attempts(version.id, names, after, PIECE);
    for (const id of lost) await deps.db.transaction((tx) => markOneAgain(deps, tx, id, addition, challenge));
    if (lost.length < PIECE) break;
    after = lost.at(-1) ?? after;
    // Whoever is marked from now on is marked with the larger key, so nobody behind this is missed.
    await keyAdditionsRepo(deps.db).reach(challengeId, after);
  }
  await deps.db.transaction((tx) => finish(deps, tx, challenge));
}

async function markOneAgain(
  deps: AttemptsDeps,
  tx: Db,
  attemptId: number,
  addition: KeyAddition,
  challenge: ChallengeRow,
): Promise<void> {
  const repo = attemptsRepo(tx);
  const held = await repo.lockById(attemptId);
  const paper = (await repo.papers(attemptId)).find(({ content_id }) => content_id === addition.content_id);
  if (held?.attempt.state !== 'marked' || !paper) return;
  const [version] = await deps.papers.keptVersions(tx, [{ id: paper.content_id, hash: paper.hash }]);
  const risen = version ? risenMarks(version, held, togetherWith(version, addition.question)) : {};
  if (Object.keys(risen).length === 0) return;
  const { bandRose } = await countAgain(deps, tx, held, risen);
  await keyAdditionsRepo(tx).count(challenge.id, bandRose);
  await settleSame(deps, tx, attemptId, risen, challenge);
}

/** Whoever asked the same question about the same answer has it answered. */
async function settleSame(deps: AttemptsDeps, tx: Db, attemptId: number, risen: Marks, challenge: ChallengeRow) {
  const right = Object.entries(risen).flatMap(([name, marks]) => (marks.every((mark) => mark === null) ? name : []));
  const { reply, settled_by } = challenge;
  const settled = { state: 'accepted' as const, reply, settled_by, settled_at: deps.now() };
  for (const id of await challengesRepo(tx).settleOpen(attemptId, right, settled))
    await deps.audit.note(tx, {
      ...{ actorId: settled_by ?? 0, action: 'challenge.accept', on: ['challenge', id], reason: reply },
      details: { with: challenge.id },
    });
}

async function finish(deps: AttemptsDeps, tx: Db, { id, settled_by }: ChallengeRow): Promise<void> {
  const addition = await keyAdditionsRepo(tx).lock(id);
  if (!addition || addition.done_at) return;
  const { attempts, bands } = addition;
  await keyAdditionsRepo(tx).finish(id, deps.now());
  await deps.audit.note(tx, {
    ...{ actorId: settled_by ?? 0, action: 'challenge.marked_again', on: ['challenge', id] },
    details: { attempts, bands },
  });
}
