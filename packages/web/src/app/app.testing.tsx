import type { MenuItem } from '@ninefold/contract/common';
import type { UserInfo } from '@ninefold/contract/student';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, render } from '@testing-library/react';
import { Suspense } from 'react';
import { vi } from 'vitest';
import { LanguageProvider } from '../i18n/LanguageProvider.tsx';
import { type Language, storeLanguage } from '../i18n/language.ts';
import { queryClient } from '../lib/query-client.ts';
import { kitMessages } from '../ui/kit.messages.ts';
import { Toaster } from '../ui/Toaster.tsx';
import { UiProvider } from '../ui/UiProvider.tsx';
import { homeMessages } from './home/home.messages.ts';
import { practiceMessages } from './home/practice.messages.ts';
import { pageMessages } from './pages.messages.ts';
import { createAppRouter } from './router.ts';
import { shellMessages } from './shell/shell.messages.ts';

type Answers = Record<string, unknown>;

/** The whole page over a server made of sentences: `{ 'student/get-info': learner }`; an Error is a refusal. */
export async function openApp(path: string, { answers = {}, width = 1440, language = 'zh' as Language } = {}) {
  const asked: { path: string; input: unknown }[] = [];
  const all: Answers = { ...STANDARD, ...answers };
  vi.stubGlobal('innerWidth', width);
  vi.stubGlobal('fetch', async (url: string, init: { body: string }) => {
    const name = url.replace('/api/', '');
    asked.push({ path: name, input: JSON.parse(init.body) });
    return new Response(JSON.stringify(envelope(all[name])));
  });
  storeLanguage(language);
  const words = [shellMessages, pageMessages, kitMessages, homeMessages, practiceMessages];
  await Promise.all(words.map((messages) => messages.load(language)));
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  await act(async () => {
    render(
      <LanguageProvider initial={language}>
        <UiProvider>
          <QueryClientProvider client={queryClient}>
            <Suspense fallback={null}>
              <RouterProvider router={router} />
              <Toaster />
            </Suspense>
          </QueryClientProvider>
        </UiProvider>
      </LanguageProvider>,
    );
  });
  return { router, asked, timesAsked: (name: string) => asked.filter((call) => call.path === name).length };
}

export function closeApp(): void {
  cleanup();
  queryClient.clear();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
}

export const refusal = (error: string, code: number) => ({ refused: { error, code, msg: error, data: null } });

function envelope(answer: unknown) {
  if (typeof answer === 'object' && answer !== null && 'refused' in answer) return answer.refused;
  return { code: 200, msg: 'ok', data: answer ?? {} };
}

const item = (id: number, name: string, module_path: string, children: MenuItem['children'] = []): MenuItem => ({
  id,
  name,
  icon: 'book',
  module_path,
  desc: '',
  children,
});

export const menu: MenuItem[] = [
  item(1, '首页', '/'),
  item(10, '雅思练习', '', [item(12, '阅读', '/reading-list'), item(28, '基础训练', '')]),
];

export const learner = {
  id: 7,
  role: 'student',
  account: 'lin',
  name: '知夏',
  head_sculpture: '',
  exam_type: 1,
  module: 'academic',
  expiration_time: 0,
  reading_expiration_time: 0,
  listening_expiration_time: 0,
  organisation: null,
} as unknown as UserInfo;
export const guest = { ...learner, id: 8, role: 'tourist', name: '' } as UserInfo;
export const member = { ...learner, reading_expiration_time: 4_000_000_000 };

const STANDARD: Answers = {
  'common/get-menu-list': menu,
  'common/get-site-info': {
    guest_mode: true,
    main_site: '',
    support: null,
    wechat: false,
    sign_in_points: 10,
    compat: { poster_read_bug: true },
  },
  'student/get-info': learner,
  'points/get-info': { remaining_points: 1280, task_correct_num: 0, model_essay_num: 0 },
};
