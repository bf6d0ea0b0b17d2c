import { createRoute } from '@tanstack/react-router';
import { economyMessages } from '#features/economy/economy.messages.ts';
import { inviteMessages } from '#features/economy/invite/invite.messages.ts';
import { loginMessages } from '#features/identity/login.messages.ts';
import { personalMessages } from '#features/identity/personal.messages.ts';
import { profileMessages } from '#features/identity/profile/profile.messages.ts';
import { securityMessages } from '#features/identity/security.messages.ts';
import { cashierMessages } from '#features/membership/sandbox/cashier.messages.ts';
import { vipMessages } from '#features/membership/vip.messages.ts';
import { personalDataMessages } from '#features/personal-data/personal-data.messages.ts';
import { page } from './page.ts';
import { dialogOnWideScreens } from './redirects.ts';
import { getParentRoute } from './root.ts';
import { goBackSearch, loginSearch, orderSearch, ticketSearch, wechatSearch } from './route-search.ts';

/** The learner: log-in and profile, membership, coins and tasks. */
export const mePages = [
  // identity
  createRoute({
    getParentRoute,
    path: '/login',
    validateSearch: loginSearch,
    ...page(
      { name: 'login', frame: 'bare', menu: null, record: null, guestReminder: false },
      () => import('#features/identity/login/LoginPage.tsx').then((file) => file.LoginPage),
      loginMessages,
    ),
  }),
  createRoute({
    getParentRoute,
    path: '/profile',
    ...page(
      { name: 'profile', frame: 'menu_wide', menu: 'profile', record: null, guestReminder: false },
      () => import('#features/identity/profile/ProfilePage.tsx').then((file) => file.ProfilePage),
      profileMessages,
    ),
  }),
  createRoute({
    getParentRoute,
    path: '/profile/personal',
    validateSearch: wechatSearch,
    ...page(
      { name: 'personal', frame: 'menu_wide', menu: 'profile', record: null, guestReminder: false },
      () => import('#features/identity/personal/PersonalPage.tsx').then((file) => file.PersonalPage),
      personalMessages,
    ),
  }),
  createRoute({
    getParentRoute,
    path: '/profile/security',
    ...page(
      { name: 'security', frame: 'menu_wide', menu: 'profile', record: null, guestReminder: false },
      () => import('#features/identity/security/SecurityPage.tsx').then((file) => file.SecurityPage),
      securityMessages,
    ),
  }),

  // personal data
  createRoute({
    getParentRoute,
    path: '/profile/data',
    ...page(
      { name: 'myData', frame: 'menu_wide', menu: 'profile', record: null, guestReminder: false },
      () => import('#features/personal-data/PersonalDataPage.tsx').then((file) => file.PersonalDataPage),
      personalDataMessages,
    ),
  }),

  // membership
  createRoute({
    getParentRoute,
    path: '/profile/vip',
    validateSearch: orderSearch,
    ...page(
      { name: 'vip', frame: 'menu_wide', menu: 'profile', record: null, guestReminder: false },
      () => import('#features/membership/VipPage.tsx').then((file) => file.VipPage),
      vipMessages,
    ),
  }),
  createRoute({
    getParentRoute,
    path: '/sandbox-cashier',
    validateSearch: ticketSearch,
    ...page(
      // It plays the part of an outside payment service, so nothing of the shop is shown around it.
      { name: 'sandboxCashier', frame: 'bare', menu: null, record: null, guestReminder: false },
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
      { name: 'points', frame: 'menu_wide', menu: 'profile', record: null, guestReminder: false },
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
      { name: 'taskCenter', frame: 'menu_wide', menu: 'taskCenter', record: null, guestReminder: false },
      () => import('#features/economy/tasks/TaskCenterPage.tsx').then((file) => file.TaskCenterPage),
      economyMessages,
      inviteMessages,
    ),
  }),

  // operators and the staff of schools
  createRoute({
    getParentRoute,
    path: '/admin/$',
    ...page({ name: 'admin', frame: 'bare', menu: null, record: null, guestReminder: false }, () =>
      import('../admin/AdminPage.tsx').then((file) => file.AdminPage),
    ),
  }),
] as const;
