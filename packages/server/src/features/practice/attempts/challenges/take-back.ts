import type { ParsedInput } from '@ninefold/contract/call';
import type { attempt as contract } from '@ninefold/contract/practice/attempt';
import { secondsOf } from '@ninefold/core/time/seconds';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import { keyAdditionsRepo } from '../../papers/key-additions.repo.ts';
import type { AttemptsDeps } from '../attempts-deps.ts';

type Input = ParsedInput<(typeof contract)['getAddedAnswerList']>;
type TakingBack = { actorId: number; challengeId: number; reason: string };

/** What joined keys and counts now, also where the account of whoever asked is gone: it can be taken back here. */
export async function addedAnswerList(deps: AttemptsDeps, { before, page_size }: Input) {
  const rows = await keyAdditionsRepo(deps.db).page(before, page_size + 1);
  const shown = rows.slice(0, page_size);
  const versions = await deps.papers.everyVersion(deps.db, [...new Set(shown.map(({ content_id }) => content_id))]);
  const list = shown.map(({ challenge_id, content_id, question, accept, answers, attempts, created_at }) => {
    // The newest that has the question: its author may have taken it out since.
    const has = (one: (typeof versions)[number]) =>
      one.id === content_id && one.marks.some((mark) => mark.key === question);
    const version = versions.findLast(has);
    return {
      id: challenge_id,
      paper: version?.shown.title ?? { zh: '', en: '' },
      n: version?.marks.find((mark) => mark.key === question)?.n[0] ?? 0,
      ...{ answers, answer: accept, marked_again: attempts, created_at: secondsOf(created_at) },
    };
  });
  return { list, has_more: rows.length > page_size ? (1 as const) : (0 as const) };
}

/**
 * An answer that should not have joined a key is wrong again from now on. Whoever has a mark from it keeps the mark:
 * nothing is ever taken back from a learner. A second press finds it done.
 */
export async function takeBackAnswer(deps: AttemptsDeps, tx: Db, { actorId, challengeId, reason }: TakingBack) {
  const additions = keyAdditionsRepo(tx);
  // As when it was added: whoever is being marked at this moment is marked by one key or by the other.
  await additions.changeKeys();
  const addition = await additions.lock(challengeId);
  if (!addition) throw new AppError('not_found', { fields: ['challenge_id'] });
  const { answers, attempts } = addition;
  if (answers.length > 0) {
    await additions.takeBack(challengeId, deps.now());
    await deps.audit.note(tx, {
      ...{ actorId, action: 'challenge.taken_back', on: ['challenge', challengeId], reason },
      details: { answers: answers.join(', '), attempts },
    });
  }
  return {};
}
