import type { ItemVersion } from '#features/content/items.service.ts';
import { type Exercises, type Mark, type PublicItem, type Review, readExercises } from './read-set.ts';

type Steps = { steps?: { items?: PublicItem[] }[] };
type Checks<T> = { checks?: ({ at: number } & T)[] };

/** The exercises of all checks of a lesson. Each check counts from one, so their names say which step they are of. */
export function readLesson(version: ItemVersion): Exercises {
  const { steps = [] } = version.public as Steps;
  const { checks: keys = [] } = version.key as Checks<{ marks: Mark[] }>;
  const { checks: told = [] } = version.review as Checks<{ items: Review[] }>;
  return readExercises(version, {
    items: steps.flatMap(({ items = [] }, at) => items.map((item) => named(item, at))),
    marks: keys.flatMap(({ at, marks }) => marks.map((mark) => named(mark, at))),
    reviews: told.flatMap(({ at, items }) => items.map((review) => named(review, at))),
  });
}

/** `i3x2`: the second exercise of the step at place 3. */
const named = <T extends { key: string }>(one: T, at: number): T => ({
  ...one,
  key: `${prefixOfStep(at)}${one.key.slice(1)}`,
});

export const prefixOfStep = (at: number): string => `i${at}x`;
