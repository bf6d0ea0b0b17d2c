import type { exerciseMark, exerciseReview, publicExercise } from '@ninefold/content/compile/training';
import type { Training as Stored } from '@ninefold/content/schema/training';
import type { Both } from '@ninefold/contract/practice/paper';
import type { Exercise, ExerciseSolution } from '@ninefold/contract/training/item';
import { type ExerciseKind, isOffered } from '@ninefold/core/training/item-kinds';
import { type ItemGiven, type ItemMark, knownWrong, nearestModel } from '@ninefold/core/training/mark-item';
import type { ItemVersion } from '#features/content/items.service.ts';

/** Exercises of an item in one version: what is shown before an answer, what decides, and what is told after it. */
export type Exercises = {
  id: number;
  hash: string;
  /** Only what can be answered here, in its order. */
  items: Exercise[];
  /** Keyed like the items: `31.i4`. */
  marks: ReadonlyMap<string, ItemMark>;
  reviews: ReadonlyMap<string, Review>;
};

export type TrainingSet = Exercises & {
  title: Both;
  intro: Both | null;
  course: Stored['course'];
  area: Stored['area'];
  level: number;
  mistakes: string[];
  access: Stored['access'];
};

export type PublicItem = ReturnType<typeof publicExercise> & { audio?: string; wrong?: string };
export type Mark = ReturnType<typeof exerciseMark>;
export type Review = ReturnType<typeof exerciseReview> & {
  accept?: string[];
  pairs?: [string, string][];
  text?: string;
  zh?: string;
};
type Shown = Pick<Stored, 'title' | 'intro' | 'course' | 'area' | 'level' | 'mistakes' | 'access'> & {
  items: PublicItem[];
};

export function readSet(version: ItemVersion): TrainingSet {
  const shown = version.public as Shown;
  const { marks } = version.key as { marks: Mark[] };
  const { items: reviews } = version.review as { items: Review[] };
  return {
    ...readExercises(version, { items: shown.items, marks, reviews }),
    ...{ title: shown.title, intro: shown.intro ?? null, course: shown.course, area: shown.area },
    ...{ level: shown.level ?? 0, mistakes: shown.mistakes ?? [], access: shown.access },
  };
}

type Asked = { items: PublicItem[]; marks: Mark[]; reviews: Review[] };

export function readExercises(
  { id, hash, pack }: Pick<ItemVersion, 'id' | 'hash' | 'pack'>,
  { items, marks, reviews }: Asked,
): Exercises {
  const nameOf = ({ key }: { key: string }) => `${id}.${key}`;
  const faulty = new Map(items.map((item) => [item.key, item.wrong]));
  return {
    id,
    hash,
    items: items.filter(isAnswerable).map((item) => exerciseOf(item, nameOf(item), pack)),
    marks: new Map(marks.map((mark) => [nameOf(mark), { ...mark, wrong: faulty.get(mark.key) } as ItemMark])),
    reviews: new Map(reviews.map((review) => [nameOf(review), review])),
  };
}

/** What needs a recording that was not made yet is not offered. */
export const isAnswerable = (item: PublicItem): boolean => isOffered(item.do as ExerciseKind, soundFile(item));

/** null: nothing is heard; '': what should be heard was not recorded. */
function soundFile({ do: kind, hear, audio }: PublicItem): string | null {
  if (hear) return hear.audio ?? '';
  // A sentence to be read aloud can be read without its model.
  return kind === 'dictate' ? (audio ?? '') : (audio ?? null);
}

function exerciseOf(item: PublicItem, key: string, pack: string): Exercise {
  const { audio: _, hear, hint, ...asked } = item;
  const file = soundFile(item);
  const sound = file && { url: `/content/${pack}/${file}`, ...times(hear) };
  return { text: '', ...asked, key, hear: sound || null, hint: hint ?? null } as unknown as Exercise;
}

const times = (hear: { from?: number; to?: number } | undefined) => ({
  ...(hear?.from !== undefined && { from: hear.from }),
  ...(hear?.to !== undefined && { to: hear.to }),
});

/** As many models as anybody reads. */
const MOST_SHOWN = 4;

/** What may be told once it was answered. */
export function solutionOf({ marks, reviews }: Exercises, key: string, given: ItemGiven): ExerciseSolution {
  const [mark, review] = [marks.get(key), reviews.get(key)];
  if (!mark || !review) throw new Error(`no key of exercise ${key}`);
  const accept = review.accept ?? (review.text ? [review.text] : []);
  return {
    answers: accept.slice(0, MOST_SHOWN),
    pairs: (review.pairs ?? []).map(([left, right]): [string, string] => [left, right]),
    nearest: nearestModel(accept, given),
    heard: review.heard ?? review.text ?? '',
    zh: review.zh ?? '',
    explain: review.explain ?? null,
    why: knownWrong(mark, given)?.why ?? null,
    reading: null,
  };
}
