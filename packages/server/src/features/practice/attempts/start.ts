import type { ParsedInput } from '@ninefold/contract/call';
import type { attempt as contract } from '@ninefold/contract/practice/attempt';
import type { Both } from '@ninefold/contract/practice/paper';
import { mayBecomeWriter } from '@ninefold/core/practice/attempt-rules';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import type { PaperVersion, PracticeLearner } from '../papers/papers.service.ts';
import { sealsRepo } from '../papers/seals.repo.ts';
import { type AttemptPaper, type AttemptRow, attemptsRepo, type Held } from './attempts.repo.ts';
import type { AttemptsDeps } from './attempts-deps.ts';
import { historyEntry } from './history-entry.ts';
import { handIn, isLate } from './marking/hand-in.ts';
import { removeAttempt } from './remove-attempt.ts';

export type StartInput = ParsedInput<(typeof contract)['start']>;

/** What will be attempted: which papers in which version, under which name. */
export type Plan = Pick<AttemptRow, 'kind' | 'source_id' | 'paper_key' | 'whole' | 'only' | 'of_attempt' | 'mode'> & {
  title: Both;
  /** Of a redo the versions and numbers of the first time; otherwise those of now. */
  papers: { id: number; hash?: string; offset?: number; marks?: number }[];
};

type Started = { held: Held; resumed: boolean; closedId: number };

export async function start(deps: AttemptsDeps, userId: number, input: StartInput): Promise<Started> {
  const reader = await deps.papers.learner(deps.db, userId, input.skill);
  const plan = await planOf(deps, userId, reader, input);
  await refuseSealed(deps.db, userId, plan);
  // Another press at the same moment may have been faster: then its attempt is found the second time.
  for (let tries = 0; tries < 3; tries += 1) {
    const started = await deps.db.transaction((tx) => begin(deps, tx, userId, reader, input, plan));
    if (started) return started;
  }
  throw new AppError('conflict');
}

async function planOf(
  deps: AttemptsDeps,
  userId: number,
  reader: PracticeLearner,
  { id, paper_ids, of_attempt, mode }: StartInput,
): Promise<Plan> {
  if (of_attempt !== undefined) return redoOf(deps, userId, reader, of_attempt);
  const [single] = paper_ids?.length === 1 ? paper_ids : [id];
  const chosen = await deps.papers.choose(reader, single === undefined ? { ids: paper_ids ?? [] } : { id: single });
  const names = {
    paper: `p${chosen.id}`,
    set: `s${chosen.id}`,
    own: `o${chosen.papers.map((one) => one.id).join(',')}`,
  };
  return {
    kind: chosen.kind,
    source_id: chosen.id,
    paper_key: names[chosen.kind],
    whole: chosen.whole,
    only: null,
    of_attempt: null,
    mode,
    title: chosen.title,
    papers: chosen.papers.map((paper) => ({ id: paper.id })),
  };
}

/** The questions that lost a mark, in the version and with the numbers they had. */
async function redoOf(deps: AttemptsDeps, userId: number, reader: PracticeLearner, attemptId: number): Promise<Plan> {
  const repo = attemptsRepo(deps.db);
  const held = await repo.find(userId, attemptId);
  if (!held || held.attempt.skill !== reader.skill) throw new AppError('not_found', { fields: ['of_attempt'] });
  if (held.attempt.state !== 'marked') throw new AppError('attempt_open');
  const wrong = Object.entries(held.sheet.marks ?? {}).flatMap(([key, marks]) => (marks.some(Boolean) ? [key] : []));
  if (wrong.length === 0) throw new AppError('invalid_input', { fields: ['of_attempt'] });
  const ids = new Set(wrong.map((key) => Number.parseInt(key, 10)));
  const papers = (await repo.papers(attemptId)).filter(({ content_id }) => ids.has(content_id));
  // What was begun as a member is redone as one: the questions are the members', whoever saw them before.
  await deps.papers.requireUnlocked(
    reader,
    papers.map(({ content_id, hash }) => ({ id: content_id, hash })),
  );
  return {
    kind: papers.length === 1 ? 'paper' : 'own',
    source_id: papers.length === 1 ? (papers[0]?.content_id ?? 0) : 0,
    paper_key: `r${attemptId}`,
    whole: false,
    only: wrong,
    of_attempt: attemptId,
    mode: 'practice',
    title: held.attempt.title,
    papers: papers.map(({ content_id, hash, offset, marks }) => ({ id: content_id, hash, offset, marks })),
  };
}

/** A paper of the learner's open mock is answered there and nowhere else: practice would tell its key. */
async function refuseSealed(db: Db, userId: number, { papers }: Plan): Promise<void> {
  const sealed = await sealsRepo(db).of(userId);
  if (papers.some(({ id }) => sealed.includes(id))) throw new AppError('attempt_open');
}

