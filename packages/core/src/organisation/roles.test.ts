import { expect, test } from 'vitest';
import { mayGiveRole, mayInSchool, SCHOOL_ACTS, type Standing } from './roles.ts';

const everything = [...SCHOOL_ACTS];
for (const { standing, acts, roles, why } of [
  { standing: 'operator', acts: everything, roles: ['owner', 'teacher', 'student'], why: 'runs the site' },
  { standing: 'owner', acts: everything, roles: ['owner', 'teacher', 'student'], why: 'runs the school' },
  {
    standing: 'teacher',
    acts: ['see_members', 'write_notices', 'invite_students'],
    roles: ['student'],
    why: 'looks after learners, appoints nobody',
  },
  { standing: 'student', acts: [], roles: [], why: 'belongs to the school and changes nothing in it' },
  { standing: null, acts: [], roles: [], why: 'does not belong to it, whatever they are elsewhere' },
] as { standing: Standing | null; acts: string[]; roles: string[]; why: string }[])
  test(`${standing ?? 'a stranger'}: ${why}`, () => {
    expect(SCHOOL_ACTS.filter((act) => mayInSchool(standing, act))).toEqual(acts);
    expect((['owner', 'teacher', 'student'] as const).filter((role) => mayGiveRole(standing, role))).toEqual(roles);
  });
