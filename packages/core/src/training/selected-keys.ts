import { TRAINING_AREAS } from './courses.ts';

/** What the basic list can be narrowed to. A key names a group and a choice in it: `area:grammar`, `level:6`, `state:new`. */

export const TRAINING_STATES = ['new', 'open', 'done'] as const;
export type TrainingState = (typeof TRAINING_STATES)[number];
/** From under 6 to 6.5 and above, as learners speak of themselves. */
export const TRAINING_LEVELS = ['5', '6', '7'] as const;

export const SELECTED_GROUPS = ['area', 'level', 'state'] as const;
export type SelectedGroup = (typeof SELECTED_GROUPS)[number];

const CHOICES: Record<SelectedGroup, readonly string[]> = {
  area: TRAINING_AREAS,
  level: TRAINING_LEVELS,
  state: TRAINING_STATES,
};

export const selectedKeys: readonly string[] = SELECTED_GROUPS.flatMap((group) =>
  CHOICES[group].map((choice) => `${group}:${choice}`),
);

export type Narrowed = { area: string; level: number; state: TrainingState };

const choiceOf = ({ area, level, state }: Narrowed, group: SelectedGroup): string => {
  if (group === 'level') return level < 6 ? '5' : level < 6.5 ? '6' : '7';
  return group === 'area' ? area : state;
};

/** Choices of one group add up, groups narrow each other. `but`: a group that is left out. */
export const isSelected = (set: Narrowed, selected: readonly string[], but?: SelectedGroup): boolean =>
  SELECTED_GROUPS.every((group) => {
    const chosen = selected.filter((key) => key.startsWith(`${group}:`));
    return group === but || chosen.length === 0 || chosen.includes(`${group}:${choiceOf(set, group)}`);
  });

/** For each group its choices, with how many sets there are of each under what is chosen in the other groups. */
export function selectionCounts(sets: readonly Narrowed[], selected: readonly string[]) {
  return SELECTED_GROUPS.map((group) => ({
    group,
    choices: CHOICES[group]
      .map((choice) => ({
        key: `${group}:${choice}`,
        count: sets.filter((set) => isSelected(set, selected, group) && choiceOf(set, group) === choice).length,
        exists: sets.some((set) => choiceOf(set, group) === choice),
      }))
      // What this course has none of is no choice; a state that nothing is in yet soon will be.
      .filter(({ exists, key }) => exists || group === 'state' || selected.includes(key))
      .map(({ key, count }) => ({ key, count })),
  }));
}
