import { posterPayload } from '@ninefold/core/planner/poster';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusal, refused, register, type Site } from '#features/identity/identity.testing.ts';
import { openPlannerSite, planned, takenBefore } from './planner.testing.ts';

let site: Site;
beforeAll(async () => {
  site = await openPlannerSite({ PUBLIC_URL: 'https://ielts.example' });
});
afterAll(() => site.close());

const plan = () => ({
  examDate: takenBefore(site).exam_date,
  overall: 7,
  targets: { listening: 7.5, reading: 7.5, writing: 6.5, speaking: 6.5 },
});

test.each([
  { posterReadBug: true, why: 'the payload of the specification, defect included' },
  { posterReadBug: false, why: 'its other reading' },
])('the poster says what the saved plan says: $why', async ({ posterReadBug }) => {
  const { api, user } = await planned(site);
  const poster = await api.student.getPlanPoster(posterPayload(plan(), { posterReadBug }));
  expect(poster).toMatchObject({
    days_left: 63,
    target_score: 7,
    target_score_read: 7.5,
    target_score_write: 6.5,
    current_score_listen: 6.5,
    current_score_speak: 5,
    link: `https://ielts.example/#/login?invite=${user.invite_code}`,
  });
});

test('a page that still has yesterday’s plan is told to refresh; without a plan there is no poster', async () => {
  const { api } = await planned(site);
  const stale = posterPayload({ ...plan(), overall: 8 }, { posterReadBug: true });
  expect(await refusal(api.student.getPlanPoster(stale))).toBe('conflict');
  const beginner = await register(site);
  const payload = posterPayload(plan(), { posterReadBug: true });
  expect(await refusal(beginner.api.student.getPlanPoster(payload))).toBe('not_found');
  expect((await refused(api.student.getPlanPoster({ ...payload, target_score: 3 }))).fields).toEqual(['target_score']);
});

test('the page learns from the site whether the defect is reproduced: on by default, and a setting', async () => {
  expect((await site.visitor().api.common.getSiteInfo()).compat).toEqual({ poster_read_bug: true });
  const right = await openPlannerSite({ COMPAT_POSTER_READ_BUG: 'off' });
  expect((await right.visitor().api.common.getSiteInfo()).compat).toEqual({ poster_read_bug: false });
  await right.close();
});
