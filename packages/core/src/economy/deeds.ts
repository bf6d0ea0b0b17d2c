/** What a learner can really have done, seen by the server itself. The list is closed: tasks and the plan read it. */
export const DEEDS = [
  'plan_completed',
  'practice_completed',
  'training_completed',
  'mock_completed',
  /** One per word; the reference is the word. */
  'words_learned',
  /** One for every four words reviewed on a day, which take about as long as a new one. */
  'words_reviewed',
  'mobile_bound',
  'lesson_completed',
  'essay_scored',
  'speaking_answered',
  'friend_invited',
] as const;
export type Deed = (typeof DEEDS)[number];

const DEED_SKILLS = ['listening', 'reading', 'writing', 'speaking'] as const;
export type DeedSkill = (typeof DEED_SKILLS)[number];
