import type { PersonalData } from '#db/personal/personal-data.ts';

const isFacts = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && JSON.stringify(value).length <= 50_000;

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
      comes: { unique: ['attempt_id', 'content_id'], json: { types: isFacts, minutes: isFacts, losses: isFacts } },
    },
  ],
};
