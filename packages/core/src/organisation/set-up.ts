import type { OrganisationRole } from './roles.ts';

/** The steps in which a school is set up, in their order. */
export const SET_UP_STEPS = ['school', 'teachers', 'students', 'notice', 'check'] as const;
export type SetUpStep = (typeof SET_UP_STEPS)[number];
export type SetUpPart = Exclude<SetUpStep, 'check'>;

export type SetUpFacts = {
  hasLogo: boolean;
  /** Members, numbers on the list and codes, each with the role it is or gives. */
  members: readonly OrganisationRole[];
  awaited: readonly OrganisationRole[];
  codes: readonly OrganisationRole[];
  notices: number;
};

/** done: there is nothing to do. open: can be used without it, and it says what is missing. */
export type SetUpState = { part: SetUpPart; state: 'done' | 'open' };

/** A school needs somebody to teach and somebody to learn; a logo and a notice make it look like one. */
export function setUpStates({ hasLogo, members, awaited, codes, notices }: SetUpFacts): SetUpState[] {
  const everywhere = [...members, ...awaited, ...codes];
  const done: Record<SetUpPart, boolean> = {
    school: hasLogo,
    teachers: everywhere.some((role) => role !== 'student'),
    students: everywhere.includes('student'),
    notice: notices > 0,
  };
  return (Object.keys(done) as SetUpPart[]).map((part) => ({ part, state: done[part] ? 'done' : 'open' }));
}
