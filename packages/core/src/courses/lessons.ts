/** What a lesson is played as: the specification's names, which are part of the address. */
export const LESSON_KINDS = [
  'video',
  'basic-practice',
  'speaking',
  'speaking2',
  'reading',
  'listening',
  'writing_topic',
  'writing_ideas',
  'writing_segment',
  'task',
  'common',
] as const;
export type LessonKind = (typeof LESSON_KINDS)[number];
