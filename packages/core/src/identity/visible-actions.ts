import type { VipSkill } from '../membership/vip.ts';

/** What the page shows to an account, as `skill.action` keys. It only hides; what is allowed the server decides call by call. */

const LEARNER = [
  'reading.practise',
  'listening.practise',
  'writing.practise',
  'writing.score',
  'speaking.practise',
  'speaking.score',
  'mock.take',
  'vocabulary.learn',
  'lesson.take',
  'training.practise',
  'plan.edit',
  'history.view',
  'task.sign_in',
  'points.view',
  'invite.share',
] as const;

/** Coins and tasks are the learner's; everything else an operator may try out like one. */
const OPERATOR_LACKS: readonly string[] = ['task.sign_in', 'points.view', 'invite.share'];
const OPERATOR_ADDS = ['content.manage', 'users.manage'] as const;

const GUEST = ['reading.practise', 'listening.practise', 'writing.practise', 'vocabulary.learn', 'plan.edit'] as const;

export type VisibleAction =
  | (typeof LEARNER)[number]
  | (typeof OPERATOR_ADDS)[number]
  | `${VipSkill}.vip`
  | (typeof GUEST)[number];

export function visibleActionsOf(
  role: 'tourist' | 'student' | 'backend-system',
  currentVip: readonly VipSkill[],
): VisibleAction[] {
  if (role === 'tourist') return [...GUEST];
  const vip = currentVip.map((skill) => `${skill}.vip` as const);
  if (role === 'student') return [...LEARNER, ...vip];
  return [...LEARNER.filter((key) => !OPERATOR_LACKS.includes(key)), ...vip, ...OPERATOR_ADDS];
}
