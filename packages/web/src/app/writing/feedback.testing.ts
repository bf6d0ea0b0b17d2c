import type { ScoreDetail } from '@ninefold/contract/writing/feedback';
import type { EssayPaper, EssayRow } from '@ninefold/contract/writing/fields';
import type { AssessedReport } from '@ninefold/contract/writing/report';
import task1 from '#features/writing/fixtures/task-1-band-5.json' with { type: 'json' };
import task2 from '#features/writing/fixtures/task-2-band-6.json' with { type: 'json' };

/** Two reports as the examiner made them (`tools/feedback-fixtures.ts`), and what the server says around them. */
export const REPORT_1 = task1.report as unknown as AssessedReport;
export const REPORT_2 = task2.report as unknown as AssessedReport;

const FIGURE: EssayPaper['figures'][number] = {
  type: 'line',
  title: 'Books borrowed',
  svg: '<svg viewBox="0 0 200 100"><circle data-cell="2 3" cx="50" cy="40" r="0"/><circle data-cell="0 0" cx="10" cy="20" r="0"/></svg>',
  table: {
    caption: 'Books borrowed',
    head: ['Thousands, by year', '2000', '2005', '2010', '2015', '2020'],
    rows: [
      ['Fiction', '60', '55', '42', '35', '30'],
      ["Children's books", '20', '26', '35', '41', '48'],
      ['Audio books', '2', '6', '11', '18', '27'],
    ],
  },
};

export const draft = (record_id: number, more: Partial<EssayRow> = {}): EssayRow => ({
  id: record_id,
  record_id,
  paper_id: 31,
  prompt_id: 0,
  task: 2,
  title: { en: 'Living with parents', zh: '和父母同住' },
  content: '',
  img: '',
  draft: 1,
  words: 270,
  mode: 'practice',
  status: 3,
  step: 3,
  score: 6,
  bands: { overall: 6, tr: 6, cc: 6, lr: 6, gra: 6 },
  duration: 0,
  create_time: 1_793_000_000,
  last_time: 1_793_000_000,
  ...more,
});

export const detail = (report: ScoreDetail['scoreDetail'], more: Partial<ScoreDetail> = {}): ScoreDetail => ({
  record_id: 9,
  scoring_id: 4,
  paper_id: 31,
  prompt_id: 0,
  task: report?.task ?? 2,
  status: 3,
  step: 3,
  draft: 1,
  of_record: 0,
  words: report?.words ?? 0,
  duration: 2285,
  handed_in_time: 1_793_000_000,
  scoreDetail: report,
  engine: '1',
  engine_now: '1',
  scored_time: 1_793_000_100,
  gains: [],
  modelText: '',
  modelBand: -1,
  showModelText: 0,
  markFinished: 0,
  needRemark: 0,
  needAuth: 1,
  choices: [],
  mistakes: [],
  drafts: [draft(9)],
  ...more,
});

const paper = (task: 1 | 2): EssayPaper => ({
  id: 31,
  prompt_id: 0,
  task,
  module: 'academic',
  type: task === 1 ? 'line' : 'two-part',
  title: { en: 'Living with parents', zh: '和父母同住' },
  topic: 'society',
  year: 0,
  content: task === 1 ? task1.prompt : task2.prompt,
  subject_url: '',
  figures: task === 1 ? [FIGURE] : [],
  letter: null,
  minutes: 40,
  min_words: 250,
  access: 'free',
  locked: 0,
});

export const info = (report: AssessedReport) => ({
  title: { en: 'Living with parents', zh: '和父母同住' },
  problem: paper(report.task).content,
  content: report.text,
  text: report.text,
  outline: '',
  encode_id: '',
  paper: paper(report.task),
});
