import type { ParsedInput } from '@ninefold/contract/call';
import type { attempt as contract } from '@ninefold/contract/practice/attempt';
import { secondsOf } from '@ninefold/core/time/seconds';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import { type KeyAddition, keyAdditionsRepo } from '../../papers/key-additions.repo.ts';
import { attemptsRepo } from '../attempts.repo.ts';
import type { AttemptsDeps } from '../attempts-deps.ts';
import { type ChallengeRow, challengesRepo } from '../marking/challenges.repo.ts';
import { countAgain } from '../marking/count-again.ts';
import { questionsOf } from '../marking/result.ts';
import { type ChallengedQuestion, challengedQuestion, challengedQuestions } from './challenged-question.ts';
import { stemOf } from './stem.ts';

type In<K extends keyof typeof contract> = ParsedInput<(typeof contract)[K]>;

/** "I think this mark is wrong": kept for the operator, who decides; an accepted one counts from then on. */
export async function challengeMark(
  deps: AttemptsDeps,
  userId: number,
  { attempt_id, key, words }: In<'challengeMark'>,
) {
  return deps.db.transaction(async (tx) => {
    const held = await attemptsRepo(tx).find(userId, attempt_id);
    if (!held) throw new AppError('not_found', { fields: ['attempt_id'] });
    if (held.attempt.state !== 'marked') throw new AppError('attempt_open');
    const marks = held.sheet.marks?.[key];
    // A mark that was given is nothing to complain about.
    if (!marks?.some(Boolean)) throw new AppError('invalid_input', { fields: ['key'] });
    const row = await challengesRepo(tx).put(attempt_id, key, words, deps.now());
    if (!row) throw new Error('a challenge was not written');
    return { state: row.state, words: row.words, reply: row.reply };
  });
}

export async function challengeList(deps: AttemptsDeps, { state, before, page_size }: In<'getChallengeList'>) {
  const rows = await challengesRepo(deps.db).page(state, before, page_size + 1);
  const list = await told(deps, rows.slice(0, page_size));
  const counts = await challengesRepo(deps.db).counts();
  return { list, has_more: rows.length > page_size ? (1 as const) : (0 as const), counts };
}

export async function settleChallenge(
  deps: AttemptsDeps,
  operatorId: number,
  { id, accept, add_to_key, reply }: In<'settleChallenge'>,
) {
  const row = await deps.db.transaction(async (tx) => {
    const repo = challengesRepo(tx);
    const row = await repo.lock(id);
    if (!row) throw new AppError('not_found', { fields: ['id'] });
    if (row.state !== 'open') throw new AppError('conflict');
    const added = accept && add_to_key ? await addToKey(deps, tx, row) : [];
    const settled = {
      state: accept ? ('accepted' as const) : ('declined' as const),
      reply,
      settled_at: deps.now(),
      settled_by: operatorId,
    };
    await repo.settle(id, settled);
    const bandRose = accept && (await countAsRight(deps, tx, row));
    if (added.length) await keyAdditionsRepo(tx).count(id, bandRose);
    await deps.audit.note(tx, {
      ...{ actorId: operatorId, action: accept ? 'challenge.accept' : 'challenge.decline', on: ['challenge', id] },
      ...{ reason: reply, details: added.length ? { added: added.join(', ') } : {} },
    });
    return { ...row, ...settled };
  });
  // Outside: hand-ins wait while keys are changed.
  const [answered] = await told(deps, [row]);
  if (!answered) throw new AppError('not_found', { fields: ['id'] });
  return answered;
}

/** The answer is right from now on, and whoever gave it before is marked again by a job that comes with this. */
async function addToKey(deps: AttemptsDeps, tx: Db, row: ChallengeRow): Promise<string[]> {
  const asked = await challengedQuestion(deps, tx, row);
  if (!asked.canAdd) throw new AppError('invalid_input', { fields: ['add_to_key'] });
  const { version, key, toAdd } = asked;
  const additions = keyAdditionsRepo(tx);
  await additions.changeKeys();
  const [written] = await deps.papers.asWritten(tx, [version]);
  const accept = written?.marks.find((mark) => mark.key === key)?.accept;
  if (!accept) throw new Error(`question ${row.question} has no key`);
  await additions.insert({
    ...{ challenge_id: row.id, content_id: version.id, question: key, accept, answers: toAdd },
    created_at: deps.now(),
  });
  await deps.jobs.send(tx, 'mark-again', { challenge_id: row.id });
  return toAdd;
}

/** The marks of that question are given to the one who asked, whatever the key says. */
async function countAsRight(deps: AttemptsDeps, tx: Db, { attempt_id, question }: ChallengeRow): Promise<boolean> {
  const held = await attemptsRepo(tx).lockById(attempt_id);
  if (!held?.sheet.marks) throw new Error(`attempt ${attempt_id} has no marks`);
  const marks = { [question]: (held.sheet.marks[question] ?? []).map(() => null) };
  return (await countAgain(deps, tx, held, marks)).bandRose;
}

/** As the operator sees them: however many, the database is asked as often. */
async function told(deps: AttemptsDeps, rows: readonly ChallengeRow[]) {
  const asked = await challengedQuestions(deps, deps.db, rows);
  const additions = await keyAdditionsRepo(deps.db).ofChallenges(rows.map(({ id }) => id));
  return asked.map((one) =>
    toldOne(
      one,
      additions.find(({ challenge_id }) => challenge_id === one.row.id),
    ),
  );
}

function toldOne({ row, held, paper, version, key }: ChallengedQuestion, addition: KeyAddition | undefined) {
  const question = questionsOf(paper, version, held, () => undefined).find((one) => one.key === row.question);
  const added = addition?.answers ?? [];
  return {
    id: row.id,
    attempt_id: row.attempt_id,
    key: row.question,
    user_id: held.attempt.user_id,
    skill: held.attempt.skill,
    n: question?.n[0] ?? 0,
    ...stemOf(version, key),
    evidence: question?.evidence.map(({ quote }) => quote) ?? [],
    explain: question?.explain ?? { zh: '', en: '' },
    paper: version.shown.title,
    given: question?.given ?? [],
    // What was added because of this very challenge was not the key when it was made.
    answer: question?.answer.filter((answer) => !added.includes(answer)) ?? [],
    added,
    taken_back: addition && added.length === 0 ? (1 as const) : (0 as const),
    marked_again: addition?.attempts ?? 0,
    reason: question?.reason ?? '',
    state: row.state,
    words: row.words,
    reply: row.reply,
    created_at: secondsOf(row.created_at),
  };
}
