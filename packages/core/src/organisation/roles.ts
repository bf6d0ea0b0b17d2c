/** What somebody is in a school. Classes and their work will ask the same question. */
export const ORGANISATION_ROLES = ['owner', 'teacher', 'student'] as const;
export type OrganisationRole = (typeof ORGANISATION_ROLES)[number];

/** Somebody in a school, or an operator of the site, who may do everything in every one. */
export type Standing = OrganisationRole | 'operator';

export const SCHOOL_ACTS = [
  'see_members',
  'write_notices',
  'invite_students',
  'change_members',
  'change_school',
] as const;
export type SchoolAct = (typeof SCHOOL_ACTS)[number];

const OF_TEACHERS: readonly SchoolAct[] = ['see_members', 'write_notices', 'invite_students'];

export function mayInSchool(standing: Standing | null, act: SchoolAct): boolean {
  if (standing === 'operator' || standing === 'owner') return true;
  return standing === 'teacher' && OF_TEACHERS.includes(act);
}

/** Whoever lets somebody in cannot give more than they may change. */
export const mayGiveRole = (standing: Standing | null, role: OrganisationRole): boolean =>
  mayInSchool(standing, role === 'student' ? 'invite_students' : 'change_members');
