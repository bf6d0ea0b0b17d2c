import { type HistoryTab, isSpoken, RECORD_TYPES, recordTypeOf } from '@ninefold/core/history/record-types';
import { type QuestionType, questionTypes } from '@ninefold/core/practice/question-types';
import { reportKindOf, type SatPart, SPEAKING_PARTS, WHOLE_TEST } from '@ninefold/core/speaking/parts';
import {
  TRAINING_COURSES,
  TRAINING_TYPE,
  type TrainingCourse,
  recordTypeOf as trainingTypeOf,
} from '@ninefold/core/training/courses';
import type { QuestionKind } from '@ninefold/core/writing/question-kinds';
import type { HistoryRow } from '#features/history/history.queries.ts';
import type { RecordKit } from '#features/history/history-kit.ts';
import { listeningPapers } from '#features/listening/listening.papers.ts';
import { readingPapers } from '#features/reading/reading.papers.ts';
import { speakingMessages } from '#features/speaking/speaking.messages.ts';
import { practiceOf, recordOf } from '#features/speaking/speaking-paths.ts';
import { useChoiceName } from '#features/training/list/useChoiceName.ts';
import { editorOf, feedbackOf, listOf, startOf } from '#features/writing/essay-paths.ts';
import { kindMessages } from '#features/writing/kinds/kinds.messages.ts';
import type { Translate } from '#i18n/messages.ts';
import { useText } from '#i18n/useText.ts';
import type { Destination } from '#navigation/link.tsx';
import { typeMessages } from '#practice/question-types/types.messages.ts';
import { againPath, attemptPath } from '#practice/record-path.ts';

/** Where the records of each tab lead: here the features meet. */
export function useRecordKit(tab: HistoryTab, type: number): RecordKit {
  const types = useText(typeMessages);
  const kinds = useText(kindMessages);
  const areas = useChoiceName();
  const speaking = useText(speakingMessages);
  const course = TRAINING_COURSES.find((one) => one === tab);
  if (course && recordTypeOf(tab, type) === trainingTypeOf(course))
    return {
      ...trainingDoors(course),
      typeName: (name) => (isQuestionType(name) ? types(name) : areas(`area:${name}`)),
    };
  const spoken = recordTypeOf(tab, type) ?? 0;
  if (isSpoken(spoken)) {
    const first: Destination = { to: spoken === RECORD_TYPES.training_speaking ? '/course/{-$courseId}' : '/speaking' };
    return { ...sittings, first, typeName: (part) => partName(part, speaking) };
  }
  if (tab === 'mock_test') return { ...mocks, typeName: (name) => name };
  if (tab === 'writing') return { ...essays, typeName: (kind) => kinds(kind as QuestionKind) };
  const source = tab === 'listening' ? listeningPapers : readingPapers;
  return {
    open: (row) => attemptPath(source, row),
    again: (row) => againPath(source, row),
    first: { to: source.listPath },
    typeName: (type) => types(type as QuestionType),
  };
}

const isQuestionType = (name: string): name is QuestionType => questionTypes.some((type) => type === name);

/** A set leads to its record; a drill is put together anew each time it is done again. */
const trainingDoors = (course: TrainingCourse): Omit<RecordKit, 'typeName'> => ({
  open: ({ id, kind, source_id }) =>
    kind === 'set' ? trainingSet(source_id, id) : { to: '/training-drill/$recordId', params: { recordId: id } },
  again: ({ kind, source_id, question_types: [type = ''] }) =>
    kind === 'set'
      ? trainingSet(source_id)
      : { to: '/training-drill/$skill/$type', params: { skill: course, type } as DrillParams },
  first: { to: '/training-list/{-$type}', params: { type: TRAINING_TYPE[course] } },
});

type DrillParams = { skill: 'reading' | 'listening'; type: string };

const trainingSet = (collectionId: number, collectionRecordId?: number): Destination => ({
  to: '/training-collection/$collectionId/{-$collectionRecordId}',
  params: { collectionId, ...(collectionRecordId && { collectionRecordId }) },
});

/** A mock leads to its room, which shows the report when it is over. */
const mocks: Omit<RecordKit, 'typeName'> = {
  open: ({ id, source_id }) => ({ to: '/mock/$id/{-$recordId}', params: { id: source_id, recordId: id } }),
  again: ({ source_id }) => ({ to: '/mock/$id/{-$recordId}', params: { id: source_id } }),
  first: { to: '/mock_list' },
};

type SpeakingWords = Translate<typeof import('#features/speaking/speaking.zh.ts').text>;

const partOf = ({ type, question_types: [part = ''] }: HistoryRow): SatPart =>
  type === RECORD_TYPES.speaking_mock ? WHOLE_TEST : (SPEAKING_PARTS.find((one) => part === `part${one}`) ?? 1);

const partName = (name: string, words: SpeakingWords): string => {
  const part = SPEAKING_PARTS.find((one) => name === `part${one}`);
  return part ? words(`part${part}`) : name;
};

const sittings: Omit<RecordKit, 'typeName' | 'first'> = {
  open: (row) => {
    const sat = { part: partOf(row), mode: row.mode, record_id: row.id, paper_id: row.source_id };
    return recordOf({ ...sat, kind: reportKindOf(sat), state: row.state === 'open' ? 'open' : 'scored' });
  },
  again: (row) => practiceOf(partOf(row), row.source_id, { mode: row.mode }),
};

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
