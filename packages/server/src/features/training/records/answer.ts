import type { ParsedInput } from '@ninefold/contract/call';
import type { training } from '@ninefold/contract/training';
import type { ItemAnswer } from '@ninefold/contract/training/item';
import { recordTypeOf } from '@ninefold/core/training/courses';
import { isSettled, MOST_TRIES } from '@ninefold/core/training/sitting';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import { type AnswerRow, type RecordRow, trainingRepo } from '../training.repo.ts';
import type { TrainingDeps } from '../training-deps.ts';
import { secondsSpent } from './finish.ts';
import { markExercise, refOf } from './items-of.ts';
import { reportAnswer } from './report-answer.ts';
import { answerViews } from './view.ts';

type Input = ParsedInput<(typeof training)['saveAnswer']>;

/** Marked here and nowhere else. The same key again gets the first marking, however often it is sent. */
export function saveAnswer(deps: TrainingDeps, userId: number, input: Input): Promise<ItemAnswer> {
  return deps.db.transaction(async (tx) => {
    await refuseOthers(deps, tx, userId, input.by);
    const record = await trainingRepo(tx).lock(userId, input.record_id);
    if (!record) throw new AppError('not_found', { fields: ['record_id'] });
    if (!record.items.includes(input.item)) throw new AppError('not_found', { fields: ['item'] });
    if (record.kind !== 'set' && (await deps.alone.isInExam(tx, userId, refOf(record, input.item).id)))
      throw new AppError('attempt_open');
    const before = await trainingRepo(tx).answers(record.id);
    const known = before.find(({ key }) => key === input.key);
    if (known && known.item !== input.item) throw new AppError('conflict', { fields: ['key'] });
    const answer = known ?? earlier(before, input.item) ?? (await write(deps, tx, record, before, input));
    const [view] = await answerViews(deps, tx, record, [answer]);
    if (!view) throw new Error(`answer ${answer.id} cannot be shown`);
    return view;
  });
}

/** What is settled stays so: a second tab that answers it again is told what the first one was. */
function earlier(answers: readonly AnswerRow[], item: string): AnswerRow | undefined {
  const mine = answers.filter((one) => one.item === item);
  return isSettled(item, answers) || mine.length >= MOST_TRIES ? mine.at(-1) : undefined;
}

async function write(deps: TrainingDeps, tx: Db, record: RecordRow, before: readonly AnswerRow[], input: Input) {
  if (record.state !== 'open') throw new AppError('attempt_closed');
  const at = deps.now();
  const given = input.skip ? null : (input.value ?? null);
  const marked = await mark(deps, tx, record, { item: input.item, given, skip: input.skip });
  const answer = await trainingRepo(tx).insertAnswer({
    ...{ record_id: record.id, item: input.item, key: input.key, given },
    ...{ outcome: marked.outcome, reason: marked.reason, answered_at: at },
  });
  const seconds = secondsSpent(record, record.seconds + input.seconds, at);
  await trainingRepo(tx).change(record.id, { seconds, saved_at: at });
  await deps.historyIndex.touch(tx, recordTypeOf(record.course), record.id, at, seconds);
  const isFirst = before.every((one) => one.item !== input.item);
  if (isFirst) await reportAnswer(deps, tx, record, answer);
  return answer;
}

type Said = { item: string; given: string | string[] | null; skip: boolean };

async function mark(deps: TrainingDeps, tx: Db, record: RecordRow, { item, given, skip }: Said) {
  if (record.kind === 'set') return markExercise(deps, tx, record, { item, given, skip });
  if (skip) throw new AppError('invalid_input', { fields: ['skip'] });
  const ref = refOf(record, item);
  const solved = await deps.alone.mark(tx, ref, given);
  if (!solved) throw new Error(`no key of question ${item}`);
  return { outcome: solved.right ? ('right' as const) : ('wrong' as const), reason: solved.question.reason };
}

/** As in the book of mistakes: a kept answer counts for whoever gave it, and for the account a guest became. */
async function refuseOthers({ learners }: TrainingDeps, tx: Db, userId: number, by = userId): Promise<void> {
  if ((await learners.mergedInto(tx, userId)) !== null) throw new AppError('not_logged_in');
  if (by !== userId && (await learners.mergedInto(tx, by)) !== userId) throw new AppError('forbidden');
}
