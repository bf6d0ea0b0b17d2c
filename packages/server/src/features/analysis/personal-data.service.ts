import { LOSS_REASONS } from '@ninefold/core/analysis/paper-counts';
import { countsOf, isTallies } from '#db/personal/json-rules.ts';
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
        json: { types: isTallies, minutes: isTallies, losses: countsOf(LOSS_REASONS) },
        fits: ({ right, total }) => Number(right) <= Number(total),
      },
    },
  ],
};
