import type { LessonDoor } from '@ninefold/contract/courses/lesson';
import { isTaskDone } from '@ninefold/core/courses/handed-in';
import type { Db } from '#db/db.ts';
import type { Deeds } from '#features/economy/tasks/deeds.service.ts';
import type { Papers } from '#features/practice/papers/papers.service.ts';
import type { Sittings } from '#features/speaking/sittings/sittings.service.ts';
import type { TrainingService } from '#features/training/training.service.ts';
import type { Studying } from '#features/writing/studying.service.ts';
import type { Writing } from '#features/writing/writing.service.ts';
import type { Part } from './read-parts.ts';

/** Whoever marks the work of a lesson. */
export type Workshops = {
  deeds: Pick<Deeds, 'doneReferences'>;
  papers: Pick<Papers, 'lastAttempt'>;
  training: Pick<TrainingService, 'bestOfLesson' | 'lastOfSet'>;
  speaking: Pick<Sittings, 'isSpokenInLesson' | 'startInLesson'>;
  writing: Pick<Writing, 'records'>;
  studying: Pick<Studying, 'ideas' | 'segmented'>;
};

type Asked = {
  userId: number;
  lesson: { id: number; hash: string };
  at: number;
  handedIn: Parameters<typeof isTaskDone>[1];
};

/** Names one step of a lesson for the feature that keeps what was said in it. */
export const lessonStep = ({ id }: { id: number }, part: number): string => `${id}.${part}`;

/** Whether the work of a part was really done: told by the feature that keeps it, never by the page. */
export async function isWorkDone(shops: Workshops, db: Db, { shown }: Part, asked: Asked): Promise<boolean> {
  const { userId, lesson, at, handedIn } = asked;
  switch (shown.is) {
    case 'exercises': {
      const best = await shops.training.bestOfLesson(db, userId, lesson, at);
      return best >= 0 && best >= shown.pass;
    }
    case 'door':
      return isDoorDone(shops, db, userId, shown.door, lessonStep(lesson, at));
    case 'task':
      return isTaskDone(shown.submit, handedIn);
    default:
      return false;
  }
}

async function isDoorDone(shops: Workshops, db: Db, userId: number, door: LessonDoor, step: string): Promise<boolean> {
  switch (door.to) {
    case 'paper':
      return counts('practice_completed', await shops.papers.lastAttempt(db, userId, door.skill, door.id));
    case 'training':
      return counts('training_completed', await shops.training.lastOfSet(db, userId, door.id));
    case 'essay': {
      const drafts = await shops.writing.records.draftsOfPaper(db, userId, door.id);
      return drafts.some(({ words }) => words >= door.words);
    }
    case 'ideas':
      return shops.studying.ideas.isCompared(db, userId, door.id);
    case 'segmented':
      return shops.studying.segmented.isWritten(db, userId, door.id, door.sentences);
    // What is said elsewhere, even to the same questions, is other work.
    case 'speaking':
      return shops.speaking.isSpokenInLesson(db, userId, step);
  }

  /** An empty sheet that was handed in is no work: the deed is recorded from half of the questions on. */
  async function counts(deed: 'practice_completed' | 'training_completed', record: number): Promise<boolean> {
    return record > 0 && (await shops.deeds.doneReferences(db, userId, deed, [String(record)])).size > 0;
  }
}
