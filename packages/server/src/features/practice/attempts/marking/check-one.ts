import type { ParsedInput } from '@ninefold/contract/call';
import type { attempt as contract } from '@ninefold/contract/practice/attempt';
import type { QuestionResult } from '@ninefold/contract/practice/result';
import { AppError } from '#app-error.ts';
import { sealsRepo } from '../../papers/seals.repo.ts';
import { attemptsRepo } from '../attempts.repo.ts';
import type { AttemptsDeps } from '../attempts-deps.ts';
import { learnerAttemptsRepo } from '../learner/learner-attempts.repo.ts';
import { sheetsRepo } from '../sheets.repo.ts';
import { questionsOf, versionOf } from './result.ts';
import { markOne } from './score.ts';
import { slotsShown } from './slots-shown.ts';

type Input = ParsedInput<(typeof contract)['checkOne']>;

/** One question marked at once, with everything the review says about it. Not in exam mode. */
export async function checkOne(
  deps: AttemptsDeps,
  userId: number,
  { attempt_id, key, value }: Input,
): Promise<QuestionResult> {
  return deps.db.transaction(async (tx) => {
    const repo = attemptsRepo(tx);
    const held = await repo.lock(userId, attempt_id);
    if (!held) throw new AppError('not_found', { fields: ['attempt_id'] });
    if (!held.sheet.open) throw new AppError('attempt_closed');
    if (held.attempt.mode !== 'practice') throw new AppError('forbidden');
    const asked = held.attempt.only?.includes(key) ?? true;
    const paper = (await repo.papers(attempt_id)).find(({ content_id }) => key.startsWith(`${content_id}.`));
    if (!paper || !asked) throw new AppError('invalid_input', { fields: ['key'] });
    // The same paper is open as an exam, or waits for one in a mock: its key is shown when that is over.
    const sealed = await sealsRepo(tx).of(userId);
    if (
      sealed.includes(paper.content_id) ||
      (await learnerAttemptsRepo(tx).isOpenExam(userId, paper.content_id, deps.now()))
    )
      throw new AppError('attempt_open');
    const version = versionOf(await deps.papers.keptVersions(tx, [{ id: paper.content_id, hash: paper.hash }]), paper);
    // With the other answers beside it: gaps in either order are judged together.
    const answers = { ...held.sheet.answers, [key]: value };
    const marks = markOne(version, answers, key);
    if (marks.length === 0) throw new AppError('invalid_input', { fields: ['key'] });
    await sheetsRepo(tx).noteChecked(attempt_id, key, value);
    await deps.mistakeBook.lookedAt(tx, userId, slotsShown([version], [key]), deps.now());
    const sheet = { ...held.sheet, answers, marks: { [key]: marks }, checked: [...held.sheet.checked, key] };
    const [question] = questionsOf(paper, version, { attempt: held.attempt, sheet }, () => undefined);
    if (!question) throw new Error(`question ${key} has no review`);
    return question;
  });
}
