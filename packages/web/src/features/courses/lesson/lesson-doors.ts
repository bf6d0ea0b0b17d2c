import type { LessonDoor } from '@ninefold/contract/courses/lesson';
import type { Training } from '@ninefold/contract/training/record';
import type { ComponentType } from 'react';

/** What a lesson plays with the product's own players: handed over by app/, which alone knows all features. */
export type LessonDoors = {
  /** The page of another feature, inside the lesson. `at`: the step; `onWorked`: the server may find it done now. */
  Door: ComponentType<{ door: LessonDoor; at: number; onWorked: () => void }>;
  /** One sitting of exercises; `onDone` gets the record with its result. */
  Exercises: ComponentType<{ record: Training; title: string; onDone: (record: Training) => void }>;
  /** Every exercise of a sitting with its answer and the reason. */
  Answers: ComponentType<{ record: Training }>;
};
