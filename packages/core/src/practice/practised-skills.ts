/** The skills whose papers can be practised: the contract, the database and the kits of the server read this list. */
export const PRACTISED_SKILLS = ['reading', 'listening'] as const;
export type PractisedSkill = (typeof PRACTISED_SKILLS)[number];

export const isPractised = (skill: string): skill is PractisedSkill =>
  (PRACTISED_SKILLS as readonly string[]).includes(skill);
