import type { Dictation, DictationLine } from '@ninefold/contract/intensive-listening/dictation';
import { tallyDictation } from '@ninefold/core/intensive-listening/dictation/tally';
import { secondsOf } from '@ninefold/core/time/seconds';
import type { Db } from '#db/db.ts';
import { type DictationRow, intensiveListeningRepo, type LineRow } from '../intensive-listening.repo.ts';

export const lineView = ({ order, given, right, total, words, written_at }: LineRow): DictationLine => ({
  ...{ order, given, right, total, words },
  at: secondsOf(written_at),
});

export async function dictationView(db: Db, record: DictationRow): Promise<Dictation> {
  const lines = await intensiveListeningRepo(db).lines([record.id]);
  const { id, paper_id, state, total, started_at, done_at } = record;
  return {
    ...{ id, paper_id, state, total },
    lines: lines.map(lineView),
    tally: tallyDictation(lines),
    started_at: secondsOf(started_at),
    done_at: done_at ? secondsOf(done_at) : 0,
  };
}
