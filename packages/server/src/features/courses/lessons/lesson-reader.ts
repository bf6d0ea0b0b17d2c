import { AppError } from '#app-error.ts';
import type { Deps } from '#deps.ts';
import type { Items } from '#features/content/items.service.ts';
import { lessonSource } from './lesson-source.ts';
import type { Opened } from './lesson-view.ts';
import { readParts } from './read-parts.ts';

type ReadLesson = Pick<Opened, 'source' | 'parts' | 'goals'>;

const MOST_HELD = 200;

/** Lessons in their present version. They are read once for an import: a place is saved every few seconds. */
export function lessonReader({ db, items, isOpen }: Pick<Deps, 'db' | 'isOpen'> & { items: Items }) {
  let held: { version: string; lessons: Map<number, ReadLesson> } = { version: '', lessons: new Map() };
  return {
    async read(id: number): Promise<ReadLesson> {
      const version = await items.version();
      if (held.version !== version || held.lessons.size > MOST_HELD) held = { version, lessons: new Map() };
      const known = held.lessons.get(id);
      if (known) return known;
      const [item] = await items.current(db, [id]);
      if (!item) throw new AppError('not_found', { fields: ['lesson_id'] });
      const source = await lessonSource(items, db, item);
      const lesson = { source, parts: readParts(source, isOpen), goals: source.lesson.goals ?? [] };
      held.lessons.set(id, lesson);
      return lesson;
    },
  };
}
