import type { PublicGroup } from '@ninefold/content/compile/paper';
import type { Listening } from '@ninefold/content/schema/listening';
import { LISTENING_SECTIONS, listeningCheckSeconds, sectionSeconds } from '@ninefold/core/practice/exam-clock';
import { groupsShown, type ShownPaper, type SkillKit } from '#features/practice/skill.kit.ts';

type Clock = Partial<Pick<Listening, 'readingTime' | 'audio'>>;
type Stored = Omit<Listening, 'groups'> & { groups: PublicGroup[] };

export const listeningKit: SkillKit = {
  skill: 'listening',
  ownSet: { en: 'My own listening set', zh: '自选听力组卷' },
  partsOfTest: LISTENING_SECTIONS,
  access: ({ LISTENING_ACCESS }) => LISTENING_ACCESS,
  deed: 'practice_completed',
  checkSeconds: listeningCheckSeconds,
  slackSeconds: 30,

  head: (stored) => ({
    seconds: secondsOfSection(stored as Clock),
    module: null,
    hasAudio: (stored as Clock).audio !== undefined,
  }),

  show({ id, hash, rev, pack, public: stored }) {
    const { groups, readingTime = [], audio, ...paper } = stored as Stored;
    return {
      ...paper,
      ...{ id, hash, rev, kind: 'listening', seconds: secondsOfSection({ readingTime, audio }) },
      reading_time: readingTime,
      audio: audio
        ? { url: assetUrl(pack, audio.file), seconds: audio.seconds, peaks_url: assetUrl(pack, audio.peaks) }
        : null,
      groups: groupsShown(groups),
    } as unknown as ShownPaper;
  },

  bandTest: () => 'listening',
};

/** The recording, and the pauses in which the learner reads the questions. */
const secondsOfSection = ({ readingTime = [], audio }: Clock): number =>
  sectionSeconds(
    audio?.seconds ?? null,
    readingTime.reduce((sum, { seconds }) => sum + seconds, 0),
  );

const assetUrl = (pack: string, path: string) => `/content/${pack}/${path}`;
