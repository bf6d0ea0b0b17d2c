import {
  contentOrNone,
  type Ids,
  keyed,
  keyedAll,
  keyedObject,
  type PersonalData,
  type Row,
} from '#db/personal/personal-data.ts';
import { personalDataRepo } from './personal-data.repo.ts';
import { isAnswers, isBoth, isEarlier, isMarks, isObject, isSheetSeconds, isTexts } from './personal-data.rules.ts';

/** Attempts with their answers and marks. Only marked ones come: an open one has a clock, and a sealed one a secret. */
export const practiceData: PersonalData = {
  feature: 'practice',
  tables: [
    {
      table: 'attempts',
      of: 'user_id',
      holds: {
        zh: '阅读、听力的每次作答：时间、得分、用时',
        en: 'Every attempt at reading and listening: when, marks, time',
      },
      csv: ['started_at', 'submitted_at', 'skill', 'mode', 'title', 'right', 'total', 'band', 'seconds'],
      ids: attempt,
      comes: {
        unique: ['start_key'],
        finished: ({ state, sealed }) => state === 'marked' && sealed !== true,
        instead: { coins: 0, over_limit: false },
        needs: { attempt_papers: 'attempt_id', answer_sheets: 'attempt_id' },
        oneOf: { exam_type: [1, 2] },
        fits: ({ right, total, submitted_at }) => Number(right) <= Number(total) && submitted_at !== null,
        json: { title: isBoth, only: (value) => value === null || isTexts(value) },
      },
    },
    {
      table: 'attempt_papers',
      of: { column: 'attempt_id', table: 'attempts' },
      holds: { zh: '每次作答用了哪些试卷、哪一版', en: 'Which papers an attempt was made of, and in which version' },
      ids: (row, ids) => ({
        ...row,
        attempt_id: ids.own('attempts', row.attempt_id),
        content_id: ids.content(row.content_id),
      }),
      comes: { unique: ['attempt_id', 'position'], versions: ({ content_id, hash }) => [{ id: content_id, hash }] },
    },
    {
      table: 'answer_sheets',
      of: 'user_id',
      holds: {
        zh: '写下的答案、改动、标记、笔记和逐题评分',
        en: 'Answers, changes, highlights, notes and the mark of each question',
      },
      withheld: ['writer', 'recent_changes'],
      ids: sheet,
      comes: {
        unique: ['attempt_id'],
        finished: ({ open, marks }) => open === false && marks !== null,
        instead: { writer: '', recent_changes: [], closes_at: null },
        json: {
          answers: isAnswers,
          earlier: isEarlier,
          late: isAnswers,
          annotations: isObject,
          seconds: isSheetSeconds,
          marks: isMarks,
        },
      },
    },
    {
      table: 'mark_challenges',
      of: { column: 'attempt_id', table: 'attempts' },
      holds: { zh: '对评分的疑问与答复', en: 'Marks that were doubted, and the replies' },
      withheld: ['settled_by'],
      ids: (row, ids) => ({
        ...row,
        attempt_id: ids.own('attempts', row.attempt_id),
        question: keyed(row.question, ids),
      }),
      comes: {
        unique: ['attempt_id', 'question'],
        finished: ({ state }) => state !== 'open',
        instead: { settled_by: null },
      },
    },
    {
      table: 'practice_marks',
      of: 'user_id',
      holds: { zh: '每份试卷的最好成绩', en: 'The best result on each paper' },
      handedOut: false,
      comes: 'made_anew',
    },
    {
      table: 'sealed_papers',
      of: 'user_id',
      holds: { zh: '进行中的模考所用试卷', en: 'Papers of a mock test that is being sat' },
      handedOut: false,
      comes: 'unfinished',
    },
  ],
  settle: (tx, userId) => personalDataRepo(tx).settle(userId),
};

function attempt(row: Row, ids: Ids): Row {
  return {
    ...row,
    source_id: contentOrNone(row.source_id, ids),
    paper_key: paperKey(String(row.paper_key), ids),
    only: row.only === null ? null : keyedAll(row.only, ids),
    of_attempt: ids.ownOr('attempts', row.of_attempt, null),
  };
}

/** `p31` a paper, `s7` a set, `o31,32` papers put together, `r12` the lost questions of an attempt. */
export function paperKey(key: string, ids: Ids): string {
  const [kind, rest] = [key.slice(0, 1), key.slice(1)];
  if (kind === 'r') return `r${ids.ownOr('attempts', Number(rest), 0)}`;
  const all = /^[pso](\d+(?:,\d+)*)/.exec(key)?.[1];
  if (!all) return key;
  const own = all.split(',').map((id) => ids.content(Number(id)));
  return `${kind}${own.join(',')}${key.slice(1 + all.length)}`;
}

function sheet(row: Row, ids: Ids): Row {
  const seconds = row.seconds as { groups?: unknown } | null;
  return {
    ...row,
    attempt_id: ids.own('attempts', row.attempt_id),
    answers: keyedObject(row.answers, ids),
    earlier: keyedObject(row.earlier, ids),
    late: keyedObject(row.late, ids),
    marks: keyedObject(row.marks, ids),
    checked: keyedAll(row.checked, ids),
    annotations: keyedObject(row.annotations, ids),
    seconds: seconds && { ...seconds, groups: keyedObject(seconds.groups, ids) },
  };
}
