import { createRoute } from '@tanstack/react-router';
import { calculatorMessages } from '#features/calculator/calculator.messages.ts';
import { courseMessages } from '#features/courses/courses.messages.ts';
import { galleryMessages } from '#features/gallery/gallery.messages.ts';
import { planMessages } from '#features/planner/plan/plan.messages.ts';
import { wizardMessages } from '#features/planner/wizard/wizard.messages.ts';
import { skillMessages } from '#ui/skill/skills.messages.ts';
import { askForHome } from '../home/ask-for-home.ts';
import { bareMessages } from '../home/bare/bare.messages.ts';
import { homeMessages } from '../home/home.messages.ts';
import { practiceMessages } from '../practice-hub/practice.messages.ts';
import { withParts } from './home-loader.ts';
import { page } from './page.ts';
import { getParentRoute } from './root.ts';
import { paramRules, positiveId } from './route-params.ts';
import { packageSearch } from './route-search.ts';

/** Home, the practice hub, and the tools beside it. */
export const homePages = [
  createRoute({
    getParentRoute,
    path: '/',
    validateSearch: packageSearch,
    beforeLoad: askForHome,
    ...withParts(
      page(
        { name: 'home', frame: 'menu_root', menu: 'home', record: null, guestReminder: false },
        () => import('../home/HomePage.tsx').then((file) => file.HomePage),
        homeMessages,
      ),
      () => import('../home/HomePage.tsx').then((file) => file.preloadHome),
    ),
  }),
  createRoute({
    getParentRoute,
    path: '/course/{-$courseId}',
    params: paramRules({}, { courseId: positiveId }),
    ...withParts(
      page(
        { name: 'course', frame: 'menu', menu: 'course', record: 'course', guestReminder: false },
        () => import('../home/course/CoursePage.tsx').then((file) => file.CoursePage),
        homeMessages,
        bareMessages,
        courseMessages,
        planMessages,
        skillMessages,
      ),
      () => import('../home/course/CoursePage.tsx').then((file) => file.preloadCourse),
    ),
  }),
  createRoute({
    getParentRoute,
    path: '/ielts-list',
    ...page(
      { name: 'practiceHub', frame: 'menu_root', menu: 'practiceHub', record: null, guestReminder: false },
      () => import('../practice-hub/PracticeHubPage.tsx').then((file) => file.PracticeHubPage),
      practiceMessages,
      skillMessages,
    ),
  }),
  createRoute({
    getParentRoute,
    path: '/ielts-planner',
    ...page(
      { name: 'planner', frame: 'menu_wide', menu: 'planner', record: null, guestReminder: false },
      () => import('#features/planner/wizard/PlannerPage.tsx').then((file) => file.PlannerPage),
      wizardMessages,
      planMessages,
      skillMessages,
    ),
  }),
  createRoute({
    getParentRoute,
    path: '/ielts-calculator',
    ...page(
      { name: 'calculator', frame: 'menu_wide', menu: 'calculator', record: null, guestReminder: false },
      () => import('#features/calculator/CalculatorPage.tsx').then((file) => file.CalculatorPage),
      calculatorMessages,
      skillMessages,
    ),
  }),
  // For the people who build the pages.
  createRoute({
    getParentRoute,
    path: '/dev/gallery',
    ...page(
      { name: 'gallery', frame: 'bare', menu: null, record: null, guestReminder: false },
      () => import('#features/gallery/GalleryPage.tsx').then((file) => file.GalleryPage),
      galleryMessages,
    ),
  }),
] as const;
