import type { Skill } from '../skill.ts';

export function ReviewPage(_: { skill: Skill; id: number; attemptId: number; own: string | undefined }) {
  return null;
}
