import { text as homeEn } from '../../packages/web/src/app/home/home.en.ts';
import { text as homeZh } from '../../packages/web/src/app/home/home.zh.ts';
import { text as practiceEn } from '../../packages/web/src/app/practice-hub/practice.en.ts';
import { text as practiceZh } from '../../packages/web/src/app/practice-hub/practice.zh.ts';
import { text as calculatorEn } from '../../packages/web/src/features/calculator/calculator.en.ts';
import { text as calculatorZh } from '../../packages/web/src/features/calculator/calculator.zh.ts';
import { text as coursesEn } from '../../packages/web/src/features/courses/courses.en.ts';
import { text as coursesZh } from '../../packages/web/src/features/courses/courses.zh.ts';
import { text as organisationEn } from '../../packages/web/src/features/organisation/organisation.en.ts';
import { text as organisationZh } from '../../packages/web/src/features/organisation/organisation.zh.ts';
import { text as planEn } from '../../packages/web/src/features/planner/plan/plan.en.ts';
import { text as planZh } from '../../packages/web/src/features/planner/plan/plan.zh.ts';
import { text as posterEn } from '../../packages/web/src/features/planner/poster/poster.en.ts';
import { text as posterZh } from '../../packages/web/src/features/planner/poster/poster.zh.ts';
import { text as todayEn } from '../../packages/web/src/features/planner/today/today.en.ts';
import { text as todayZh } from '../../packages/web/src/features/planner/today/today.zh.ts';
import { text as wizardEn } from '../../packages/web/src/features/planner/wizard/wizard.en.ts';
import { text as wizardZh } from '../../packages/web/src/features/planner/wizard/wizard.zh.ts';
import { text as kitEn } from '../../packages/web/src/ui/kit.en.ts';
import { text as kitZh } from '../../packages/web/src/ui/kit.zh.ts';
import { text as skillsEn } from '../../packages/web/src/ui/skill/skills.en.ts';
import { text as skillsZh } from '../../packages/web/src/ui/skill/skills.zh.ts';

/** What planner, homes and calculator say: the very sentences a learner reads. */
export const PLAN_WORDS = {
  zh: {
    home: homeZh,
    practice: practiceZh,
    calculator: calculatorZh,
    courses: coursesZh,
    organisation: organisationZh,
    plan: planZh,
    poster: posterZh,
    today: todayZh,
    wizard: wizardZh,
    kit: kitZh,
    skills: skillsZh,
  },
  en: {
    home: homeEn,
    practice: practiceEn,
    calculator: calculatorEn,
    courses: coursesEn,
    organisation: organisationEn,
    plan: planEn,
    poster: posterEn,
    today: todayEn,
    wizard: wizardEn,
    kit: kitEn,
    skills: skillsEn,
  },
} as const;
