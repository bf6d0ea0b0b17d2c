import { screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { closeApp, coursePackage, openApp, refusal } from '../../app.testing.tsx';

afterEach(closeApp);

/** The page is a download of its own; a test waits for what it shows, not for its code. */
beforeAll(async () => {
  await import('./CoursePage.tsx');
}, 120_000);

describe('/course', () => {
  test('shows the lessons of the last-learned course', async () => {
    await openApp('/course');
    expect(await screen.findByText('先听懂考官', {}, { timeout: 5000 })).toBeTruthy();
  });

  test('without a last-learned course it is the first of a package that the learner owns', async () => {
    const list = [coursePackage, { ...coursePackage, id: 2, name: '本校课程', own_organisation: 1 }];
    const { asked } = await openApp('/course', {
      answers: { 'course/get-last-learned': null, 'course/get-package-list': { list, total: 2 } },
    });
    expect(await screen.findByText('先听懂考官', {}, { timeout: 5000 })).toBeTruthy();
    expect(asked).toContainEqual({ path: 'course/get-course-list', input: { package_id: 2 } });
  });

  test('without an owned one either, the learner chooses a package', async () => {
    await openApp('/course', { answers: { 'course/get-last-learned': null } });
    expect(await screen.findByRole('heading', { level: 1, name: /选一个课程包/ }, { timeout: 5000 })).toBeTruthy();
  });

  test('a course that is gone says so, is logged and is counted', async () => {
    const { asked } = await openApp('/course/99', { answers: { 'course/get-info': refusal('course_off_shelf', 404) } });
    expect(await screen.findByText('该课程已下架', {}, { timeout: 5000 })).toBeTruthy();
    expect(asked).toContainEqual({ path: 'common/track', input: { event: 'course_missing', target: '99' } });
    expect(
      asked.some(({ path, input }) => path === 'common/report-error' && JSON.stringify(input).includes('course 99')),
    ).toBe(true);
  });

  test('any other failure is shown with its reason and can be tried again', async () => {
    await openApp('/course/99', { answers: { 'course/get-info': refusal('internal', 500) } });
    expect(await screen.findByText('课程没有加载出来', {}, { timeout: 5000 })).toBeTruthy();
    expect(screen.getByRole('button', { name: '重试' })).toBeTruthy();
  });
});
