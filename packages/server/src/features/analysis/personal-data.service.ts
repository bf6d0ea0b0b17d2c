import { LOSS_REASONS } from '@ninefold/core/analysis/paper-counts';
import { questionTypes } from '@ninefold/core/practice/question-types';
import { countsOf, talliesOf } from '#db/personal/json-rules.ts';
import type { PersonalData } from '#db/personal/personal-data.ts';

export const analysisData: PersonalData = {
  feature: 'analysis',
  tables: [
    {
      table: 'marked_papers',
      of: 'user_id',
      holds: {
        zh: '每份批改过的试卷按题型、话题、失分原因的统计',
        en: 'What each marked paper adds up to: by type, topic and reason of loss',
      },
      ids: (row, ids) => ({
        ...row,
        attempt_id: ids.own('attempts', row.attempt_id),
        content_id: ids.content(row.content_id),
      }),
      comes: {
        unique: ['attempt_id', 'content_id'],
        json: {
          types: talliesOf((name) => questionTypes.some((type) => type === name)),
          // Minutes are reckoned with.
          minutes: talliesOf((name) => /^\d{1,4}$/.test(name)),
          losses: countsOf(LOSS_REASONS),
        },
        fits: ({ right, total, part }) => Number(right) <= Number(total) && Number(part) > 0,
      },
    },
  ],
};
