import type { PublicGroup } from '@ninefold/content/compile/paper';
import type { Reading } from '@ninefold/content/schema/reading';
import { passageSeconds, READING_PASSAGES } from '@ninefold/core/practice/exam-times';
import { groupsShown, type ShownPaper, type SkillKit } from '#features/practice/skill.kit.ts';

type Stored = Omit<Reading, 'groups'> & { groups: PublicGroup[]; figures?: unknown };

/** A passage that names no time takes a third of the hour. */
const MINUTES = 20;

export const readingKit: SkillKit = {
  skill: 'reading',
  ownSet: { en: 'My own reading set', zh: '自选阅读组卷' },
  partsOfTest: READING_PASSAGES,
  access: ({ READING_ACCESS }) => READING_ACCESS,
  deed: 'practice_completed',
  checkSeconds: () => 0,
  running: () => [],

  head(stored) {
    const { minutes = MINUTES, module } = stored as Partial<Pick<Reading, 'minutes' | 'module'>>;
    return { seconds: passageSeconds(minutes), module: module ?? null, hasAudio: false };
  },

  show({ id, hash, rev, public: stored }) {
    const { groups, minutes, figures: _, ...paper } = stored as Stored;
    const head = { id, hash, rev, kind: 'reading', seconds: passageSeconds(minutes) };
    return { ...paper, ...head, groups: groupsShown(groups) } as unknown as ShownPaper;
  },

  bandTest: (papers) =>
    papers.some((paper) => 'module' in paper && paper.module === 'general') ? 'general_reading' : 'academic_reading',
};
