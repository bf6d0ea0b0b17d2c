import type { Skill } from '../skills.ts';

/** The basic courses as the product numbers them: 1 writing, 2 reading, 3 listening. Speaking has none. */
export const TRAINING_COURSES = ['writing', 'reading', 'listening'] as const;
export type TrainingCourse = (typeof TRAINING_COURSES)[number];
export type TrainingType = 1 | 2 | 3;

export const TRAINING_TYPE: Record<TrainingCourse, TrainingType> = { writing: 1, reading: 2, listening: 3 };

export const courseOfType = (type: TrainingType): TrainingCourse => TRAINING_COURSES[type - 1] ?? 'writing';

/** How the history numbers records of basic training. */
const RECORD_TYPE = { listening: 6, speaking: 7, reading: 8, writing: 9 } as const satisfies Record<Skill, number>;
export type TrainingRecordType = (typeof RECORD_TYPE)[Skill];

export const recordTypeOf = (skill: Skill): TrainingRecordType => RECORD_TYPE[skill];

export const skillOfRecordType = (type: TrainingRecordType): Skill =>
  (Object.keys(RECORD_TYPE) as Skill[]).find((skill) => RECORD_TYPE[skill] === type) ?? 'writing';

/** What a set trains. */
export const TRAINING_AREAS = [
  'grammar',
  'vocabulary',
  'segmented',
  'dictation',
  'paraphrase',
  'pronunciation',
] as const;
export type TrainingArea = (typeof TRAINING_AREAS)[number];

/** Of the courses' numbers (1 writing … 5 several): what the exercises of a lesson train. Those of speaking are wording. */
export const courseOfLesson = (type: number): TrainingCourse => TRAINING_COURSES[type - 1] ?? 'writing';
