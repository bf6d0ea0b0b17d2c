import type { PersonalData } from '#db/personal/personal-data.ts';

export const plannerData: PersonalData = {
  feature: 'planner',
  tables: [
    {
      table: 'study_plans',
      of: 'user_id',
      holds: { zh: '学习计划的每一版', en: 'Every version of the study plan' },
      // A plan follows from goals and from what is on the shelf here.
      comes: 'made_anew',
    },
  ],
};
