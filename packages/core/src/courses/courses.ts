import type { VipSkill } from '../membership/vip.ts';
import { SKILLS, type Skill } from '../skills.ts';

/** The product's numbers: 1 writing, 2 reading, 3 listening, 4 speaking; 5 for a package of several. */
const COURSE_TYPES = { writing: 1, reading: 2, listening: 3, speaking: 4, several: 5 } as const;
/** As the page lists them. */
export const COURSE_TYPE_ORDER = [3, 2, 1, 4, 5] as const;

const VIP_OF_TYPE: Record<number, VipSkill> = { 1: 'writing', 2: 'reading', 3: 'listening' };

/** What a course practises; nothing named for one of several. */
export const skillOfCourse = (type: number): Skill | undefined => SKILLS.find((skill) => COURSE_TYPES[skill] === type);

export function packageType(courseTypes: readonly number[]): number {
  const [first, ...others] = new Set(courseTypes);
  return first === undefined || others.length ? COURSE_TYPES.several : first;
}

/**
 * One number for a course inside a package, the same for ever: Cantor's pairing, which counts all pairs along their
 * diagonals. There is nothing to store, and no two pairs share a number.
 */
export function relationIdOf(packageId: number, courseId: number): number {
  const diagonal = packageId + courseId;
  return (diagonal * (diagonal + 1)) / 2 + courseId;
}

/** A member's course opens with the membership of its skill; where no membership is sold, with any. */
export function mayTake(access: 'free' | 'vip' | 'coins', type: number, vip: readonly VipSkill[]): boolean {
  if (access !== 'vip') return true;
  const skill = VIP_OF_TYPE[type];
  return skill ? vip.includes(skill) : vip.length > 0;
}

type PackageOf = { last_time: number; own_organisation: 0 | 1; access: 'free' | 'vip' | 'coins'; type_id: number };

/** A learner's own: begun by them, of their school, or opened by their membership. What is free for all is nobody's own. */
export const isOwned = (item: PackageOf, vip: readonly VipSkill[]): boolean =>
  item.last_time > 0 || item.own_organisation === 1 || (item.access === 'vip' && mayTake('vip', item.type_id, vip));

type LessonState = { status: 0 | 1 | 2; next: 0 | 1 };

/** 0 locked, 1 open, 2 done. The first lesson can always be tried; `next` is the first open one. */
export function lessonStates(lessons: readonly { done: boolean; open: boolean }[]): LessonState[] {
  const statuses = lessons.map(({ done, open }, i) => {
    if (done) return 2;
    return open || i === 0 ? 1 : 0;
  });
  const next = statuses.indexOf(1);
  return statuses.map((status, i) => ({ status, next: i === next ? 1 : 0 }));
}
