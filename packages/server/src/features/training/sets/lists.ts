import type { ParsedInput } from '@ninefold/contract/call';
import type { training } from '@ninefold/contract/training';
import type { Collection } from '@ninefold/contract/training/record';
import { secondsOf } from '@ninefold/core/time/seconds';
import { courseOfType, type TrainingCourse } from '@ninefold/core/training/courses';
import { minutesFor } from '@ninefold/core/training/item-kinds';
import { isSelected, selectionCounts } from '@ninefold/core/training/selected-keys';
import { settledCount } from '@ninefold/core/training/sitting';
import { paged } from '#http/paged.ts';
import { type SetState, trainingRepo } from '../training.repo.ts';
import type { TrainingDeps } from '../training-deps.ts';
import type { ShelfSet, TrainingReader } from './library.ts';

type In<K extends keyof typeof training> = ParsedInput<(typeof training)[K]>;

export async function trainingConfig(deps: TrainingDeps, userId: number, { type, selected }: In<'getConfig'>) {
  const { sets, states } = await setsOf(deps, userId, courseOfType(type));
  return {
    collections: deps.settings.TRAINING_COLLECTIONS ? (1 as const) : (0 as const),
    groups: selectionCounts(
      sets.map((set) => narrowed(set, states.get(set.id))),
      selected,
    ),
  };
}

export async function trainingList(deps: TrainingDeps, userId: number, input: In<'getList'>) {
  const { page, page_size } = input;
  const { sets, states, reader } = await setsOf(deps, userId, courseOfType(input.course));
  const found = sets.filter((set) => isSelected(narrowed(set, states.get(set.id)), input.selected));
  const shown = found.slice((page - 1) * page_size, page * page_size);
  return paged(await collections(deps, shown, states, reader), found.length, { page, page_size });
}

/** Everything of a course that this learner sees, with what they did with it: one question for all. */
async function setsOf(deps: TrainingDeps, userId: number, course: TrainingCourse) {
  const reader = await deps.library.reader(deps.db, userId, course);
  const sets = (await deps.library.onShelf()).filter((set) => set.course === course && reader.sees(set.organisation));
  const rows = sets.length
    ? await trainingRepo(deps.db).states(
        userId,
        sets.map(({ id }) => id),
      )
    : [];
  return { sets, reader, states: new Map(rows.map((row) => [row.collection_id, row])) };
}

const stateOf = (state: SetState | undefined) => (state?.open_id ? 'open' : state?.done_id ? 'done' : 'new');

const narrowed = ({ area, level }: ShelfSet, state: SetState | undefined) =>
  ({ area, level, state: stateOf(state) }) as const;

export async function collections(
  deps: TrainingDeps,
  sets: readonly ShelfSet[],
  states: ReadonlyMap<number, SetState>,
  reader: TrainingReader,
): Promise<Collection[]> {
  const open = sets.flatMap(({ id }) => states.get(id)?.open_id ?? []);
  const answers = open.length ? await trainingRepo(deps.db).answersOfMany(open) : [];
  return sets.map((set) => {
    const state = states.get(set.id);
    const kinds = set.items.map((item) => item.do);
    const given = answers.filter(({ record_id }) => record_id === state?.open_id);
    return {
      ...{ id: set.id, title: set.title, intro: set.intro, course: set.course, area: set.area, level: set.level },
      kinds: [...new Set(kinds)],
      mistakes: set.mistakes,
      count: set.items.length,
      minutes: minutesFor(kinds),
      locked: reader.locked(set) ? 1 : 0,
      state: stateOf(state),
      record_id: state?.open_id ?? state?.done_id ?? 0,
      settled: given.length
        ? settledCount(
            set.items.map(({ key }) => key),
            given,
          )
        : 0,
      best: state?.best ?? -1,
      last_at: secondsOf(state?.last_at),
    };
  });
}
