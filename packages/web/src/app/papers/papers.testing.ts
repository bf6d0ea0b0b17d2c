import type { Attempt } from '@ninefold/contract/practice/attempt-state';
import type { ReadingPaper } from '@ninefold/contract/practice/paper';
import type { PaperRow, SetRow } from '@ninefold/contract/practice/paper-list';
import type { QuestionResult, Result } from '@ninefold/contract/practice/result';

/** A small paper, its review and its rows in the lists, for tests of the pages that show them. */

const both = (words: string) => ({ en: words, zh: words });
const verdicts = ['T', 'F', 'NG'].map((key, at) => ({ key, text: ['TRUE', 'FALSE', 'NOT GIVEN'][at] ?? '' }));

export const paper: ReadingPaper = {
  kind: 'reading',
  id: 31,
  rev: 1,
  hash: 'x',
  title: both('Walking backwards'),
  topic: 'history',
  part: 1,
  offset: 0,
  marks: 6,
  seconds: 1200,
  module: 'academic',
  words: 20,
  lettered: false,
  paragraphs: [{ label: 'A', text: 'The board had spikes. Nobody walked on it.' }],
  glossary: [],
  groups: [
    {
      type: 'tfng',
      interaction: 'choice',
      instruction: both('Choose.'),
      options: verdicts,
      reuse: true,
      questions: [1, 2, 3].map((n) => ({ key: `q${n}`, n: [n], text: `Statement ${n}` })),
    },
    {
      type: 'sentence-completion',
      interaction: 'gap',
      instruction: both('Write.'),
      reuse: false,
      questions: [4, 5, 6].map((n) => ({ key: `q${n}`, n: [n], text: `Sentence __${n}__` })),
    },
  ],
};

export const attempt: Attempt = {
  id: 9,
  skill: 'reading',
  mode: 'exam',
  exam_type: 1,
  state: 'marked',
  kind: 'paper',
  source_id: 31,
  title: both('Walking backwards'),
  whole: 0,
  only: [],
  of_attempt: 0,
  revision: 1,
  writer: 'tab',
  now: 1_800_000_000,
  started_at: 1_800_000_000,
  saved_at: 1_800_000_600,
  submitted_at: 1_800_000_600,
  ends_at: 0,
  left_ms: 0,
  check_seconds: 0,
  running: [],
  papers: [paper],
  answers: {},
  annotations: {},
  seconds: { active: 600, groups: {} },
  checked: [],
};

const question = (n: number, reason: QuestionResult['reason'], given: string[], answer: string): QuestionResult => ({
  key: `31.q${n}`,
  paper_id: 31,
  n: [n],
  type: n < 4 ? 'tfng' : 'sentence-completion',
  group: n < 4 ? 0 : 1,
  given,
  right: reason === '' ? 1 : 0,
  total: 1,
  reason,
  marks: [{ n, right: reason === '' ? 1 : 0, reason }],
  answer: [answer],
  explain: { zh: `第 ${n} 题的解释`, en: `Why question ${n}` },
  evidence: [{ at: 'A', quote: 'The board had spikes.', start: 0, end: 21, from: -1, to: -1 }],
  paraphrase: [],
  why: {},
  checked: 0,
  challenge: null,
});

/** Three right; one wrong and one blank verdict is the weaker type; one word misspelt. */
export const result: Result = {
  attempt,
  right: 3,
  checked: 0,
  wrong: 2,
  blank: 1,
  total: 6,
  answered: 5,
  band: null,
  seconds: 600,
  closed_by: 'learner',
  best_before: -1,
  questions: [
    question(1, '', ['T'], 'T'),
    question(2, 'WRONG', ['F'], 'NG'),
    question(3, 'BLANK', [], 'T'),
    question(4, '', ['spikes'], 'spikes'),
    question(5, '', ['waist'], 'waist'),
    question(6, 'SPELLING', ['wods'], 'wood|timber'),
  ],
  types: [],
  groups: [
    { paper_id: 31, group: 0, type: 'tfng', from: 1, to: 3, right: 1, total: 3, seconds: 420 },
    { paper_id: 31, group: 1, type: 'sentence-completion', from: 4, to: 6, right: 2, total: 3, seconds: 180 },
  ],
  papers: [{ id: 31, right: 3, total: 6, paragraphs: [], speakers: [], script: [], sentences: [] }],
  coins: { paid: 0, over_limit: 0 },
  today: { practices: 0, seconds: 0 },
};

const untouched = { state: 'new', attempt_id: 0, answered: 0, best: -1, best_band: -1, last_at: 0 } as const;

export const paperRow = (id: number, mine: Partial<PaperRow['mine']> = {}): PaperRow => ({
  id,
  module_type: 1,
  title: both(`Paper ${id}`),
  topic: 'history',
  module: 'academic',
  types: ['tfng'],
  part: 1,
  marks: 13,
  seconds: 1200,
  has_audio: 0,
  access: 'free',
  locked: 0,
  mine: { ...untouched, ...mine },
});

export const setRow = (id: number, papers: PaperRow[], more: Partial<SetRow> = {}): SetRow => ({
  id,
  shelf: 'jian_ya',
  title: both(`Set ${id}`),
  topic: '',
  module: 'academic',
  year: 2026,
  marks: 40,
  seconds: 3600,
  whole: 1,
  access: 'free',
  locked: 0,
  papers,
  mine: untouched,
  ...more,
});

export const noFilters = { jian_ya: [], ji_jing: [], yu_ce: [], shelves: [], topics: [], types: [] };
