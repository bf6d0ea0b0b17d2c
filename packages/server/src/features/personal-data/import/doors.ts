import { VIP_SKILLS, type VipSkill } from '@ninefold/core/membership/vip';
import { type AccessRule, isLocked } from '@ninefold/core/practice/attempt-rules';
import type { ContentHere } from '#db/personal/references.ts';
import type { Deps } from '#deps.ts';
import type { Courses } from '#features/courses/courses.service.ts';
import type { Learners } from '#features/identity/learners/learners.service.ts';
import type { Membership } from '#features/membership/membership.service.ts';

type Behind = Pick<ContentHere, 'id' | 'kind' | 'access' | 'course'>;
/** What of the content this learner may open. */
export type DoorsOf = (userId: number) => Promise<(item: Behind) => boolean>;

type Uses = Pick<Deps, 'db' | 'settings'> & {
  learners: Pick<Learners, 'find'>;
  membership: Pick<Membership, 'isMember'>;
  courses: Pick<Courses, 'closedLessons'>;
};

const KINDS: Readonly<Record<string, VipSkill>> = {
  reading: 'reading',
  listening: 'listening',
  'writing-task-1': 'writing',
  'writing-task-2': 'writing',
};
/** A training set, a shelf. */
const NAMES_ITS_SKILL = new Set(['training', 'collection']);

/** The doors of all skills as their own pages have them: a file must not open what a membership opens. */
export const membershipDoors =
  ({ db, settings, learners, membership, courses }: Uses): DoorsOf =>
  async (userId) => {
    const isOperator = (await learners.find(db, userId))?.role === 'backend-system';
    const rules: Record<VipSkill, AccessRule> = {
      writing: settings.WRITING_ACCESS,
      reading: settings.READING_ACCESS,
      listening: settings.LISTENING_ACCESS,
    };
    const members = new Set<VipSkill>();
    for (const skill of VIP_SKILLS) if (await membership.isMember(db, userId, skill)) members.add(skill);
    const closedLessons = await courses.closedLessons(userId);

    return ({ id, kind, access, course }) => {
      if (kind === 'lesson') return isOperator || !closedLessons.has(id);
      const skill = skillOf(kind, course);
      if (!skill) return true;
      const costs = access === 'vip' || access === 'coins' ? access : 'free';
      return !isLocked({ rule: rules[skill], access: costs, isMember: members.has(skill), isOperator });
    };
  };

function skillOf(kind: string, course: string | null): VipSkill | undefined {
  if (!NAMES_ITS_SKILL.has(kind)) return KINDS[kind];
  return VIP_SKILLS.find((skill) => skill === course) ?? KINDS[course ?? ''];
}
