import type { PersonalData } from '#db/personal/personal-data.ts';

const isWords = (value: unknown): boolean => Array.isArray(value) && JSON.stringify(value).length <= 100_000;

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
      comes: { unique: ['record_id', 'order'], json: { words: isWords } },
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
        json: { words: isWords },
        versions: ({ paper_id, hash }) => [{ id: paper_id, hash }],
      },
    },
  ],
};
