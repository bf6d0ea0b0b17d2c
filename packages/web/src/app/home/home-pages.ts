import { calculatorMessages } from '../../features/calculator/calculator.messages.ts';
import { courseMessages } from '../../features/courses/courses.messages.ts';
import { planMessages } from '../../features/planner/plan.messages.ts';
import { wizardMessages } from '../../features/planner/wizard.messages.ts';
import { queryClient } from '../../lib/query-client.ts';
import { sessionQueries } from '../../session/session.queries.ts';
import { skillMessages } from '../../ui/skill/skills.messages.ts';
import { page } from '../page.ts';
import { homeMessages } from './home.messages.ts';
import { practiceMessages } from './practice.messages.ts';

/** The pages around home: their code as own downloads, with the words that travel beside it. */

export const homePage = withParts(
  page('home', () => import('./HomePage.tsx').then((file) => file.HomePage), homeMessages, courseMessages),
);

export const coursePage = withParts(
  page('course', () => import('./CoursePage.tsx').then((file) => file.CoursePage), homeMessages, courseMessages),
);

export const practiceHubPage = page(
  'practiceHub',
  () => import('./PracticeHubPage.tsx').then((file) => file.PracticeHubPage),
  practiceMessages,
);

export const plannerPage = page(
  'planner',
  () => import('../../features/planner/PlannerPage.tsx').then((file) => file.PlannerPage),
  wizardMessages,
  planMessages,
  skillMessages,
);

export const calculatorPage = page(
  'calculator',
  () => import('../../features/calculator/CalculatorPage.tsx').then((file) => file.CalculatorPage),
  calculatorMessages,
  skillMessages,
);

function withParts(home: ReturnType<typeof page>) {
  return {
    ...home,
    loader: async (): Promise<void> => {
      const me = queryClient.getQueryData(sessionQueries.me().queryKey);
      // A part that does not come now is asked for again where it is shown.
      const parts = me && import('./HomePage.tsx').then((file) => file.fetchHome(me)).catch(() => {});
      await Promise.all([home.loader(), parts]);
    },
  };
}
