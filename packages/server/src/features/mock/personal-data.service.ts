import { Band } from '@ninefold/contract/fields';
import { MOCK_PARTS } from '@ninefold/core/mock/sitting';
import { z } from 'zod';
import { fitsSchema, isBoth, isObjectUpTo, listOf } from '#db/personal/json-rules.ts';
import { contentOrNone, type Ids, type PersonalData, type Row } from '#db/personal/personal-data.ts';

const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0;
const isPlan = listOf(8, (value) => {
  const { part, seconds, questions, papers } = (value ?? {}) as Row;
  return MOCK_PARTS.some((one) => one === part) && [seconds, questions, papers].every(isCount) && Number(papers) > 0;
});
type Version = { id?: unknown; hash?: unknown };
const isVersions = listOf(100, (value) => {
  const { id, hash } = (value ?? {}) as Version;
  return Number.isSafeInteger(id) && typeof hash === 'string';
});
const isPapers = (value: unknown): boolean =>
  isObjectUpTo(5000)(value) && Object.values(value as object).every(listOf(20, Number.isSafeInteger));
const isBandTables = fitsSchema(
  z.record(z.string(), z.array(z.strictObject({ band: Band, from: z.int().min(0).max(40) })).max(50)),
);
/** Papers that were sat come along or the mock does not: half of it would be another result. */
const sat = (table: string, id: unknown, ids: Ids): number | null => (id === null ? null : ids.own(table, id));
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
        versions: Array.isArray(row.versions)
          ? row.versions.map((version: Version) => ({ ...version, id: ids.content(version?.id) }))
          : [],
        // An interview that was not taken is not taken here: it was paid for where the mock was sat.
        speaking_paper: row.speaking_record === null ? null : contentOrNone(row.speaking_paper, ids),
        listening_attempt: sat('attempts', row.listening_attempt, ids),
        reading_attempt: sat('attempts', row.reading_attempt, ids),
        task1_record: sat('essay_records', row.task1_record, ids),
        task2_record: sat('essay_records', row.task2_record, ids),
        speaking_record: sat('speaking_records', row.speaking_record, ids),
      }),
      comes: {
        unique: ['start_key'],
        finished: ({ state }) => state === 'done',
        instead: { payments: [], due_at: null },
        oneOf: { exam_type: [1, 2] },
        json: {
          ...{ title: isBoth, papers: isPapers, versions: isVersions, plan: isPlan, band_tables: isBandTables },
          payments: () => true,
        },
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
    {
      table: 'mock_pdfs',
      of: 'user_id',
      holds: { zh: '模考报告的 PDF', en: 'Mock reports as PDF' },
      handedOut: false,
      comes: 'made_anew',
    },
  ],
};
