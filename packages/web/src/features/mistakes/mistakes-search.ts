import {
  MISTAKE_SKILLS,
  MISTAKE_STATES,
  type MistakeKind,
  type MistakeSkill,
  type MistakeState,
  mistakeKinds,
} from '@ninefold/core/mistakes/kinds';

/** `/mistakes?skill=…&kind=…&state=…` opens one list; `/mistakes/practice` takes the same, an attempt, an essay, a training or a dictation. */
export type MistakesSearch = {
  skill?: MistakeSkill;
  kind?: MistakeKind;
  state?: MistakeState;
  attempt?: number;
  /** Those found in one essay. */
  record?: number;
  /** Those of one record of training. */
  training?: number;
  /** Those of one dictation. */
  dictation?: number;
  /** Those of one sitting of speaking. */
  speaking?: number;
};

/** Whatever is not one of ours is ignored. */
export function mistakesSearch(search: Record<string, unknown>): MistakesSearch {
  const skill = MISTAKE_SKILLS.find((one) => one === search.skill);
  const kind = mistakeKinds.find((one) => one === search.kind);
  const state = MISTAKE_STATES.find((one) => one === search.state);
  return {
    ...(skill && kind && { skill, kind }),
    ...(state && { state }),
    ...numbered('attempt', search.attempt),
    ...numbered('record', search.record),
    ...numbered('training', search.training),
    ...numbered('dictation', search.dictation),
    ...numbered('speaking', search.speaking),
  };
}

function numbered<Name extends string>(name: Name, value: unknown): { [N in Name]?: number } {
  const id = Number(value);
  return Number.isSafeInteger(id) && id > 0 ? ({ [name]: id } as { [N in Name]: number }) : {};
}
