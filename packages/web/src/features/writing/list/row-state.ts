import type { QuestionRow } from '@ninefold/contract/writing/papers';
import { ESSAY_STATUS } from '@ninefold/core/writing/essay-state';

export type RowState = 'locked' | 'new' | 'draft' | 'handedIn' | 'scoring' | 'scored' | 'failed';

/** What a row says and offers: about the newest draft of its question. */
export function rowState({
  record_id,
  status,
  step,
  locked,
}: Pick<QuestionRow, 'record_id' | 'status' | 'step' | 'locked'>): RowState {
  if (record_id === 0) return locked === 1 ? 'locked' : 'new';
  if (status === ESSAY_STATUS.scoring) return 'scoring';
  if (status === ESSAY_STATUS.scored) return 'scored';
  if (status === ESSAY_STATUS.failed) return 'failed';
  // An exam that was handed in waits for the learner to have it scored.
  return step >= 3 ? 'handedIn' : 'draft';
}
