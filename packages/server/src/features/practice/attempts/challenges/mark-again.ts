import type { Db } from '#db/db.ts';
import { type KeyAddition, keyAdditionsRepo } from '../../papers/key-additions.repo.ts';
import type { PaperVersion } from '../../papers/papers.service.ts';
import { attemptsRepo } from '../attempts.repo.ts';
import type { AttemptsDeps } from '../attempts-deps.ts';
import { challengesRepo } from '../marking/challenges.repo.ts';
import { countAgain, risenMarks } from '../marking/count-again.ts';
import { type Marks, questionKey } from '../marking/score.ts';
import { lostMarksRepo } from './lost-marks.repo.ts';

const PIECE = 100;

/** The question, and those it may change places with: a larger key may find a place for their answers too. */
export const togetherWith = ({ id, anyOrder }: PaperVersion, key: string): string[] =>
  [...new Set([key, ...anyOrder.filter((keys) => keys.includes(key)).flat()])].map((one) => questionKey(id, one));

/** The same over every version that anybody sat. */
export async function everyNameOf(deps: AttemptsDeps, db: Db, paperId: number, key: string): Promise<string[]> {
  const versions = await deps.papers.everyVersion(db, [paperId]);
  return [...new Set(versions.flatMap((version) => togetherWith(version, key)))];
}

/**
 * The job: an answer was added to a key, so everybody who gave it is marked again. Attempt by attempt, each whole; one
 * that has its marks is passed over, so a job that died goes on where it was. Whoever asked may have had their account
 * erased meanwhile, and their challenge with it: the others are marked all the same.
 */
export async function markAgain(deps: AttemptsDeps, challengeId: number): Promise<void> {
  const addition = await keyAdditionsRepo(deps.db).find(challengeId);
  if (!addition || addition.done_at) return;
  const { content_id, question } = addition;
  const names = await everyNameOf(deps, deps.db, content_id, question);
  const settledBy = await deps.audit.actorOf(deps.db, { action: 'challenge.accept', on: ['challenge', challengeId] });
  for (let after = addition.reached; ; ) {
    const lost = await lostMarksRepo(deps.db).attempts(content_id, names, after, PIECE);
    for (const id of lost) await deps.db.transaction((tx) => markOneAgain(deps, tx, id, addition, settledBy));
    if (lost.length < PIECE) break;
    after = lost.at(-1) ?? after;
    // Whoever is marked from now on is marked with the larger key, so nobody behind this is missed.
    if (!(await keyAdditionsRepo(deps.db).reach(challengeId, after))) return;
  }
  await deps.db.transaction((tx) => finish(deps, tx, challengeId, settledBy));
}

async function markOneAgain(
  deps: AttemptsDeps,
  tx: Db,
  attemptId: number,
  addition: KeyAddition,
  settledBy: number,
): Promise<void> {
  const repo = attemptsRepo(tx);
  const held = await repo.lockById(attemptId);
  const paper = (await repo.papers(attemptId)).find(({ content_id }) => content_id === addition.content_id);
  if (held?.attempt.state !== 'marked' || !paper) return;
  const [version] = await deps.papers.keptVersions(tx, [{ id: paper.content_id, hash: paper.hash }]);
  const risen = version ? risenMarks(version, held, togetherWith(version, addition.question)) : {};
  if (Object.keys(risen).length === 0) return;
  const { bandRose } = await countAgain(deps, tx, held, risen);
  await keyAdditionsRepo(tx).count(addition.challenge_id, bandRose);
  await settleSame(deps, tx, attemptId, risen, addition.challenge_id, settledBy);
}

/**
 * Whoever asked the same question about the same answer has it answered, in the page's own words: what was written to
 * the one who asked first is theirs alone.
 */
async function settleSame(
  deps: AttemptsDeps,
  tx: Db,
  attemptId: number,
  risen: Marks,
  withChallenge: number,
  settledBy: number,
): Promise<void> {
  const right = Object.entries(risen).flatMap(([name, marks]) => (marks.every((mark) => mark === null) ? name : []));
  const settled = { state: 'accepted' as const, reply: '', settled_by: settledBy, settled_at: deps.now() };
  for (const id of await challengesRepo(tx).settleOpen(attemptId, right, settled))
    await deps.audit.note(tx, {
      ...{ actorId: settledBy, action: 'challenge.accept', on: ['challenge', id] },
      details: { with: withChallenge },
    });
}

async function finish(deps: AttemptsDeps, tx: Db, challengeId: number, settledBy: number): Promise<void> {
  const addition = await keyAdditionsRepo(tx).lock(challengeId);
  if (!addition || addition.done_at) return;
  const { attempts, bands } = addition;
  await keyAdditionsRepo(tx).finish(challengeId, deps.now());
  await deps.audit.note(tx, {
    ...{ actorId: settledBy, action: 'challenge.marked_again', on: ['challenge', challengeId] },
    details: { attempts, bands },
  });
}
