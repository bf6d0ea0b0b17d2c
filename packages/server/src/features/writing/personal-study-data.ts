import { IdeasBoard } from '@ninefold/contract/writing/ideas';
import { ModelEssay } from '@ninefold/contract/writing/model-essay';
import { SegmentAnswered } from '@ninefold/contract/writing/segmented';
import { fitsSchema, orNull } from '#db/personal/json-rules.ts';
import { contentOrNone, type Ids, type PersonalTable, type Row } from '#db/personal/personal-data.ts';

const isBoard = fitsSchema(IdeasBoard.omit({ revision: true, update_time: true }));
const isAnswer = fitsSchema(SegmentAnswered.pick({ verdict: true, findings: true }));

/** What is made of questions beside essays. */
export const studyTables: PersonalTable[] = [
  {
    table: 'essay_ideas',
    of: 'user_id',
    holds: { zh: '思路板', en: 'Boards of ideas' },
    ids: (row, ids) => ({ ...row, paper_id: ids.content(row.paper_id) }),
    comes: { unique: ['paper_id'], json: { board: isBoard } },
  },
  {
    table: 'essay_segments',
    of: 'user_id',
    holds: { zh: '分段练习写的句子', en: 'Sentences written step by step' },
    ids: (row, ids) => ({ ...row, paper_id: ids.content(row.paper_id) }),
    comes: {
      unique: ['paper_id', 'segment_id'],
      json: { answer: orNull(isAnswer) },
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
      plan: plan(row.plan, ids),
    }),
    comes: {
      unique: ['start_key'],
      finished: ({ status }) => status === 3,
      oneOf: { task: [1, 2], status: [3] },
      json: { thought: fitsSchema(ModelEssay.shape.thought), plan: orNull(fitsSchema(ModelEssay.shape.plan)) },
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

/** The paragraph of another essay in it stands in our bank. */
function plan(value: unknown, ids: Ids): unknown {
  const { paragraph } = (value ?? {}) as { paragraph?: Row | null };
  if (!paragraph) return value;
  return { ...(value as Row), paragraph: { ...paragraph, paper_id: ids.content(paragraph.paper_id) } };
}
