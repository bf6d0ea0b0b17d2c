import type { UserInfo } from '@ninefold/contract/identity';
import { calculatorMessages } from '#features/calculator/calculator.messages.ts';
import { courseMessages } from '#features/courses/courses.messages.ts';
import { planMessages } from '#features/planner/plan/plan.messages.ts';
import { wizardMessages } from '#features/planner/wizard/wizard.messages.ts';
import { loadChunk } from '#lib/load-chunk.ts';
import { queryClient } from '#lib/query-client.ts';
import { sessionQueries } from '#session/session.queries.ts';
import { skillMessages } from '#ui/skill/skills.messages.ts';
import { practiceMessages } from '../practice-hub/practice.messages.ts';
import { page } from '../routes/page.ts';
import { homeMessages } from './home.messages.ts';

/** The pages around home: their code as own downloads, with the words that travel beside it. */

export const homePage = withParts(
  page('home', () => import('./HomePage.tsx').then((file) => file.HomePage), homeMessages, courseMessages),
  () => import('./HomePage.tsx').then((file) => file.preloadHome),
);

export const coursePage = withParts(
  page('course', () => import('./CoursePage.tsx').then((file) => file.CoursePage), homeMessages, courseMessages),
  () => import('./CoursePage.tsx').then((file) => file.preloadCourse),
);

export const practiceHubPage = page(
  'practiceHub',
  () => import('../practice-hub/PracticeHubPage.tsx').then((file) => file.PracticeHubPage),
  practiceMessages,
);

export const plannerPage = page(
  'planner',
  () => import('#features/planner/plan/PlannerPage.tsx').then((file) => file.PlannerPage),
  wizardMessages,
  planMessages,
  skillMessages,
);

export const calculatorPage = page(
  'calculator',
  () => import('#features/calculator/CalculatorPage.tsx').then((file) => file.CalculatorPage),
  calculatorMessages,
  skillMessages,
);

/** How long a page waits for a part that has a place of its own to be waited for. */
const PATIENCE_MS = 1000;

/** A page with parts that depend on who asks: fetched with it, once that is known. */
function withParts(home: ReturnType<typeof page>, bringing: () => Promise<(me: UserInfo) => Promise<void>>) {
  return {
    ...home,
    loader: async (): Promise<void> => {
      const me = queryClient.getQueryData(sessionQueries.me().queryKey);
      const parts = me && loadChunk(() => bringing().then((bringParts) => bringParts(me)), PATIENCE_MS);
      // A part that does not come now is asked for again where it is shown.
      await Promise.all([home.loader(), parts?.catch(() => {})]);
    },
  };
}
