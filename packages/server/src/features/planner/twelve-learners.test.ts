import { planRows } from '@ninefold/core/planner/plan-row';
import { scoresOf, TWELVE_LEARNERS } from '@ninefold/core/planner/plan-row.testing';
import { overallOf } from '@ninefold/core/planner/targets';
import { scoresIn } from '@ninefold/core/score-fields';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { register, type Site } from '#features/identity/identity.testing.ts';
import { openPlannerSite, planInput } from './planner.testing.ts';

let site: Site;
beforeAll(async () => {
  site = await openPlannerSite();
});
afterAll(() => site.close());

test.each(TWELVE_LEARNERS)('saved, refetched and drawn, the rows are those of the table: $who', async (learner) => {
  const { api, user } = await register(site);
  const [targets, past, mock] = [scoresOf(learner.targets), scoresOf(learner.past), scoresOf(learner.mock)];
  if (learner.mock.length) await site.services.mock.recordMock(site.deps.db, user.id, mock, site.deps.now());
  await api.student.updateLearningPlan(
    planInput(site, {
      is_ielts: learner.past.length ? 1 : 2,
      target_score: overallOf(targets),
      target_score_listen: targets.listening,
      target_score_read: targets.reading,
      target_score_write: targets.writing,
      target_score_speak: targets.speaking,
      past_score_listen: past.listening,
      past_score_read: past.reading,
      past_score_write: past.writing,
      past_score_speak: past.speaking,
    }),
  );
  const info = await api.student.getInfo();
  const last = await api.exam.getSimulateExamLastScore();
  const scores = {
    targets: scoresIn('target_score', info),
    past: scoresIn('past_score', info),
    mock: scoresOf([last.listening_score, last.reading_score, last.writing_score, last.speaking_score]),
  };
  const rows = planRows(scores, false, () => true);
  expect(rows.map((row) => row.level)).toEqual(learner.levels);
  expect(rows.map((row) => row.action?.path)).toEqual(learner.paths);
  // A plan of days follows for every one of them.
  const { state, day } = await api.plan.getToday();
  expect([state, day?.type]).toEqual(['planned', 'study']);
});
