import { type HistoryTab, RECORD_TYPES } from '@ninefold/core/history/record-types';
import type { QuestionType } from '@ninefold/core/practice/question-types';
import type { QuestionKind } from '@ninefold/core/writing/question-kinds';
import type { HistoryRow } from '#features/history/history.queries.ts';
import type { RecordKit } from '#features/history/history-kit.ts';
import { listeningPapers } from '#features/listening/listening.papers.ts';
import { readingPapers } from '#features/reading/reading.papers.ts';
import { editorOf, feedbackOf, listOf, startOf } from '#features/writing/essay-paths.ts';
import { kindMessages } from '#features/writing/kinds/kinds.messages.ts';
import { useText } from '#i18n/useText.ts';
import { typeMessages } from '#practice/question-types/types.messages.ts';
import { againPath, attemptPath } from '#practice/record-path.ts';

/** Where the records of each tab lead: here the features meet. */
export function useRecordKit(tab: HistoryTab): RecordKit {
  const types = useText(typeMessages);
  const kinds = useText(kindMessages);
  if (tab === 'writing') return { ...essays, typeName: (kind) => kinds(kind as QuestionKind) };
  const source = tab === 'listening' ? listeningPapers : readingPapers;
  return {
    open: (row) => attemptPath(source, row),
    again: (row) => againPath(source, row),
    first: { to: source.listPath },
    typeName: (type) => types(type as QuestionType),
  };
}

const essayOf = ({ id, type, kind, source_id }: HistoryRow) => ({
  id,
  task: type === RECORD_TYPES.writing_task_1 ? (1 as const) : (2 as const),
  paper_id: kind === 'paper' ? source_id : 0,
});

const essays: Omit<RecordKit, 'typeName'> = {
  open: (row) => (row.state === 'done' ? feedbackOf(essayOf(row)) : editorOf(essayOf(row))),
  again: (row) => (row.kind === 'paper' ? startOf(essayOf(row)) : null),
  first: listOf(2),
};
