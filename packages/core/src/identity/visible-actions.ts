import type { VipSkill } from '../membership/vip.ts';

/** What an account may do, as `skill.action` keys. The page hides by this list; the server decides call by call. */

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

export type Permission =
  | (typeof LEARNER)[number]
  | (typeof OPERATOR_ADDS)[number]
  | `${VipSkill}.vip`
  | (typeof GUEST)[number];

export function permissionsOf(
  role: 'tourist' | 'student' | 'backend-system',
  currentVip: readonly VipSkill[],
): Permission[] {
  if (role === 'tourist') return [...GUEST];
  const vip = currentVip.map((skill) => `${skill}.vip` as const);
  if (role === 'student') return [...LEARNER, ...vip];
  return [...LEARNER.filter((key) => !OPERATOR_LACKS.includes(key)), ...vip, ...OPERATOR_ADDS];
}