async function begin(
  deps: AttemptsDeps,
  tx: Db,
  userId: number,
  reader: PracticeLearner,
  input: StartInput,
  plan: Plan,
): Promise<Started | null> {
  const repo = attemptsRepo(tx);
  const same = await repo.byStartKey(userId, input.key);
  if (same) return { held: same, resumed: true, closedId: 0 };
  const open = await repo.lockOpen(userId, plan.paper_key, plan.mode);
  const left = open ? await leaveBehind(deps, tx, open, input.fresh) : 0;
  if (open && left === null) return { held: await goOn(deps, tx, open, input.writer), resumed: true, closedId: 0 };

  const versions = await versionsOf(deps, tx, plan);
  const attempt = await repo.insert(headOf(deps, userId, reader, input, plan, versions));
  if (!attempt) return null;
  await repo.insertPapers(papersOf(attempt.id, plan, versions));
  const sheet = await repo.insertSheet(sheetOf(deps, attempt, input.writer));
  await deps.historyIndex.put(tx, historyEntry(attempt, versions));
  return { held: { attempt, sheet }, resumed: false, closedId: left ?? 0 };
}

/** The id of the open attempt that was closed, 0 when it was thrown away, null when it goes on. */
async function leaveBehind(deps: AttemptsDeps, tx: Db, open: Held, fresh: boolean): Promise<number | null> {
  const late = isLate(open, deps.now());
  if (!late && !fresh) return null;
  if (!late && Object.keys(open.sheet.answers).length === 0) {
    await removeAttempt(deps, tx, open.attempt);
    return 0;
  }
  await handIn(deps, tx, open, late ? 'clock' : 'learner');
  return open.attempt.id;
}

async function goOn(deps: AttemptsDeps, tx: Db, { attempt, sheet }: Held, tab: string): Promise<Held> {
  const [savedAt, now] = [sheet.saved_at.getTime() / 1000, deps.now().getTime() / 1000];
  const state = { revision: sheet.revision, writer: sheet.writer, since: sheet.writer_since, savedAt };
  if (sheet.writer === tab || !mayBecomeWriter(state, tab, now)) return { attempt, sheet };
  const change = { writer: tab, writer_since: sheet.revision };
  await attemptsRepo(tx).changeSheet(attempt.id, change);
  return { attempt, sheet: { ...sheet, ...change } };
}

export async function versionsOf(deps: AttemptsDeps, tx: Db, { papers }: Plan): Promise<PaperVersion[]> {
  const kept = papers.flatMap(({ id, hash }) => (hash ? [{ id, hash }] : []));
  if (kept.length) return deps.papers.keptVersions(tx, kept);
  return deps.papers.keepVersions(
    tx,
    papers.map(({ id }) => id),
  );
}

export function headOf(
  deps: Pick<AttemptsDeps, 'now'>,
  userId: number,
  { skill, kit, examType }: PracticeLearner,
  { key, exam_type = examType }: Pick<StartInput, 'key' | 'exam_type'>,
  { papers: _, ...plan }: Plan,
  versions: readonly PaperVersion[],
  started_at = deps.now(),
) {
  const isTimed = plan.mode === 'exam';
  const check_seconds = isTimed ? kit.checkSeconds(exam_type) : 0;
  const seconds = versions.reduce((sum, { shown }) => sum + shown.seconds, check_seconds);
  const asked = versions.flatMap((version) =>
    version.marks.filter(({ key: question }) => !plan.only || plan.only.includes(`${version.id}.${question}`)),
  );
  return {
    ...plan,
    user_id: userId,
    skill,
    exam_type,
    state: 'open' as const,
    start_key: key,
    check_seconds,
    total: asked.flatMap(({ n }) => n).length,
    started_at,
    ends_at: isTimed ? new Date(started_at.getTime() + seconds * 1000) : null,
  };
}

export function papersOf(
  attemptId: number,
  plan: Plan,
  versions: readonly PaperVersion[],
): Omit<AttemptPaper, 'right'>[] {
  let next = 0;
  return versions.map(({ id, hash, rev, shown }, position) => {
    const offset = plan.papers[position]?.offset ?? next;
    next = offset + shown.marks;
    return { attempt_id: attemptId, position, content_id: id, rev, hash, offset, marks: shown.marks };
  });
}

export const sheetOf = (
  { settings }: AttemptsDeps,
  { id, user_id, started_at, ends_at }: AttemptRow,
  writer: string,
) => ({
  attempt_id: id,
  user_id,
  open: true,
  closes_at: ends_at && new Date(ends_at.getTime() + settings.ATTEMPT_GRACE_SECONDS * 1000),
  writer,
  seconds: { active: 0, groups: {} },
  saved_at: started_at,
});
