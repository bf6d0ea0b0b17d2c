import type { ParsedInput } from '@ninefold/contract/call';
import type { attempt as contract } from '@ninefold/contract/practice/attempt';
import { markQuestion } from '@ninefold/core/practice/marking/mark-paper';
import { AppError } from '#app-error.ts';
import { withAdded } from '../../papers/added-keys.ts';
import type { PaperVersion } from '../../papers/papers.service.ts';
import { attemptsRepo, type Held } from '../attempts.repo.ts';
import type { AttemptsDeps } from '../attempts-deps.ts';
import { challengesRepo } from '../marking/challenges.repo.ts';
import { countedWith, risenMarks } from '../marking/count-again.ts';
import { papersOfAttempts } from '../marking/papers-of-attempts.ts';
import type { Marks } from '../marking/score.ts';
import { type ChallengedQuestion, challengedQuestion } from './challenged-question.ts';
import { lostMarksRepo } from './lost-marks.repo.ts';
import { everyNameOf, togetherWith } from './mark-again.ts';

type Input = ParsedInput<(typeof contract)['getChallengeEffect']>;
/** An operator waits for the answer: of a paper that a whole country sat the newest attempts say enough. */
const LOOKED_THROUGH = 2000;
const PIECE = 200;

/** What accepting would change, worked out by the same rules as the change itself and before anybody presses. */
export async function challengeEffect(deps: AttemptsDeps, { id }: Input) {
  const row = await challengesRepo(deps.db).find(id);
  if (!row) throw new AppError('not_found', { fields: ['id'] });
  const asked = await challengedQuestion(deps, deps.db, row);
  const { held, toAdd } = asked;
  const canAdd = asked.canAdd && row.state === 'open';
  const newest = await lostMarksRepo(deps.db).newest(asked.version.id, LOOKED_THROUGH + 1);
  const looked = newest.slice(0, LOOKED_THROUGH);
  const versions = asked.papers.map(({ version }) => version);
  const mine = counted(deps, held, versions, {
    [row.question]: (held.sheet.marks?.[row.question] ?? []).map(() => null),
  });
  return {
    can_add: canAdd ? (1 as const) : (0 as const),
    add: canAdd ? toAdd : [],
    mine: { ...mine, total: held.attempt.total },
    // Whoever asked is among them, however long ago the attempt was.
    again: canAdd ? await everybody(deps, asked, [...new Set([held.attempt.id, ...looked])]) : alone(mine),
    people: await answersOf(deps, asked, looked),
    looked: looked.length,
    is_more: newest.length > looked.length ? (1 as const) : (0 as const),
  };
}

/** Of one attempt, before and after. */
function counted(deps: AttemptsDeps, held: Held, versions: readonly PaperVersion[], marks: Marks) {
  const { right, band } = countedWith(deps, held, versions, marks);
  return { right: held.attempt.right, right_after: right, band: held.attempt.band, band_after: band };
}

const alone = ({ band, band_after }: { band: number; band_after: number }) => ({
  ...{ learners: 1, attempts: 1, bands: band_after > band ? 1 : 0 },
});

/** Those of these attempts whose marks would rise. Read by the piece: never a question to the database for each. */
async function everybody(deps: AttemptsDeps, { version, key, toAdd }: ChallengedQuestion, ids: readonly number[]) {
  const learners = new Set<number>();
  let [attempts, bands] = [0, 0];
  const accept = version.marks.find((one) => one.key === key)?.accept ?? [];
  const addition = { content_id: version.id, question: key, accept, answers: toAdd };
  // Once for each version, however many sat it.
  const larger = new Map<PaperVersion, PaperVersion>();
  const names = await everyNameOf(deps, deps.db, version.id, key);
  const lost = await lostMarksRepo(deps.db).among(ids, names);
  for (let from = 0; from < lost.length; from += PIECE) {
    const piece = lost.slice(from, from + PIECE);
    const papersOf = await papersOfAttempts(deps, deps.db, piece);
    for (const held of await attemptsRepo(deps.db).findAll(piece)) {
      const versions = papersOf(held.attempt.id).map((sat) => sat.version);
      const theirs = versions.find(({ id }) => id === version.id);
      if (!theirs) continue;
      const grown = larger.get(theirs) ?? withAdded(theirs, [addition]);
      larger.set(theirs, grown);
      const risen = risenMarks(grown, held, togetherWith(theirs, key));
      if (Object.keys(risen).length === 0) continue;
      const { band, band_after } = counted(deps, held, versions, risen);
      learners.add(held.attempt.user_id);
      attempts += 1;
      bands += band_after > band ? 1 : 0;
    }
  }
  return { learners: learners.size, attempts, bands };
}

/** How everybody's newest of these attempts answered it: as the key says, as this learner did, or otherwise. */
async function answersOf(deps: AttemptsDeps, { row, held, larger, key }: ChallengedQuestion, ids: readonly number[]) {
  const mark = larger.marks.find((one) => one.key === key);
  const given = JSON.stringify(held.sheet.answers[row.question]);
  const fits = (value: string | string[] | null) =>
    JSON.stringify(value) === given ||
    (mark !== undefined && markQuestion(mark, value ?? undefined).marks.every((reason) => reason === null));
  const people = { key: 0, given: 0, other: 0 };
  for (const one of await lostMarksRepo(deps.db).spread(ids, row.question))
    people[one.is_right ? 'key' : fits(one.given) ? 'given' : 'other'] += one.people;
  return people;
}
