import { LONG_TURN } from '@ninefold/core/speaking/parts';
import type { AnswerQuestion } from '@ninefold/examiner/speech/answers/assess-answer';
import type { Db } from '#db/db.ts';
import type { Sets } from '../sets/sets.service.ts';
import { questionsOf, showHelp, showSet } from '../sets/show-set.ts';
import type { AnswerRow } from './answers.repo.ts';
import { recordsRepo } from './records.repo.ts';

type Of = Pick<AnswerRow, 'record_id' | 'user_id' | 'order'>;

/** What an answer answers, in the version that was begun, with the samples of the pack. */
export async function askedIn(
  { sets }: { sets: Sets },
  db: Db,
  { record_id, user_id, order }: Of,
): Promise<AnswerQuestion | null> {
  const record = await recordsRepo(db).find(user_id, record_id);
  if (!record) return null;
  const version = await sets.kept(db, record);
  const set = showSet(version, record.part);
  const asked = questionsOf(set).find((one) => one.order === order);
  const help = showHelp(version, record.part).questions.find((one) => one.order === order);
  return {
    order,
    text: asked?.text ?? '',
    bullets: order === LONG_TURN ? (set.part2?.bullets ?? []) : [],
    samples: (help?.samples ?? []).map(({ text }) => text),
  };
}
