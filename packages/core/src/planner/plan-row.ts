import { type IsOpen, isOpen as isPageOpen } from '../open-pages.ts';
import { hasScore, NONE, SKILLS, type Skill, type SkillScores } from '../skills.ts';

/** One row of the study-plan screen: where a skill stands and what to do about it. */

type PlanLevel = 1 | 2 | 3 | 4;
const PLAN_STATUSES = ['not_tested', 'reached', 'near', 'bottleneck'] as const;
type PlanStatus = (typeof PLAN_STATUSES)[number];

export type PlanAction = { kind: 'practise' | 'class' | 'mock'; path: string };
type Change = { direction: 'up' | 'down' | 'none'; by: number };

export type PlanRow = {
  skill: Skill;
  current: number;
  past: number;
  target: number;
  /** null without a current score; never below 0. */
  gap: number | null;
  change: Change;
  /** 0 to 1. */
  progress: number;
  status: PlanStatus;
  level: PlanLevel;
  /** null: nothing for this skill is there yet. */
  action: PlanAction | null;
  /** "Take a mock test", beside the action, while there is no score. */
  second: PlanAction | null;
};

export type PlanScores = { targets: SkillScores; past: SkillScores; mock: SkillScores };

export const planRows = (scores: PlanScores, mobile = false, isOpen: IsOpen = isPageOpen): PlanRow[] =>
  SKILLS.map((skill) => planRow(skill, scores, mobile, isOpen));

export function planRow(
  skill: Skill,
  { targets, past, mock }: PlanScores,
  mobile = false,
  isOpen: IsOpen = isPageOpen,
): PlanRow {
  const target = targets[skill];
  const current = currentScore(past[skill], mock[skill]);
  const level = levelOf(target, current);
  return {
    skill,
    current,
    past: past[skill],
    target,
    gap: hasScore(current) ? Math.max(0, target - current) : null,
    change: changeOf(past[skill], mock[skill]),
    progress: progressOf(current, target, past[skill]),
    status: statusOf(target, current),
    level,
    action: offered([actionOf(skill, actionLevel(level, current, mobile)), practise(skill)], isOpen),
    second: hasScore(current) ? null : offered([MOCK], isOpen),
  };
}

/** The mock score if there is one, else the past score, else none. */
export function currentScore(past: number, mock: number): number {
  if (hasScore(mock)) return mock;
  return hasScore(past) ? past : NONE;
}

export function levelOf(target: number, current: number): PlanLevel {
  if (!hasScore(current)) return 4;
  const gap = target - current;
  if (gap <= 0) return 1;
  if (gap <= 0.5) return 2;
  return gap <= 1 ? 3 : 4;
}

export function statusOf(target: number, current: number): PlanStatus {
  if (!hasScore(current)) return 'not_tested';
  const level = levelOf(target, current);
  if (level === 1) return 'reached';
  return level === 2 ? 'near' : 'bottleneck';
}

/**
 * A target reached at a low score is still a low score, so the action asks for more work; the status stays "reached".
 * Neither the class nor a whole mock suits a phone: both become practice there.
 */
export function actionLevel(level: PlanLevel, current: number, mobile: boolean): PlanLevel {
  const asked = level === 1 ? reevaluated(current) : level;
  return mobile && (asked === 4 || asked === 1) ? 3 : asked;
}

function reevaluated(current: number): PlanLevel {
  if (current <= 4) return 4;
  if (current < 5) return 3;
  return current < 6 ? 2 : 1;
}

const MOCK: PlanAction = { kind: 'mock', path: '/mock_list' };
const CLASS: PlanAction = { kind: 'class', path: '/' };
const PRACTICE_LISTS: Record<Skill, string> = {
  listening: '/listening-list',
  reading: '/reading-list',
  writing: '/writing-list-next',
  speaking: '/speaking',
};

const practise = (skill: Skill): PlanAction => ({ kind: 'practise', path: PRACTICE_LISTS[skill] });

export function actionOf(skill: Skill, level: PlanLevel): PlanAction {
  if (skill === 'speaking' || level === 2 || level === 3) return practise(skill);
  return level === 4 ? CLASS : MOCK;
}

/** The first that leads to something there is to do. Home is always there; its classes need the lessons. */
function offered(actions: readonly PlanAction[], isOpen: IsOpen): PlanAction | null {
  return actions.find(({ kind, path }) => isOpen(kind === 'class' ? '/lesson' : path)) ?? null;
}

/** From the past score to the mock; without both there is nothing to compare. */
export function changeOf(past: number, mock: number): Change {
  if (!hasScore(past) || !hasScore(mock) || past === mock) return { direction: 'none', by: 0 };
  return { direction: mock > past ? 'up' : 'down', by: Math.abs(mock - past) };
}

export function progressOf(current: number, target: number, past: number): number {
  if (!hasScore(current)) return 0;
  if (current >= target) return 1;
  const base = hasScore(past) ? past : 0;
  return target <= base ? 0 : Math.min(1, Math.max(0, (current - base) / (target - base)));
}
