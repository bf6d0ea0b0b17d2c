import type { Lesson } from '@ninefold/content/schema/lesson';
import type { Clip, LessonStep } from '@ninefold/content/schema/lesson-step';
import type { Db } from '#db/db.ts';
import type { Items, ItemVersion, NamedVersion } from '#features/content/items.service.ts';

/** As the compiler leaves it: the checks without their answers. */
export type StoredLesson = Omit<Lesson, 'kind' | 'id' | 'rev' | 'status' | 'origin'>;
/** A lesson in one version, with the items it plays or shows. */
export type LessonSource = {
  id: number;
  hash: string;
  pack: string;
  lesson: StoredLesson;
  /** By the name it has in the lesson; undefined: it left the shelf. */
  item: (ref: string) => NamedVersion | undefined;
};

export const clipOf = (step: LessonStep): Clip | undefined => ('clip' in step ? step.clip : undefined);

/** What a lesson names, in its order and once. */
export const refsOf = ({ uses = [], steps = [] }: StoredLesson): string[] => [
  ...new Set([...steps.flatMap((step) => clipOf(step)?.item ?? []), ...uses]),
];

export async function lessonSource(items: Items, db: Db, version: ItemVersion): Promise<LessonSource> {
  const lesson = version.public as StoredLesson;
  const { id, hash, pack } = version;
  const named = new Map(refsOf(lesson).map((ref) => [ref, nameOf(ref, pack)]));
  const found = await items.named(db, [...named.values()]);
  return {
    ...{ id, hash, pack, lesson },
    item: (ref) => {
      const name = named.get(ref);
      // A lesson shows what is its own pack's or everybody's, never what belongs to another school.
      return found.find(
        (one) => one.pack === name?.pack && one.slug === name.slug && (one.organisation === null || one.pack === pack),
      );
    },
  };
}

/** An id of the same pack, or `pack/id`. */
function nameOf(ref: string, pack: string): { pack: string; slug: string } {
  const [first = '', second] = ref.split('/');
  return second === undefined ? { pack, slug: first } : { pack: first, slug: second };
}
