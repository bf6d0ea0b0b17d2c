import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { closeApp, coursePackage, guest, lastLearned, openApp, refusal } from '../app.testing.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  closeApp();
});

const comesFromSchool = () => vi.spyOn(document, 'cookie', 'get').mockReturnValue('has_session=1; org_id=1');

const heading = (name: RegExp) => screen.findByRole('heading', { level: 1, name }, { timeout: 5000 });

describe('which home is shown at /', () => {
  test('a last-learned course: the personal home', async () => {
    await openApp('/');
    expect(await heading(/，知夏$/)).toBeTruthy();
    expect(await screen.findByRole('heading', { level: 2, name: /第 2 课/ })).toBeTruthy();
  });

  test('nothing learnt yet: the packages', async () => {
    await openApp('/', { answers: { 'course/get-last-learned': null } });
    expect(await heading(/选一个课程包/)).toBeTruthy();
  });

  test('only a package chosen before: the packages, on that one', async () => {
    await openApp('/', {
      answers: { 'course/get-last-learned': { ...lastLearned, course_id: 0, package_relation_id: 0 } },
    });
    expect(await heading(/选一个课程包/)).toBeTruthy();
    const chosen = await screen.findByRole('link', { name: /口语 6.5 提升包/ });
    expect(chosen.getAttribute('href')).toContain('packageId=1');
  });

  test('a package in the address is shown, whatever was learnt last', async () => {
    await openApp('/?packageId=1');
    expect(await heading(/选一个课程包/)).toBeTruthy();
  });

  test('a guest is welcomed before the packages', async () => {
    await openApp('/', { answers: { 'course/get-last-learned': null, 'student/get-info': guest } });
    expect(await heading(/欢迎来到九阶雅思/)).toBeTruthy();
    expect(await screen.findByRole('heading', { level: 2, name: /选一个课程包/ })).toBeTruthy();
  });

  test('choosing a type keeps the list of packages and the focus, although the welcome goes away', async () => {
    const types = [
      { id: 1, name: '阅读' },
      { id: 2, name: '听力' },
    ];
    await openApp('/', {
      answers: { 'course/get-last-learned': null, 'student/get-info': guest, 'course/get-type-list': types },
    });
    const tab = await screen.findByRole('tab', { name: '阅读' });
    tab.focus();
    await act(async () => fireEvent.click(tab));
    expect(await heading(/选一个课程包/)).toBeTruthy();
    expect(document.activeElement).toBe(tab);
  });

  test('the organisation cookie asks for the home of the school', async () => {
    comesFromSchool();
    const home = { id: 1, name: '晨星国际学校', logo: '', notices: [], more_notices: false };
    await openApp('/', { answers: { 'organisation/get-home': home } });
    expect(await heading(/晨星国际学校/)).toBeTruthy();
  });

  test('the cookie alone opens nothing: the server says who belongs there', async () => {
    comesFromSchool();
    await openApp('/', { answers: { 'organisation/get-home': refusal('organisation_only', 403) } });
    expect(await screen.findByText('organisation_only', {}, { timeout: 5000 })).toBeTruthy();
  });
});

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
    expect(await heading(/选一个课程包/)).toBeTruthy();
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
