import type { Lesson, LessonPart } from '@ninefold/contract/courses/lesson';
import { openApp } from '../app.testing.tsx';

export const both = (zh: string) => ({ en: zh, zh });
export const head = (title: string) => ({
  title: both(title),
  minutes: 0,
  text: both(`${title}的文字`),
  narration: null,
});
export const slide = (title: string): LessonPart => ({ is: 'teach', ...head(title), picture: '' });
export const progress = { part: 0, second: 0, done: [] as number[], state: 'new', answer: '' } as const;
export const lesson = (change: Partial<Lesson> = {}): Lesson => ({
  ...{ id: 3, kind: 'video', order: 7, name: '六十分钟', minutes: 10, goals: [] },
  course: { id: 2, name: '阅读', type_id: 2, lessons: 9, package_id: 1 },
  before: null,
  after: { id: 4, order: 8, name: '下一课', status: 1 },
  parts: [slide('时间'), slide('顺序')],
  named: [],
  progress: { ...progress, done: [] },
  handed_in: null,
  notes: [],
  ...change,
});
export const saved = (state: 'open' | 'done', done: number[] = [], paid = 0) => ({
  progress: { ...progress, done, state },
  coins: { paid, over_limit: 0 },
});
export const open = (answers: object, path = '/lesson/2/2/3') => openApp(path, { answers: { ...answers } });
export const sent = (asked: { path: string; input: unknown }[]) =>
  asked.filter(({ path }) => path === 'course/save-lesson-progress').map(({ input }) => input);
