import { contentOrNone, type PersonalTable } from '#db/personal/personal-data.ts';

const isFacts = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && JSON.stringify(value).length <= 200_000;

/** What is made of questions beside essays. */
export const studyTables: PersonalTable[] = [
  {
    table: 'essay_ideas',
    of: 'user_id',
    holds: { zh: '思路板', en: 'Boards of ideas' },
    ids: (row, ids) => ({ ...row, paper_id: ids.content(row.paper_id) }),
    comes: { unique: ['paper_id'], json: { board: isFacts } },
  },
  {
    table: 'essay_segments',
    of: 'user_id',
    holds: { zh: '分段练习写的句子', en: 'Sentences written step by step' },
    ids: (row, ids) => ({ ...row, paper_id: ids.content(row.paper_id) }),
    comes: {
      unique: ['paper_id', 'segment_id'],
      json: { answer: (value) => value === null || isFacts(value) },
    },
  },
  {
    table: 'model_essays',
    of: 'user_id',
    holds: { zh: '要过的范文与提纲', en: 'Model essays and plans that were asked for' },
    ids: (row, ids) => ({
      ...row,
      paper_id: contentOrNone(row.paper_id, ids),
      near: Array.isArray(row.near) ? row.near.map((id) => ids.content(id)) : row.near,
    }),
    comes: {
      unique: ['start_key'],
      finished: ({ status }) => status === 3,
      json: { thought: isFacts, plan: (value) => value === null || isFacts(value) },
    },
  },
  {
    table: 'essay_shares',
    of: 'user_id',
    holds: { zh: '分享出去的批改链接', en: 'Links to reports that were shared' },
    withheld: ['encode_id'],
    comes: 'account',
  },
  {
    table: 'essay_pdfs',
    of: 'user_id',
    holds: { zh: '批改报告的 PDF', en: 'Reports as PDF' },
    handedOut: false,
    comes: 'made_anew',
  },
];
