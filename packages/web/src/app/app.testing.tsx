import type { SignInWeek } from '@ninefold/contract/economy/tasks';
import type { UserInfo } from '@ninefold/contract/identity';
import type { MenuItem } from '@ninefold/contract/shell';
import { visibleActionsOf } from '@ninefold/core/identity/visible-actions';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, render } from '@testing-library/react';
import { Suspense } from 'react';
import { vi } from 'vitest';
import { courseMessages } from '#features/courses/courses.messages.ts';
import { planMessages } from '#features/planner/plan/plan.messages.ts';
import { LanguageProvider } from '#i18n/LanguageProvider.tsx';
import { type Language, storeLanguage } from '#i18n/language.ts';
import { timeMessages } from '#i18n/useFormat.ts';
import { queryClient } from '#lib/query-client.ts';
import { beginVisit } from '#lib/report-error.ts';
import { kitMessages } from '#ui/kit.messages.ts';
import { Toaster } from '#ui/states/Toaster.tsx';
import { UiProvider } from '#ui/theme/UiProvider.tsx';
import { homeMessages } from './home/home.messages.ts';
import { pageMessages } from './page/page-titles.messages.ts';
import { practiceMessages } from './practice-hub/practice.messages.ts';
import { createAppRouter } from './routes/router.ts';
import { shellMessages } from './shell.messages.ts';

type Answers = Record<string, unknown>;

/**
 * The whole page over a fake server that is a table of answers: `{ 'student/get-info': learner }`. A function computes
 * its answer from the input, at once or later; one that throws is a lost connection.
 */
export async function openApp(path: string, { answers = {}, width = 1440, language = 'zh' as Language } = {}) {
  beginVisit();
  const asked: { path: string; input: unknown }[] = [];
  const all: Answers = {
    'student/get-operation-permissions-list': () => visibleActionsOf((all['student/get-info'] as UserInfo).role, []),
    ...STANDARD,
    ...answers,
  };
  vi.stubGlobal('innerWidth', width);
  vi.stubGlobal('fetch', async (url: string, init: { body: string | FormData }) => {
    const name = url.replace('/api/', '');
    // With a file its input is a field beside it.
    const input = JSON.parse(typeof init.body === 'string' ? init.body : String(init.body.get('input')));
    asked.push({ path: name, input });
    const answer = all[name];
    return new Response(JSON.stringify(envelope(await (typeof answer === 'function' ? answer(input) : answer))));
  });
  storeLanguage(language);
  const words = [
    shellMessages,
    pageMessages,
    kitMessages,
    homeMessages,
    practiceMessages,
    courseMessages,
    planMessages,
    timeMessages,
  ];
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
  return { code: 200, msg: 'ok', data: answer === undefined ? {} : answer };
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
  item(10, '雅思练习', '/ielts-list', [item(12, '阅读', '/reading-list'), item(28, '基础训练', '')]),
];

export const learner = {
  id: 7,
  role: 'student',
  account: 'lin',
  name: '知夏',
  head_sculpture: '',
  time_zone: 'Asia/Shanghai',
  exam_type: 1,
  module: 'academic',
  expiration_time: 0,
  reading_expiration_time: 0,
  listening_expiration_time: 0,
  is_guide: 0,
  organisation: null,
} as unknown as UserInfo;
export const guest = { ...learner, id: 8, role: 'tourist', name: '' } as UserInfo;
export const member = { ...learner, reading_expiration_time: 4_000_000_000 };

/** Saturday, still open, after one missed day. */
export const week: SignInWeek = {
  list: ['周一', '周二', '周三', '周四', '周五', '周六', '周日'].map((day_name, index) => ({
    day_name,
    sign_in_status: index === 5 ? 1 : index === 1 || index === 6 ? 3 : 2,
    points: index === 6 ? 30 : 10,
    date: `2026-11-${String(9 + index).padStart(2, '0')}`,
  })),
  current_day: 6,
  is_continuous: 1,
  continuous_days: 3,
  week_continuous_days: 3,
  days_desc: '已连续 3 天。周日签到得 30 金币。',
  auto_sign_in: 0,
};

