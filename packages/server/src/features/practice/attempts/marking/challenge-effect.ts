import type { ParsedInput } from '@ninefold/contract/call';
import type { attempt as contract } from '@ninefold/contract/practice/attempt';
import { markQuestion } from '@ninefold/core/practice/marking/mark-paper';
import { AppError } from '#app-error.ts';
import { withAdded } from '../../papers/added-keys.ts';
import { attemptsRepo, type Held } from '../attempts.repo.ts';
import type { AttemptsDeps } from '../attempts-deps.ts';
import { type ChallengedQuestion, challengedQuestion } from './challenged-question.ts';
import { challengesRepo } from './challenges.repo.ts';
import { countedWith, risenMarks } from './count-again.ts';
import { lostMarksRepo } from './lost-marks.repo.ts';
import { togetherWith } from './mark-again.ts';
import type { Marks } from './score.ts';

type Input = ParsedInput<(typeof contract)['getChallengeEffect']>;
const PIECE = 200;

/** What accepting would change, worked out by the same rules as the change itself and before anybody presses. */
export async function challengeEffect(deps: AttemptsDeps, { id }: Input) {
  const row = await challengesRepo(deps.db).find(id);
  if (!row) throw new AppError('not_found', { fields: ['id'] });
  const asked = await challengedQuestion(deps, deps.db, row);
  const { held, toAdd, canAdd } = asked;
  const mine = await counted(deps, held, { [row.question]: (held.sheet.marks?.[row.question] ?? []).map(() => null) });
  const again = canAdd ? await everybody(deps, asked) : alone(mine);
  return {
    can_add: canAdd ? (1 as const) : (0 as const),
    add: canAdd ? toAdd : [],
    mine: { ...mine, total: held.attempt.total },
    again,
    ...(await answersOf(deps, asked, row.question)),
  };
}

/** Of one attempt, before and after. */
async function counted(deps: AttemptsDeps, held: Held, marks: Marks) {
  const papers = await attemptsRepo(deps.db).papers(held.attempt.id);
  const kept = papers.map(({ content_id, hash }) => ({ id: content_id, hash }));
  const { right, band } = countedWith(deps, held, await deps.papers.keptVersions(deps.db, kept), marks);
  return { right: held.attempt.right, right_after: right, band: held.attempt.band, band_after: band };
}

const alone = ({ band, band_after }: { band: number; band_after: number }) => ({
  ...{ learners: 1, attempts: 1, bands: band_after > band ? 1 : 0 },
});

/** Everybody whose marks would rise, the one who asked among them. */
async function everybody(deps: AttemptsDeps, { paper, version, key, toAdd }: ChallengedQuestion) {
  const learners = new Set<number>();
  const mark = version.marks.find((one) => one.key === key);
  let [attempts, bands] = [0, 0];
  const names = togetherWith(version, key);
  for (let after = 0; mark; ) {
    const lost = await lostMarksRepo(deps.db).attempts(paper.content_id, names, after, PIECE);
    for (const one of await attemptsRepo(deps.db).findAll(lost)) {
      const own = (await attemptsRepo(deps.db).papers(one.attempt.id)).find(
        ({ content_id }) => content_id === paper.content_id,
      );
      const [theirs] = own ? await deps.papers.keptVersions(deps.db, [{ id: own.content_id, hash: own.hash }]) : [];
      const addition = { content_id: version.id, question: key, accept: mark.accept, answers: toAdd };
      const risen = theirs ? risenMarks(withAdded(theirs, [addition]), one, names) : {};
      if (Object.keys(risen).length === 0) continue;
      const { band, band_after } = await counted(deps, one, risen);
      learners.add(one.attempt.user_id);
      attempts += 1;
      bands += band_after > band ? 1 : 0;
    }
    if (lost.length < PIECE) break;
    after = lost.at(-1) ?? 0;
  }
  return { learners: learners.size, attempts, bands };
}

/** How everybody's newest attempt answered it: as the key says, as this learner did, or otherwise. */
async function answersOf(deps: AttemptsDeps, { held, larger, key, version }: ChallengedQuestion, name: string) {
  const mark = larger.marks.find((one) => one.key === key);
  const given = JSON.stringify(held.sheet.answers[name]);
  const fits = (value: string | string[] | null) =>
    JSON.stringify(value) === given ||
    (mark !== undefined && markQuestion(mark, value ?? undefined).marks.every((reason) => reason === null));
  const people = { key: 0, given: 0, other: 0 };
  for (const one of await lostMarksRepo(deps.db).spread(version.id, name))
    people[one.is_right ? 'key' : fits(one.given) ? 'given' : 'other'] += one.people;
  return { people };
}
