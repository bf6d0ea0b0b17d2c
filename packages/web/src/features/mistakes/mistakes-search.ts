import {
  MISTAKE_SKILLS,
  MISTAKE_STATES,
  type MistakeKind,
  type MistakeSkill,
  type MistakeState,
  mistakeKinds,
} from '@ninefold/core/mistakes/kinds';

/** `/mistakes?skill=…&kind=…&state=…` opens one list; `/mistakes/practice` takes the same, an attempt or an essay. */
export type MistakesSearch = {
  skill?: MistakeSkill;
  kind?: MistakeKind;
  state?: MistakeState;
  attempt?: number;
  /** Those found in one essay. */
  record?: number;
};

/** Whatever is not one of ours is ignored. */
export function mistakesSearch(search: Record<string, unknown>): MistakesSearch {
  const skill = MISTAKE_SKILLS.find((one) => one === search.skill);
  const kind = mistakeKinds.find((one) => one === search.kind);
  const state = MISTAKE_STATES.find((one) => one === search.state);
  const [attempt, record] = [Number(search.attempt), Number(search.record)];
  return {
    ...(skill && kind && { skill, kind }),
    ...(state && { state }),
    ...(Number.isSafeInteger(attempt) && attempt > 0 && { attempt }),
    ...(Number.isSafeInteger(record) && record > 0 && { record }),
  };
}
