import type { UserInfo } from '@ninefold/contract/identity';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Matches,
  Outlet,
  type RouteComponent,
  RouterContextProvider,
} from '@tanstack/react-router';
import { act, cleanup, render } from '@testing-library/react';
import { Suspense } from 'react';
import { vi } from 'vitest';
import { LanguageProvider } from '#i18n/LanguageProvider.tsx';
import { queryClient } from '#lib/query-client.ts';
import { kitMessages } from '#ui/kit.messages.ts';
import { UiProvider } from '#ui/theme/UiProvider.tsx';
import { loginMessages } from './login.messages.ts';
import { personalMessages } from './personal.messages.ts';

type Answer = { data: unknown } | { error: string; msg: string; code: number; fields?: string[]; details?: object };
type Answers = Record<string, (input: Record<string, unknown>) => Answer>;

export const ok = (data: unknown): Answer => ({ data });
export const refused = (error: string, msg: string, more: object = {}): Answer => ({ error, msg, code: 400, ...more });

/** A fake server: its answers by path, and everything it was asked, in order. */
export function fakeServer(answers: Answers) {
  const asked: { path: string; input: Record<string, unknown> }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: { body: string }) => {
    const path = url.replace('/api/', '');
    const input = JSON.parse(init.body) as Record<string, unknown>;
    asked.push({ path, input });
    const answer = (answers[path] ?? STANDARD[path] ?? (() => refused('not_found', 'nothing here')))(input);
    const body = 'data' in answer ? { code: 200, msg: 'ok', data: answer.data } : { data: null, ...answer };
    return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
  });
  return { asked, countOf: (path: string) => asked.filter((call) => call.path === path).length };
}

const STANDARD: Answers = {
  'common/get-country-list': () =>
    ok([
      { id: 156, iso: 'CN', name: '中国', dial_code: '86' },
      { id: 826, iso: 'GB', name: '英国', dial_code: '44' },
    ]),
  'student/get-captcha': () => captchaQuestion(),
  'student/get-info': () => ok(guest),
};
export const captchaQuestion = () => ok({ ...question, key: `key-${++questions}` });
let questions = 0;
/** So little work that it is done at once. */
const question = {
  captcha_type: 'scrypt',
  nonce: '00',
  salt: '00',
  cost: 2,
  block: 1,
  length: 32,
  prefix: '0',
  most: 1000,
};

/** Shows the page at `at`; other paths show their own name, so that a test can see where it was led. */
export async function showPage(path: string, Page: RouteComponent, at = path) {
  const staticData = { page: null };
  const root = createRootRoute({
    staticData,
    component: () => (
      <Suspense fallback={null}>
        <Outlet />
      </Suspense>
    ),
    notFoundComponent: () => <p>elsewhere</p>,
  });
  const route = createRoute({ getParentRoute: () => root, staticData, path, component: Page });
  const history = createMemoryHistory({ initialEntries: [at] });
  const router = createRouter({ routeTree: root.addChildren([route]), history });
  // Loads words and on-demand parts in advance, so that no test waits for a busy disk.
  const words = [kitMessages, loginMessages, personalMessages].map((text) => text.load('zh'));
  await Promise.all([
    router.load(),
    import('#ui/on-demand/DialogFrame.tsx'),
    import('#ui/on-demand/SelectBox.tsx'),
    import('./forms/captcha-work.ts'),
    ...words,
  ]);
  await act(async () => {
    render(
      <QueryClientProvider client={queryClient}>
        <LanguageProvider initial="zh">
          <UiProvider>
            <RouterContextProvider router={router as never}>
              <Matches />
            </RouterContextProvider>
          </UiProvider>
        </LanguageProvider>
      </QueryClientProvider>,
    );
  });
  return { router, here: () => history.location.href };
}

export function leavePage(): void {
  cleanup();
  queryClient.clear();
}

export const learner: UserInfo = {
  id: 7,
  role: 'student',
  account: 'learner',
  name: '林知夏',
  mobile: '13800000001',
  country_id: 156,
  head_sculpture: '',
  wechat_name: '',
  exam_type: 1,
  module: 'academic',
  language: 'zh',
  time_zone: 'Asia/Shanghai',
  exam_date: 0,
  exam_purpose: '',
  is_ielts: 0,
  is_done_learning_plan: 0,
  is_guide: 0,
  target_score: 6,
  target_score_listen: 6,
  target_score_read: 6,
  target_score_speak: 6,
  target_score_write: 6,
  past_score_listen: -1,
  past_score_read: -1,
  past_score_speak: -1,
  past_score_write: -1,
  minutes_per_day: 60,
  invite_code: '',
  ai_test_num: 3,
  expiration_time: 0,
  reading_expiration_time: 0,
  listening_expiration_time: 0,
  vip_days: 0,
  vip_level: 0,
  vip_text: '',
  reading_vip_days: 0,
  reading_vip_level: 0,
  listening_vip_days: 0,
  listening_vip_level: 0,
  has_password: 1,
  organisation: null,
};

export const guest: UserInfo = {
  ...learner,
  id: 3,
  role: 'tourist',
  account: '',
  name: '游客',
  mobile: '',
  has_password: 0,
};
