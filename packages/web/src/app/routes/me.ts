import { createRoute } from '@tanstack/react-router';
import { economyMessages } from '#features/economy/economy.messages.ts';
import { inviteMessages } from '#features/economy/invite/invite.messages.ts';
import { galleryMessages } from '#features/gallery/gallery.messages.ts';
import { loginMessages } from '#features/identity/login/login.messages.ts';
import { personalMessages } from '#features/identity/personal/personal.messages.ts';
import { profileMessages } from '#features/identity/profile/profile.messages.ts';
import { cashierMessages } from '#features/membership/sandbox/cashier.messages.ts';
import { vipMessages } from '#features/membership/vip.messages.ts';
import { askForHome } from '../home/ask-for-home.ts';
import { calculatorPage, homePage, plannerPage, practiceHubPage } from '../home/home-pages.ts';
import { page } from './page.ts';
import { dialogOnWideScreens } from './redirects.ts';
import { getParentRoute } from './root.ts';
import { goBackSearch, loginSearch, orderSearch, shelfSearch, ticketSearch, wechatSearch } from './route-search.ts';

/** Home, the learner, membership, coins, plan. */

export const mePages = [
  createRoute({
    getParentRoute,
    path: '/',
    validateSearch: shelfSearch,
    beforeLoad: askForHome,
    ...homePage,
  }),
  createRoute({ getParentRoute, path: '/ielts-list', ...practiceHubPage }),

  // identity
  createRoute({
    getParentRoute,
    path: '/login',
    validateSearch: loginSearch,
    ...page(
      'login',
      () => import('#features/identity/login/LoginPage.tsx').then((file) => file.LoginPage),
      loginMessages,
    ),
  }),
  createRoute({
    getParentRoute,
    path: '/profile',
    ...page(
      'profile',
      () => import('#features/identity/profile/ProfilePage.tsx').then((file) => file.ProfilePage),
      profileMessages,
    ),
  }),
  createRoute({
    getParentRoute,
    path: '/profile/personal',
    validateSearch: wechatSearch,
    ...page(
      'personal',
      () => import('#features/identity/personal/PersonalPage.tsx').then((file) => file.PersonalPage),
      personalMessages,
    ),
  }),

  // membership
  createRoute({
    getParentRoute,
    path: '/profile/vip',
    validateSearch: orderSearch,
    ...page('vip', () => import('#features/membership/VipPage.tsx').then((file) => file.VipPage), vipMessages),
  }),
  createRoute({
    getParentRoute,
    path: '/sandbox-cashier',
    validateSearch: ticketSearch,
    ...page(
      'sandboxCashier',
      () => import('#features/membership/sandbox/SandboxCashierPage.tsx').then((file) => file.SandboxCashierPage),
      cashierMessages,
    ),
  }),

  // coins and tasks: pages on a phone, dialogs elsewhere
  createRoute({
    getParentRoute,
    path: '/profile/points',
    beforeLoad: dialogOnWideScreens('coins'),
    ...page(
      'points',
      () => import('#features/economy/coins/PointsPage.tsx').then((file) => file.PointsPage),
      economyMessages,
    ),
  }),
  createRoute({
    getParentRoute,
    path: '/task-center',
    validateSearch: goBackSearch,
    beforeLoad: dialogOnWideScreens('tasks'),
    ...page(
      'taskCenter',
      () => import('#features/economy/tasks/TaskCenterPage.tsx').then((file) => file.TaskCenterPage),
      economyMessages,
      inviteMessages,
    ),
  }),

  // planner and calculator
  createRoute({ getParentRoute, path: '/ielts-planner', ...plannerPage }),
  createRoute({ getParentRoute, path: '/ielts-calculator', ...calculatorPage }),

  // for the people who build the pages
  createRoute({
    getParentRoute,
    path: '/dev/gallery',
    ...page(
      'gallery',
      () => import('#features/gallery/GalleryPage.tsx').then((file) => file.GalleryPage),
      galleryMessages,
    ),
  }),
] as const;
