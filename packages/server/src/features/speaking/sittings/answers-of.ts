import type { SpeakingAnswer } from '@ninefold/contract/speaking/sitting';
import type { Db } from '#db/db.ts';
import type { SpeakingDeps } from '../speaking-deps.ts';
import { answersRepo } from './answers.repo.ts';
import type { RecordRow } from './records.repo.ts';
import { answerView } from './views.ts';

/** The answers of a sitting with their recordings, as its page gets them. */
export async function answersOf({ recordings }: SpeakingDeps, at: Db, row: RecordRow): Promise<SpeakingAnswer[]> {
  const rows = (await answersRepo(at).ofRecord(row.id)).filter(({ state }) => state !== 'dropped');
  const ids = rows.flatMap(({ recording_id }) => recording_id ?? []);
  const own = ids.length ? await recordings.findMany(at, row.user_id, ids) : [];
  return Promise.all(
    rows.map(async (answer) =>
      answerView(
        answer,
        row,
        own.find(({ id }) => id === answer.recording_id),
        answer.state === 'done' ? 0 : await recordings.nextPiece(at, row.user_id, answer.key),
      ),
    ),
  );
}
