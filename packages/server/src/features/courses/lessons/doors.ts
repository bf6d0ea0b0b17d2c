import type { LessonDoor } from '@ninefold/contract/courses/lesson';
import type { LessonKind } from '@ninefold/core/courses/lessons';
import type { IsOpen } from '@ninefold/core/open-pages';
import type { NamedVersion } from '#features/content/items.service.ts';

/** An opening paragraph: enough to see that the question was read and begun. */
const OPENING_WORDS = 40;

/** Enough sentences to have practised; where a question has fewer, all of them. */
const SENTENCES = 5;

type Spoken = { part2?: unknown; part3?: unknown[] };

/** Which of the product's own pages plays an item inside this lesson; null: none does, or it is still being built. */
export function doorOf(
  { id, kind, public: shown }: NamedVersion,
  lesson: LessonKind,
  isOpen: IsOpen,
): LessonDoor | null {
  switch (kind) {
    case 'reading':
    case 'listening':
      return { to: 'paper', skill: kind, id };
    case 'training':
      return { to: 'training', id };
    case 'writing-task-1':
    case 'writing-task-2':
      return writingDoor(id, kind === 'writing-task-1' ? 1 : 2, lesson);
    case 'speaking':
      return isOpen('/speaking-practice') ? { to: 'speaking', id, part: speakingPart(shown as Spoken, lesson) } : null;
    default:
      return null;
  }
}

function writingDoor(id: number, task: 1 | 2, lesson: LessonKind): LessonDoor {
  if (lesson === 'writing_ideas') return { to: 'ideas', id, task };
  if (lesson === 'writing_segment') return { to: 'segmented', id, task, sentences: SENTENCES };
  return { to: 'essay', id, task, words: OPENING_WORDS };
}

/** `speaking` practises short answers; `speaking2`, of speaking courses, the long turn, or the discussion without one. */
export function speakingPart({ part2, part3 = [] }: Spoken, lesson: LessonKind): 1 | 2 | 3 {
  if (lesson === 'speaking') return 1;
  if (part2) return 2;
  return part3.length > 0 ? 3 : 1;
}
