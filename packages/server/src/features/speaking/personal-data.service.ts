import { SentenceScore } from '@ninefold/contract/intensive-listening/score';
import { SpeakingReport } from '@ninefold/contract/speaking/report';
import { RECORD_TYPES } from '@ninefold/core/history/record-types';
import { SPEAKING_MODES } from '@ninefold/core/speaking/parts';
import { SPEAKING_CRITERIA } from '@ninefold/core/speaking/report';
import type { Db } from '#db/db.ts';
import { bandsOf, fitsSchema, isBoth, listOf, orNull } from '#db/personal/json-rules.ts';
import { keyed, type PersonalData } from '#db/personal/personal-data.ts';
import { historyIndexService } from '#features/history/history-index.service.ts';
import { personalDataRepo } from './personal-data.repo.ts';

/** Parts that were gone through, and when. */
const isPart = (value: unknown): boolean => {
  const { part, entered_at } = (value ?? {}) as { part?: unknown; entered_at?: unknown };
  return [1, 2, 3].some((one) => one === part) && Number.isFinite(entered_at);
};
const isFacts = (value: unknown): boolean =>
  value === null || (typeof value === 'object' && !Array.isArray(value) && JSON.stringify(value).length <= 500_000);

/** Sittings that are over. One that waits for its report would be heard without having been paid for. */
export const speakingData: PersonalData = {
  feature: 'speaking',
  tables: [
    {
      table: 'speaking_records',
      of: 'user_id',
      holds: { zh: '口语练习与报告', en: 'Sittings of speaking with their notes and reports' },
      csv: ['started_at', 'title', 'part', 'mode', 'state', 'answered', 'seconds', 'score'],
      ids: (row, ids) => ({
        ...row,
        paper_id: ids.content(row.paper_id),
        lesson: row.lesson === '' ? '' : keyed(row.lesson, ids),
      }),
      comes: {
        unique: ['start_key'],
        finished: ({ state }) => state === 'handed_in' || state === 'scored',
        instead: {
          ...{ paid_with: 'nothing', paid_key: '', requests: 0, coins: 0, refunded: false },
          ...{ wanted_at: null, ends_at: null, failure: null },
        },
        oneOf: { part: [0, 1, 2, 3], mode: SPEAKING_MODES },
        fits: ({ state, report, answered }) => Number(answered) > 0 && (state !== 'scored' || report !== null),
        json: {
          title: isBoth,
          parts: listOf(20, isPart),
          report: orNull(fitsSchema(SpeakingReport)),
          bands: orNull(bandsOf(SPEAKING_CRITERIA, { orNone: true })),
        },
        versions: ({ paper_id, hash }) => [{ id: paper_id, hash }],
      },
    },
    {
      table: 'speaking_answers',
      of: 'user_id',
      // What was heard of it stands in the report of its sitting, once there is one.
      holds: { zh: '口语的每个回答：哪一题、多长、何时', en: 'Every answer: which question, how long, when' },
      withheld: ['lease_until', 'heard', 'assessment'],
      ids: (row, ids) => ({
        ...row,
        record_id: ids.own('speaking_records', row.record_id),
        recording_id: row.recording_id === null ? null : ids.ownOr('recordings', row.recording_id, null),
      }),
      comes: {
        unique: ['key'],
        finished: ({ state }) => state !== 'recording',
        // Nobody listens again to what somebody else's server has heard.
        instead: { lease_until: null, listens: false, tries: 0 },
        json: { heard: isFacts, assessment: isFacts },
      },
    },
    {
      table: 'speaking_readings',
      of: 'user_id',
      holds: { zh: '报告中跟读的句子与评分', en: 'Better sentences of reports read aloud, with their scores' },
      withheld: ['leased_until'],
      ids: (row, ids) => ({
        ...row,
        record_id: ids.own('speaking_records', row.record_id),
        recording_id: ids.own('recordings', row.recording_id),
      }),
      comes: {
        unique: ['recording_id'],
        finished: ({ state }) => state !== 'waiting',
        instead: { leased_until: '2000-01-01T00:00:00Z' },
        oneOf: { assessed: [0, 1] },
        json: { words: fitsSchema(SentenceScore.shape.words) },
      },
    },
    {
      table: 'speaking_shares',
      of: 'user_id',
      holds: { zh: '分享出去的口语报告链接', en: 'Links to speaking reports that were shared' },
      withheld: ['encode_id'],
      comes: 'account',
    },
    {
      table: 'speaking_pdfs',
      of: 'user_id',
      holds: { zh: '口语报告的 PDF', en: 'Speaking reports as PDF' },
      handedOut: false,
      comes: 'made_anew',
    },
  ],
  settle: retypeLessons,
};

/** Until the middle of November 2026 the history told of them as sittings like any other: so does an archive of then. */
async function retypeLessons(tx: Db, userId: number): Promise<void> {
  const { speaking, training_speaking } = RECORD_TYPES;
  const ids = await personalDataRepo(tx).lessonIds(userId);
  if (ids.length) await historyIndexService().retype(tx, speaking, training_speaking, ids);
}
