import { DictationLine } from '@ninefold/contract/intensive-listening/dictation';
import { SentenceScore } from '@ninefold/contract/intensive-listening/score';
import { fitsSchema } from '#db/personal/json-rules.ts';
import type { PersonalData, Row } from '#db/personal/personal-data.ts';

const SCORES = ['total_score', 'pron_fluency', 'pron_accuracy', 'pron_completion'];

const hasScores = (row: Row): boolean => SCORES.every((name) => Number(row[name] ?? 0) <= 100);

export const intensiveListeningData: PersonalData = {
  feature: 'intensive-listening',
  tables: [
    {
      table: 'sentence_progress',
      of: 'user_id',
      holds: { zh: '精听到哪一句', en: 'How far sections were heard sentence by sentence' },
      ids: (row, ids) => ({ ...row, paper_id: ids.content(row.paper_id) }),
      comes: { unique: ['paper_id'] },
    },
    {
      table: 'dictation_records',
      of: 'user_id',
      holds: { zh: '听写记录', en: 'Dictations' },
      csv: ['started_at', 'paper_id', 'state', 'total', 'done_at'],
      ids: (row, ids) => ({ ...row, paper_id: ids.content(row.paper_id) }),
      comes: {
        unique: ['start_key'],
        finished: ({ state }) => state === 'done',
        versions: ({ paper_id, hash }) => [{ id: paper_id, hash }],
      },
    },
    {
      table: 'dictation_lines',
      of: { column: 'record_id', table: 'dictation_records' },
      holds: { zh: '听写的每一句', en: 'Every dictated sentence as it was written' },
      ids: (row, ids) => ({ ...row, record_id: ids.own('dictation_records', row.record_id) }),
      comes: { unique: ['record_id', 'order'], json: { words: fitsSchema(DictationLine.shape.words) } },
    },
    {
      table: 'sentence_scores',
      of: 'user_id',
      holds: { zh: '跟读的每一句与评分', en: 'Every sentence read aloud, with its scores' },
      withheld: ['leased_until'],
      ids: (row, ids) => ({
        ...row,
        paper_id: ids.content(row.paper_id),
        recording_id: ids.own('recordings', row.recording_id),
      }),
      comes: {
        unique: ['recording_id'],
        finished: ({ state }) => state !== 'waiting',
        instead: { leased_until: '2000-01-01T00:00:00Z' },
        oneOf: { assessed: [0, 1] },
        json: { words: fitsSchema(SentenceScore.shape.words) },
        fits: hasScores,
        versions: ({ paper_id, hash }) => [{ id: paper_id, hash }],
      },
    },
  ],
};
