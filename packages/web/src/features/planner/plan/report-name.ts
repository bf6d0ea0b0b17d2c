import type { Skill } from '@ninefold/core/skills';

const NAMES: Record<Skill, string> = {
  listening: 'Listening',
  reading: 'Reading',
  writing: 'Writing',
  speaking: 'Speaking',
};

/** As printed on every test report, in every country: shown below the learner's own word for it. */
export const reportName = (skill: Skill): string => NAMES[skill];
