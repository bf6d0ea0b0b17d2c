import type { UserInfo } from '@ninefold/contract/identity';
import { offersMockScores } from '@ninefold/core/bands/past-scores';
import { firstStep, type StepProblem, stepProblem } from '@ninefold/core/planner/plan-draft';
import { mockScoresIn } from '@ninefold/core/score-fields';
import { dayAt } from '@ninefold/core/time/day';
import { secondsOf } from '@ninefold/core/time/seconds';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef, useState } from 'react';
import { isLoggedIn } from '#session/role.ts';
import { afterEvent, freshPlan, type HeldPlan, planOf } from '../plan-draft-state.ts';
import { type LastMock, plannerQueries } from '../planner.queries.ts';
import { storedPlan } from './stored-plan.ts';

const now = () => secondsOf(Date.now());

/** The wizard's state: the step, the answers, and what is still missing. */
export function usePlanWizard(me: UserInfo, mobile: boolean) {
  const client = useQueryClient();
  const today = dayAt(now(), me.time_zone);
  const start = useRef<HeldPlan | null>(null);
  start.current ??= opened(me, mobile);
  const [plan, send] = useReducer(afterEvent, start.current);
  const [problem, setProblem] = useState<StepProblem | null>(null);
  const [offer, setOffer] = useState<LastMock | null>(null);

  useEffect(() => {
    // Only opening the wizard is no answer yet.
    if (plan !== start.current) storedPlan.write(me.id, plan);
  }, [me.id, plan]);

  /** A guest has no mock; if the call fails, the learner fills the scores in. */
  async function lastMock(): Promise<LastMock | null> {
    if (!isLoggedIn(me.role)) return null;
    return client.ensureQueryData(plannerQueries.lastMock()).catch(() => null);
  }

  async function goOn(): Promise<void> {
    const missing = stepProblem(plan.step, plan.draft, today);
    setProblem(missing);
    if (missing) return;
    if (plan.step === 1 && !plan.mockOffered) {
      const mock = await lastMock();
      if (mock && offersMockScores(plan.draft.history, mockScoresIn(mock))) return setOffer(mock);
    }
    send({ type: 'went_on' });
  }

  return {
    plan,
    today,
    problem,
    goOn,
    send: (event: Parameters<typeof send>[0]) => {
      setProblem(null);
      send(event);
    },
    /** The mock scores the learner is being asked about. */
    offer,
    answerOffer: (accepted: boolean) => {
      if (offer && accepted) send({ type: 'mock_accepted', mock: mockScoresIn(offer) });
      else send({ type: 'mock_declined' });
      setOffer(null);
    },
    dismissOffer: () => setOffer(null),
    startOver: () => {
      setProblem(null);
      send({ type: 'started_over', plan: freshPlan(1, today) });
    },
  };
}

export type PlanWizard = ReturnType<typeof usePlanWizard>;

/** A plan that was left half-finished, else the saved plan, else suggestions. */
function opened(me: UserInfo, mobile: boolean): HeldPlan {
  const held = storedPlan.read(me.id);
  const first = firstStep(me.is_done_learning_plan === 1, mobile);
  if (held) return held.step < first ? { ...held, step: first } : held;
  return me.is_done_learning_plan === 1 ? planOf(me, first) : freshPlan(first, dayAt(now(), me.time_zone));
}
