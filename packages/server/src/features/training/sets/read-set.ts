import type { exerciseMark, exerciseReview, publicExercise } from '@ninefold/content/compile/training';
import type { Training as Stored } from '@ninefold/content/schema/training';
import type { Both } from '@ninefold/contract/practice/paper';
import type { Exercise, ExerciseSolution } from '@ninefold/contract/training/item';
import { type ExerciseKind, isOffered } from '@ninefold/core/training/item-kinds';
import { type ItemGiven, type ItemMark, knownWrong, nearestModel } from '@ninefold/core/training/mark-item';
import type { ItemVersion } from '#features/content/items.service.ts';

/** A set in one version: what is shown before an answer, what decides, and what is told after it. */
export type TrainingSet = {
  id: number;
  hash: string;
  title: Both;
  intro: Both | null;
  course: Stored['course'];
  area: Stored['area'];
  level: number;
  access: Stored['access'];
  /** Only what can be answered here, in the order of the set. */
  items: Exercise[];
  /** Keyed like the items: `31.i4`. */
  marks: ReadonlyMap<string, ItemMark>;
  reviews: ReadonlyMap<string, Review>;
};

type PublicItem = ReturnType<typeof publicExercise> & { audio?: string; wrong?: string };
type Mark = ReturnType<typeof exerciseMark>;
type Review = ReturnType<typeof exerciseReview> & {
  accept?: string[];
  pairs?: [string, string][];
  text?: string;
  zh?: string;
};
type Shown = Pick<Stored, 'title' | 'intro' | 'course' | 'area' | 'level' | 'access'> & { items: PublicItem[] };

export function readSet({ id, hash, pack, ...stored }: ItemVersion): TrainingSet {
  const shown = stored.public as Shown;
  const nameOf = ({ key }: { key: string }) => `${id}.${key}`;
  const { marks } = stored.key as { marks: Mark[] };
  const { items: reviews } = stored.review as { items: Review[] };
  const faulty = new Map(shown.items.map((item) => [item.key, item.wrong]));
  return {
    ...{ id, hash, title: shown.title, intro: shown.intro ?? null, course: shown.course, area: shown.area },
    ...{ level: shown.level ?? 0, access: shown.access },
    items: shown.items
      .filter((item) => isOffered(item.do as ExerciseKind, soundFile(item)))
      .map((item) => exerciseOf(item, nameOf(item), pack)),
    marks: new Map(marks.map((mark) => [nameOf(mark), { ...mark, wrong: faulty.get(mark.key) } as ItemMark])),
    reviews: new Map(reviews.map((review) => [nameOf(review), review])),
  };
}

/** null: nothing is heard; '': what should be heard was not recorded. */
function soundFile({ do: kind, hear, audio }: PublicItem): string | null {
  if (hear) return hear.audio ?? '';
  return kind === 'dictate' ? (audio ?? '') : null;
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
export function solutionOf({ marks, reviews }: TrainingSet, key: string, given: ItemGiven): ExerciseSolution {
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
  };
}
