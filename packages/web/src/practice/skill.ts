export type Skill = 'reading' | 'listening';

/** What may stand behind the question mark of a paper's address. */
export type PracticeSearch = {
  /** The sitting: open ones are played, marked ones reviewed. */
  attempt?: number;
  /** A set of the learner's own: paper ids in their order. */
  own?: string;
};

export const ownIds = (own: string | undefined): number[] =>
  (own ?? '')
    .split(/[,-]/)
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0)
    .slice(0, 6);

/** Where a paper, a set or an attempt is opened. */
export function practicePath(skill: Skill, id: number, search: PracticeSearch = {}) {
  return skill === 'reading'
    ? ({ to: '/reading-next/$id', params: { id }, search } as const)
    : ({ to: '/listening-next/$id', params: { id }, search } as const);
}

export const listPath = (skill: Skill) => (skill === 'reading' ? '/reading-list' : '/listening-list');
