import type { LessonDoor } from '@ninefold/contract/courses/lesson';
import { isTaskAnswered } from '@ninefold/core/courses/lesson-progress';
import type { Db } from '#db/db.ts';
import type { Deeds } from '#features/economy/tasks/deeds.service.ts';
import type { Papers } from '#features/practice/papers/papers.service.ts';
import type { TrainingService } from '#features/training/training.service.ts';
import type { Studying } from '#features/writing/studying.service.ts';
import type { Writing } from '#features/writing/writing.service.ts';
import type { Part } from './read-parts.ts';

/** Whoever marks the work of a lesson. */
export type Workshops = {
  deeds: Pick<Deeds, 'deedsSince' | 'doneReferences'>;
  papers: Pick<Papers, 'lastAttempt'>;
  training: Pick<TrainingService, 'bestOfLesson' | 'lastOfSet'>;
  writing: Pick<Writing, 'records'>;
  studying: Pick<Studying, 'ideas' | 'segmented'>;
};

type Asked = { userId: number; lesson: { id: number; hash: string }; at: number; answer: string; begunAt: Date };

/** Whether the work of a part was really done: told by the feature that keeps it, never by the page. */
export async function isWorkDone(shops: Workshops, db: Db, { shown }: Part, asked: Asked): Promise<boolean> {
  const { userId, lesson, at, answer, begunAt } = asked;
  switch (shown.is) {
    case 'exercises': {
      const best = await shops.training.bestOfLesson(db, userId, lesson, at);
      return best >= 0 && best >= shown.pass;
    }
    case 'door':
      return isDoorDone(shops, db, userId, shown.door, begunAt);
    case 'task':
      return isTaskAnswered(answer);
    default:
      return false;
  }
}

async function isDoorDone(shops: Workshops, db: Db, userId: number, door: LessonDoor, begunAt: Date): Promise<boolean> {
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
    // Speaking tells what was handed in by its deed; one since the lesson was begun is this one.
    case 'speaking':
      return (await shops.deeds.deedsSince(db, userId, begunAt)).some(({ deed }) => deed === 'speaking_answered');
  }

  /** An empty sheet that was handed in is no work: the deed is recorded from half of the questions on. */
  async function counts(deed: 'practice_completed' | 'training_completed', record: number): Promise<boolean> {
    return record > 0 && (await shops.deeds.doneReferences(db, userId, deed, [String(record)])).size > 0;
  }
}
