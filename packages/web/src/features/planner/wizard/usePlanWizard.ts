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
import { useLastMock } from '../useMockScores.ts';
import { storedPlan } from './stored-plan.ts';

const now = () => secondsOf(Date.now());

/** The wizard's state: the step, the answers, and what is still missing. */
export function usePlanWizard(me: UserInfo, mobile: boolean) {
  const client = useQueryClient();
  const today = dayAt(now(), me.time_zone);
  const start = useRef<HeldPlan | null>(null);
  start.current ??= opened(me, mobile);
  const [plan, send] = useReducer(afterEvent, start.current);
  const [problem, setProblem] = useState<StepProblem | 'mock_missing' | null>(null);
  const [mockAnswer, setMockAnswer] = useState<boolean | null>(null);
  const lastMock = useLastMock() ?? null;
  const offer = plan.step === 1 ? offered(plan, lastMock) : null;
  /** What stands on the screen now; a press that waited for the mock scores would go by what stood there before. */
  const shown = useRef({ plan, mockAnswer });
  shown.current = { plan, mockAnswer };
  const waiting = useRef(false);

  useEffect(() => {
    // Only opening the wizard is no answer yet.
    if (plan !== start.current) storedPlan.write(me.id, plan);
  }, [me.id, plan]);

  /** A guest has no mock; if the call fails, the learner fills the scores in. */
  async function waitForMock(): Promise<LastMock | null> {
    if (!isLoggedIn(me.role)) return null;
    return client.ensureQueryData(plannerQueries.lastMock()).catch(() => null);
  }

  async function goOn(): Promise<void> {
    // A second press while the first one waits is the same press: it must not skip a step.
    if (waiting.current) return;
    const missing = stepProblem(plan.step, plan.draft, today);
    setProblem(missing);
    if (missing) return;
    if (plan.step !== 1 || plan.mockOffered) return send({ type: 'went_on' });
    waiting.current = true;
    const lastScores = await waitForMock();
    waiting.current = false;
    // The learner may have answered differently while the scores were on their way, or have gone back.
    if (shown.current.plan.step === plan.step) goOnWith(lastScores);
  }

  function goOnWith(lastScores: LastMock | null): void {
    const now = shown.current;
    const mock = offered(now.plan, lastScores);
    if (!mock) send({ type: 'went_on' });
    else if (now.mockAnswer === null) setProblem('mock_missing');
    else send(now.mockAnswer ? { type: 'mock_accepted', mock: mockScoresIn(mock) } : { type: 'mock_declined' });
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
    /** The mock scores the learner is asked about, and the answer so far. */
    mock: {
      offer,
      answer: mockAnswer,
      onAnswer: (answer: boolean) => {
        setProblem(null);
        setMockAnswer(answer);
      },
    },
    startOver: () => {
      setProblem(null);
      setMockAnswer(null);
      send({ type: 'started_over', plan: freshPlan(1, today) });
    },
  };
}

export type PlanWizard = ReturnType<typeof usePlanWizard>;

/** Asked once of those who say they have taken IELTS, and only where there is something to use. */
function offered({ mockOffered, draft }: HeldPlan, mock: LastMock | null): LastMock | null {
  return mock && !mockOffered && offersMockScores(draft.history, mockScoresIn(mock)) ? mock : null;
}

/** A plan that was left half-finished, else the saved plan, else suggestions. */
function opened(me: UserInfo, mobile: boolean): HeldPlan {
  const held = storedPlan.read(me.id);
  const first = firstStep(me.is_done_learning_plan === 1, mobile);
  if (held) return held.step < first ? { ...held, step: first } : held;
  return me.is_done_learning_plan === 1 ? planOf(me, first) : freshPlan(first, dayAt(now(), me.time_zone));
}
