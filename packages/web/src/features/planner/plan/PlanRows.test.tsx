import { planRows } from '@ninefold/core/planner/plan-row';
import { scoresOf, TWELVE_LEARNERS } from '@ninefold/core/planner/plan-row.testing';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { beforeAll, expect, test } from 'vitest';
import { skillMessages } from '#ui/skill/skills.messages.ts';
import { show } from '#ui/ui.testing.tsx';
import { PlanRows } from './PlanRows.tsx';
import { planMessages } from './plan.messages.ts';
import { text as plan } from './plan.zh.ts';

beforeAll(() => Promise.all([planMessages.load('zh'), skillMessages.load('zh')]));

const router = createRouter({
  routeTree: createRootRoute({ staticData: { page: null } }),
  history: createMemoryHistory(),
});

/** One journey shows some of these learners in a browser; here are all of them, on a desktop and on a phone. */
for (const actions of ['buttons', 'whole_row'] as const)
  test.each(TWELVE_LEARNERS)(`$who, with ${actions}: the rows are those of the specification`, async (learner) => {
    const isPhone = actions === 'whole_row';
    const scores = { targets: scoresOf(learner.targets), past: scoresOf(learner.past), mock: scoresOf(learner.mock) };
    const expected = planRows(scores, isPhone, () => true);
    if (!isPhone) expect(expected.map(({ action }) => action?.path)).toEqual(learner.paths);
    const { container } = await show(
      <RouterContextProvider router={router}>
        <PlanRows rows={expected} actions={actions} />
      </RouterContextProvider>,
      'zh',
    );
    expect([...container.querySelectorAll('li')].map(readRow)).toEqual(
      expected.map((row) => ({
        status: expect.stringContaining(plan[row.status]),
        target: expect.stringContaining(plan.target.replace('{band}', row.target.toFixed(1))),
        progress: `${Math.round(row.progress * 100)}`,
        score: expect.stringMatching(row.current < 0 ? /还没有分数/ : new RegExp(row.current.toFixed(1))),
        links: [row.action, isPhone ? null : row.second].flatMap((one) => one?.path ?? []),
      })),
    );
  });

const readRow = (row: Element) => ({
  status: row.textContent,
  target: row.textContent,
  progress: row.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow'),
  score: row.querySelector('[role=img]')?.getAttribute('aria-label'),
  links: [...row.querySelectorAll('a')].map((link) => link.getAttribute('href')),
});
