import type { IsOpen } from '../../open-pages.ts';
import { SKILLS, type Skill } from '../../skills.ts';
import { TRAINING_TYPE } from '../../training/courses.ts';

/** What a learner can be asked to do on a day. */
export const PRACTICES = [
  'words',
  'mock',
  'listening_section',
  'intensive_listening',
  'reading_passage',
  'writing_task_1',
  'writing_task_2',
  'writing_ideas',
  'speaking_part_1',
  'speaking_part_2',
  'speaking_part_3',
  'basic_training',
  'light_review',
] as const;
export type Practice = (typeof PRACTICES)[number];

const LISTS: Record<Skill, string> = {
  listening: '/listening-list',
  reading: '/reading-list',
  writing: '/writing-list-next/2',
  speaking: '/speaking',
};

/** Where a press on the item leads. */
export function practicePath(practice: Practice, skill: Skill | null): string {
  if (practice === 'words') return '/word-learning';
  if (practice === 'mock' || skill === null) return '/mock_list';
  if (practice === 'writing_task_1') return '/writing-list-next/1';
  if (practice === 'basic_training' && skill !== 'speaking') return `/training-list/${TRAINING_TYPE[skill]}`;
  return LISTS[skill];
}

/** The page the practice happens on: a list that is there does not make intensive listening there. */
const pageOf = (practice: Practice, skill: Skill | null): string =>
  practice === 'intensive_listening' ? '/listening-enhance' : practicePath(practice, skill);

/** Which pages that a plan could lead to are still being built. */
export function closedPages(isOpen: IsOpen): string[] {
  const pages = PRACTICES.flatMap((practice) => [null, ...SKILLS].map((skill) => pageOf(practice, skill)));
  return [...new Set(pages)].filter((page) => !isOpen(page)).sort();
}

export const canPractise = (practice: Practice, skill: Skill | null, closed: readonly string[]): boolean =>
  !closed.includes(pageOf(practice, skill));

/** Below this a skill still lacks the basics, so training takes its turn among the papers. */
const BASICS_BELOW = 5;
/** A Task 2 is 40 minutes on paper; in less, only its ideas can be worked out. */
const TASK_2_FROM_MINUTES = 35;

/**
 * The kinds of practice a skill goes through in turn, as far as they are there. `current` is -1 when there is no score.
 */
export function practiceTurns(
  skill: Skill,
  minutes: number,
  current: number,
  closed: readonly string[] = [],
): readonly Practice[] {
  const papers = PAPERS[skill](minutes);
  const basics = current >= 0 && current < BASICS_BELOW && skill !== 'speaking';
  const turns: readonly Practice[] = basics ? ['basic_training', ...papers] : papers;
  return turns.filter((practice) => canPractise(practice, skill, closed));
}

const PAPERS: Record<Skill, (minutes: number) => readonly Practice[]> = {
  listening: () => ['listening_section', 'intensive_listening'],
  reading: () => ['reading_passage'],
  writing: (minutes) =>
    minutes >= TASK_2_FROM_MINUTES ? ['writing_task_2', 'writing_task_1'] : ['writing_task_1', 'writing_ideas'],
  speaking: () => ['speaking_part_2', 'speaking_part_1', 'speaking_part_3'],
};
