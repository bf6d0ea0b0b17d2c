import type { ParsedInput } from '@ninefold/contract/call';
import type { attempt as contract } from '@ninefold/contract/practice/attempt';
import { bandFromRaw } from '@ninefold/core/bands/band-tables';
import { secondsOf } from '@ninefold/core/time/seconds';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import { attemptsRepo } from '../attempts.repo.ts';
import type { AttemptsDeps } from '../attempts-deps.ts';
import { historyEntry } from '../history-entry.ts';
import { type ChallengeRow, challengesRepo } from './challenges.repo.ts';
import { notes } from './hand-in.ts';
import { markedPapersOf } from './marked-papers.ts';
import { questionsOf, versionOf } from './result.ts';
import { bandTest } from './score.ts';

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
  const list = [];
  for (const { challenge } of rows.slice(0, page_size)) list.push(await told(deps, deps.db, challenge));
  return { list, has_more: rows.length > page_size ? (1 as const) : (0 as const) };
}

export async function settleChallenge(
  deps: AttemptsDeps,
  operatorId: number,
  { id, accept, reply }: In<'settleChallenge'>,
) {
  return deps.db.transaction(async (tx) => {
    const repo = challengesRepo(tx);
    const row = await repo.lock(id);
    if (!row) throw new AppError('not_found', { fields: ['id'] });
    if (row.state !== 'open') throw new AppError('conflict');
    const settled = {
      state: accept ? ('accepted' as const) : ('declined' as const),
      reply,
      settled_at: deps.now(),
      settled_by: operatorId,
    };
    await repo.settle(id, settled);
    const answer = await told(deps, tx, { ...row, ...settled });
    if (accept) await countAsRight(deps, tx, row);
    await deps.audit.note(tx, {
      ...{ actorId: operatorId, action: accept ? 'challenge.accept' : 'challenge.decline', on: ['challenge', id] },
      reason: reply,
    });
    return answer;
  });
}

/** The marks of that question are given, and everything that was counted from them is counted again. */
async function countAsRight(deps: AttemptsDeps, tx: Db, { attempt_id, question }: ChallengeRow): Promise<void> {
  const repo = attemptsRepo(tx);
  const held = await repo.lockById(attempt_id);
  if (!held?.sheet.marks) throw new Error(`attempt ${attempt_id} has no marks`);
  const marks = { ...held.sheet.marks, [question]: (held.sheet.marks[question] ?? []).map(() => null) };
  // A mark whose key was shown before is given, but it was not found.
  const found = held.sheet.checked.includes(question) ? [] : (held.sheet.marks[question] ?? []);
  const gained = found.filter(Boolean).length;
  const papers = await repo.papers(attempt_id);
  const versions = await deps.papers.keptVersions(
    tx,
    papers.map(({ content_id, hash }) => ({ id: content_id, hash })),
  );
  const right = held.attempt.right + gained;
  // Whether it was a test was decided when it was handed in; a mark more makes it neither one nor none.
  const band = held.attempt.band < 0 ? -1 : bandFromRaw(right, bandTest(deps.kits[held.attempt.skill], versions));
  const mine = papers.map((paper) => ({
    ...paper,
    right: paper.right + (question.startsWith(`${paper.content_id}.`) ? gained : 0),
  }));
  await repo.changeSheet(attempt_id, { marks });
  await repo.change(attempt_id, { right, band });
  await repo.savePaperScores(attempt_id, mine);
  await deps.historyIndex.put(tx, historyEntry({ ...held.attempt, right, band }, versions));
  const counted = { attempt: { ...held.attempt, right, band }, sheet: { ...held.sheet, marks } };
  await deps.analysisIndex.putPapers(tx, markedPapersOf(counted, versions));
  await deps.mistakeBook.wasRight(tx, held.attempt.user_id, 'attempt', attempt_id, question, deps.now());
  if (held.attempt.of_attempt !== null) return;
  const rightByPaper = new Map(mine.map((paper) => [paper.content_id, paper.right]));
  await deps.papers.raiseBest(
    tx,
    notes({ ...held, attempt: { ...held.attempt, right, band } }, mine, { right, rightByPaper }),
  );
}

async function told(deps: AttemptsDeps, db: Db, row: ChallengeRow) {
  const repo = attemptsRepo(db);
  const held = await repo.findById(row.attempt_id);
  const paper = (await repo.papers(row.attempt_id)).find(({ content_id }) => row.question.startsWith(`${content_id}.`));
  if (!held || !paper) throw new Error(`challenge ${row.id} has no attempt`);
  const versions = await deps.papers.keptVersions(db, [{ id: paper.content_id, hash: paper.hash }]);
  const version = versionOf(versions, paper);
  const question = questionsOf(paper, version, held, () => undefined).find(({ key }) => key === row.question);
  return {
    id: row.id,
    attempt_id: row.attempt_id,
    key: row.question,
    user_id: held.attempt.user_id,
    skill: held.attempt.skill,
    n: question?.n[0] ?? 0,
    evidence: question?.evidence.map(({ quote }) => quote) ?? [],
    explain: question?.explain ?? { zh: '', en: '' },
    paper: version.shown.title,
    given: question?.given ?? [],
    answer: question?.answer ?? [],
    reason: question?.reason ?? '',
    state: row.state,
    words: row.words,
    reply: row.reply,
    created_at: secondsOf(row.created_at),
  };
}
