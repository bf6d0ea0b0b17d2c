import { EssayReport } from '@ninefold/contract/writing/report';
import { CRITERIA, ERROR_KINDS } from '@ninefold/core/writing/error-kinds';
import { QUESTION_KINDS } from '@ninefold/core/writing/question-kinds';
import { BROUGHT, SCORING_STAGES } from '@ninefold/core/writing/scoring-stages';
import { bandsOf, countsOf, fitsSchema, isBoth, isObjectUpTo, orNull } from '#db/personal/json-rules.ts';
import {
  contentOrNone,
  type Ids,
  type PersonalData,
  type PersonalTable,
  type Row,
} from '#db/personal/personal-data.ts';
import { personalDataRepo } from './personal-data.repo.ts';
import { studyTables } from './personal-study-data.ts';

const TASKS = [1, 2];
/** `p31` a paper, `o7` a question of the learner's own. */
const question = (name: unknown, ids: Ids): string =>
  String(name).replace(/^([po])(\d+)$/, (_, kind: string, id: string) =>
    kind === 'p' ? `p${ids.content(Number(id))}` : `o${ids.own('essay_prompts', Number(id))}`,
  );
const ofRecord = (row: Row, ids: Ids): Row => ({ ...row, record_id: ids.own('essay_records', row.record_id) });
const perRecord = { column: 'record_id', table: 'essay_records' };

const essayTables: PersonalTable[] = [
  {
    table: 'essay_prompts',
    of: 'user_id',
    holds: { zh: '自己带来的题目', en: 'Questions of one’s own' },
    ids: (row, ids) => ({ ...row, subject_url: picture(row.subject_url, ids) }),
    comes: {
      unique: ['task', 'prompt', 'created_at'],
      finished: ({ subject_status }) => subject_status !== 3,
      oneOf: { task: TASKS, subject_status: [0, 1, 2] },
    },
  },
  {
    table: 'essay_records',
    of: 'user_id',
    holds: { zh: '作文的每一稿', en: 'Every draft of every essay' },
    withheld: ['writer', 'recent_changes'],
    csv: ['created_at', 'task', 'title', 'draft', 'words', 'seconds', 'score', 'content'],
    ids: (row, ids) => ({
      ...row,
      question: question(row.question, ids),
      paper_id: contentOrNone(row.paper_id, ids),
      prompt_id: row.prompt_id === null ? null : ids.own('essay_prompts', row.prompt_id),
      of_record: ids.ownOr('essay_records', row.of_record, null),
      other_record: ids.ownOr('essay_records', row.other_record, null),
      // Comes after it; `settle` finds it again.
      scoring_id: ids.ownOr('essay_scorings', row.scoring_id, null),
    }),
    comes: {
      unique: ['start_key'],
      // An exam that is being written has a clock, and what is being scored was paid for elsewhere.
      finished: ({ status, mode, handed_in_at }) => status !== 2 && (mode === 'practice' || handed_in_at !== null),
      instead: { writer: '', recent_changes: [], ends_at: null },
      oneOf: { task: TASKS, status: [1, 3, 4], type: QUESTION_KINDS },
      fits: ({ status, handed_in_at }) => status !== 3 || handed_in_at !== null,
      json: { title: isBoth, annotations: isObjectUpTo(200_000), bands: orNull(bandsOf(CRITERIA)) },
      versions: ({ paper_id, paper_hash }) => (paper_hash === '' ? [] : [{ id: paper_id, hash: paper_hash }]),
    },
  },
  {
    table: 'essay_conflicts',
    of: perRecord,
    holds: { zh: '两台设备同时写时留下的另一份', en: 'Texts that lost between two devices' },
    ids: ofRecord,
    comes: { unique: ['record_id', 'kept_at'] },
  },
  {
    table: 'essay_scorings',
    of: 'user_id',
    holds: { zh: '每次批改的报告', en: 'The report of every scoring' },
    withheld: ['lease_until', 'pay_key'],
    ids: ofRecord,
    comes: {
      unique: ['record_id', 'created_at'],
      finished: ({ state }) => state === 'done',
      instead: {
        ...{ lease_until: null, paid_with: 'free_try', coins: 0, refunded: false, pay_key: '', failure: null },
        // A report that was not made here is not made again for nothing, and tells nothing about how long one takes.
        ...{ engine: BROUGHT, started_at: null },
      },
      oneOf: { task: TASKS, stage: SCORING_STAGES },
      json: { report: fitsSchema(EssayReport) },
    },
  },
  {
    table: 'essay_errors',
    of: 'user_id',
    holds: { zh: '批改指出的每处错误', en: 'Every slip a report found' },
    ids: ofRecord,
    comes: { unique: ['record_id', 'kind', 'rule', 'start', 'end'], oneOf: { task: TASKS, kind: ERROR_KINDS } },
  },
  {
    table: 'essay_counts',
    of: 'user_id',
    holds: { zh: '每篇作文各类错误的次数', en: 'How often each kind of slip was found in an essay' },
    ids: ofRecord,
    comes: { unique: ['record_id'], oneOf: { task: TASKS }, json: { kinds: countsOf(ERROR_KINDS) } },
  },
  {
    table: 'essay_choices',
    of: perRecord,
    holds: { zh: '对批改意见的回应', en: 'What was said to a report: taken, left, disagreed' },
    ids: (row, ids) => ({ ...ofRecord(row, ids), scoring_id: ids.own('essay_scorings', row.scoring_id) }),
    // What is disputed goes to the operator, who can do nothing about another site's report.
    comes: { unique: ['record_id', 'about'], finished: ({ choice }) => choice !== 'disagree' },
  },
  {
    table: 'essay_summaries',
    of: 'user_id',
    holds: { zh: '每道题的概况', en: 'Sums of each question' },
    handedOut: false,
    comes: 'made_anew',
  },
  {
    table: 'essay_totals',
    of: 'user_id',
    holds: { zh: '错误的总数', en: 'Sums of slips' },
    handedOut: false,
    comes: 'made_anew',
  },
];

export const writingData: PersonalData = {
  feature: 'writing',
  tables: [...essayTables, ...studyTables],
  settle: (tx, userId) => personalDataRepo(tx).settle(userId),
};

function picture(address: unknown, ids: Ids): string {
  const name = /^(?:\/files\/)?(.+)$/.exec(String(address ?? ''))?.[1];
  const file = name ? ids.file(name, 'picture') : '';
  return file ? `/files/${file}` : '';
}