export const lastLearned = {
  course_id: 11,
  package_id: 1,
  course_type: 4,
  package_relation_id: 101,
  course_name: '口语 6.5 提升',
  package_name: '口语 6.5 提升包',
  time: 0,
};

export const coursePackage = {
  id: 1,
  name: '口语 6.5 提升包',
  summary: '',
  type_id: 4,
  from: 5.5,
  to: 6.5,
  courses: 1,
  lessons: 2,
  done: 1,
  minutes: 30,
  access: 'free',
  own_organisation: 0,
  last_time: 0,
};

const lesson = { order: 1, kind: 'video', name: '先听懂考官', minutes: 12, status: 2, next: 0 };
const courseInfo = {
  ...coursePackage,
  id: 11,
  package_id: 1,
  relation_id: 101,
  package_name: '口语 6.5 提升包',
  package_summary: '',
  units: [
    {
      name: '先开口',
      lessons: [
        { ...lesson, id: 201 },
        { ...lesson, id: 202, order: 2, name: '说满两分钟', status: 1, next: 1 },
      ],
    },
  ],
};

const mine = { state: 'new', attempt_id: 0, answered: 0, best: -1, best_band: -1, last_at: 0 };
const passage = {
  topic: 'technology',
  module: 'academic',
  types: ['tfng'],
  part: 1,
  marks: 13,
  seconds: 1200,
  has_audio: 0,
  locked: 0,
  mine,
};

/** A full reading set of three passages. */
export const readingSet = {
  id: 70,
  shelf: 'jian_ya',
  title: { en: 'Reading set 1', zh: '阅读第 1 套' },
  marks: 40,
  seconds: 3600,
  whole: 1,
  locked: 0,
  mine,
  papers: [71, 72, 73].map((id) => ({ ...passage, id, title: { en: `Passage ${id}`, zh: `第 ${id} 篇` } })),
};

const noWords = {
  plan: { unit: 'minutes', amount: 15, days: [1, 2, 3, 4, 5, 6, 7], is_saved: 0, books: [], exam_day: '' },
  report: {
    reviews: 0,
    fresh: 0,
    done_reviews: 0,
    done_fresh: 0,
    load: [],
    hard: [],
    hard_count: 0,
    notebook_count: 0,
  },
};

const STANDARD: Answers = {
  'vocabulary/learn-plan/get-detail': { ...noWords.plan, is_study_day: 1, is_placed: 0 },
  'vocabulary/learn-plan/get-today-report': { ...noWords.report, grades: [0, 0, 0, 0], accuracy_week: -1, cap: 20 },
  'vocabulary/get-book-list': { list: [] },
  'vocabulary/notebook/find': { list: [], total: 0, page: 1, pageSize: 50 },
  'course/get-last-learned': lastLearned,
  'course/get-info': courseInfo,
  'course/get-type-list': [],
  'course/get-package-list': { list: [coursePackage], total: 1 },
  'course/get-course-list': { list: [courseInfo], total: 1 },
  'plan/get-last-records': [],
  'reading/get-jian-ya-list': { list: [], total: 0 },
  'listening/get-jian-ya-list': { list: [], total: 0 },
  'attempt/get-record-list': { list: [], has_more: 0 },
  'mistakes/get-due': { day: '2026-11-14', skills: [], done: 0, minutes: 0 },
  'training/get-config': { collections: 1, groups: [] },
  'training/get-list': { list: [], total: 0, page: 1, pageSize: 10 },
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
  'points/get-info': {
    remaining_points: 1280,
    task_correct_num: 0,
    model_essay_num: 0,
    prices: { essay_scoring: 60, model_essay: 40, speaking_report: 50 },
  },
  'task/get-week-sign-in': week,
  'task/get-list': { list: [], total: 0 },
};
