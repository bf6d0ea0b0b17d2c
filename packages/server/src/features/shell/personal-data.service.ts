import type { PersonalData } from '#db/personal/personal-data.ts';

export const shellData: PersonalData = {
  feature: 'shell',
  tables: [
    {
      table: 'track_events',
      of: 'user_id',
      holds: { zh: '页面上的点击', en: 'Clicks that the page reported' },
      comes: 'account',
    },
    {
      table: 'client_errors',
      of: 'user_id',
      holds: { zh: '浏览器报告的错误', en: 'Errors that the browser reported' },
      comes: 'account',
    },
  ],
};
