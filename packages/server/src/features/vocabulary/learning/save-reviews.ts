import { AppError } from '#app-error.ts';
import { batched } from '#db/batched.ts';
import type { Db } from '#db/db.ts';
import type { LearningDeps } from '../store/learning-deps.ts';
import { beginSending, beginSendings, type OfLearner, type Sent, writeAnswers } from './sending.ts';
import { type Result, takeAll } from './take-answer.ts';

/** While one round waits for the disk the next one is worked on. */
const LANES = 2;
/** A round that comes late is long, and would hold up everybody beside it. */
const MOST_TOGETHER = 10;

/**
 * Two devices merge by what was answered, never by what each believed: every answer is applied to what is stored, once
 * for its key. The server's clock says which day it is; the device's only orders the answers of a sending. Learners who
 * answer at the same moment share one transaction; whatever is not plain has one of its own.
 */
export const reviewSaver = (deps: LearningDeps) => {
  const together = batched((sent: OfLearner[]) => saveRound(deps, sent), {
    keyOf: ({ userId }) => userId,
    lanes: LANES,
  });
  const alone = new Map<number, Promise<void>>();
  return async (userId: number, sent: Sent) => {
    const { reviews } = sent;
    // Their memory is locked until then: on a busy day the next grade would miss its round too, and so on for ever.
    while (alone.has(userId)) await alone.get(userId);
    const results = isPlain(userId, sent) ? await together({ userId, reviews }) : undefined;
    return { results: results ?? (await apart(userId, sent)) };
  };

  function apart(userId: number, sent: Sent): Promise<Result[]> {
    const saving = saveAlone(deps, userId, sent);
    const over: Promise<void> = saving.then(forget, forget);
    alone.set(userId, over);
    return saving;

    function forget() {
      if (alone.get(userId) === over) alone.delete(userId);
    }
  }
};

const isPlain = (userId: number, { reviews, by = userId }: Sent): boolean =>
  by === userId && reviews.length <= MOST_TOGETHER && reviews.every((one) => !('undo' in one));

/** Whoever is alone in a round needs nothing that several need. */
const saveRound = async (deps: LearningDeps, sent: readonly OfLearner[]): Promise<(Result[] | undefined)[]> =>
  sent.length === 1 && sent[0]
    ? [await saveAlone(deps, sent[0].userId, { reviews: [...sent[0].reviews] })]
    : saveTogether(deps, sent);

/** Nobody is refused here, so that nobody's refusal takes the others' answers back: undefined is for `saveAlone`. */
const saveTogether = (deps: LearningDeps, sent: readonly OfLearner[]): Promise<(Result[] | undefined)[]> =>
  deps.db.transaction(async (tx) => {
    const sendings = await beginSendings(deps, tx, sent);
    const results = new Map<number, Result[]>();
    for (const { userId, reviews } of sent) {
      const sending = sendings.get(userId);
      if (sending) results.set(userId, await takeAll(deps, sending, reviews));
    }
    const begun = [...sendings.values()];
    await writeAnswers(tx, begun);
    await deps.deeds.recordDeeds(
      tx,
      begun.flatMap(({ deeds }) => deeds),
    );
    return sent.map(({ userId }) => results.get(userId));
  });

const saveAlone = (deps: LearningDeps, userId: number, { reviews, by }: Sent): Promise<Result[]> =>
  deps.db.transaction(async (tx) => {
    const refuse = (mergedInto: number | null) => refuseOthers(deps, tx, userId, mergedInto, by);
    const sending = await beginSending(deps, tx, { userId, reviews }, refuse);
    const results = await takeAll(deps, sending, reviews);
    await writeAnswers(tx, [sending]);
    await deps.deeds.recordDeeds(tx, sending.deeds);
    return results;
  });

/**
 * Kept grades count for whoever gave them, and for the account a guest became. A guest whose words have just gone to an
 * account is asked to log in, so that the grades are kept and sent there.
 */
async function refuseOthers(
  { learners }: LearningDeps,
  tx: Db,
  userId: number,
  mergedInto: number | null,
  by = userId,
): Promise<void> {
  if (mergedInto !== null) throw new AppError('not_logged_in');
  if (by !== userId && (await learners.mergedInto(tx, by)) !== userId) throw new AppError('forbidden');
}
