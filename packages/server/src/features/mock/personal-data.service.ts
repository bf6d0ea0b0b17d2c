import type { Ids, PersonalData } from '#db/personal/personal-data.ts';

const isFacts = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && JSON.stringify(value).length <= 50_000;
const papers = (value: unknown, ids: Ids): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value).map(([part, list]) => [
          part,
          Array.isArray(list) ? list.map((id) => ids.content(id)) : list,
        ]),
      )
    : value;

export const mockData: PersonalData = {
  feature: 'mock',
  tables: [
    {
      table: 'mock_records',
      of: 'user_id',
      holds: { zh: '模考', en: 'Mock tests' },
      csv: ['started_at', 'title', 'module', 'state', 'ended_at'],
      ids: (row, ids) => ({
        ...row,
        mock_id: ids.content(row.mock_id),
        papers: papers(row.papers, ids),
        listening_attempt: ids.ownOr('attempts', row.listening_attempt, null),
        reading_attempt: ids.ownOr('attempts', row.reading_attempt, null),
        task1_record: ids.ownOr('essay_records', row.task1_record, null),
        task2_record: ids.ownOr('essay_records', row.task2_record, null),
      }),
      comes: {
        unique: ['start_key'],
        finished: ({ state }) => state === 'done',
        instead: { payments: [], due_at: null },
        json: { title: isFacts, papers: isFacts, plan: isFacts, band_tables: isFacts, payments: () => true },
      },
    },
    {
      table: 'mock_results',
      of: 'user_id',
      holds: { zh: '模考成绩', en: 'Scores of mock tests' },
      csv: ['taken_at', 'score', 'listening_score', 'reading_score', 'writing_score', 'speaking_score'],
      ids: (row, ids) => ({
        ...row,
        record_id: row.record_id === null ? null : ids.own('mock_records', row.record_id),
      }),
      comes: { unique: ['taken_at', 'score'] },
    },
  ],
};
