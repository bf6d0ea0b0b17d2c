import type { PublicGroup } from '@ninefold/content/compile/paper';
import type { Listening } from '@ninefold/content/schema/listening';
import { LISTENING_SECTIONS, listeningCheckSeconds } from '@ninefold/core/practice/exam-times';
import { runningOrder, sectionSeconds } from '@ninefold/core/practice/running-order';
import { groupsShown, type ShownPaper, type SkillKit } from '#features/practice/skill.kit.ts';
import { orderOf, type StoredOrder } from './section-order.ts';

type Stored = Omit<Listening, 'groups' | 'check'> & StoredOrder & { groups: PublicGroup[] };

export const listeningKit: SkillKit = {
  skill: 'listening',
  ownSet: { en: 'My own listening set', zh: '自选听力组卷' },
  partsOfTest: LISTENING_SECTIONS,
  access: ({ LISTENING_ACCESS }) => LISTENING_ACCESS,
  deed: 'practice_completed',
  checkSeconds: listeningCheckSeconds,

  head: (stored) => ({
    seconds: sectionSeconds({ ...orderOf(stored as StoredOrder), offset: 0 }),
    module: null,
    hasAudio: (stored as StoredOrder).audio !== undefined,
  }),

  show({ id, hash, rev, pack, public: stored }) {
    const { groups, readingTime = [], audio, running: _, check: __, ...paper } = stored as Stored;
    const order = orderOf(stored as StoredOrder, (file) => assetUrl(pack, file));
    return {
      ...paper,
      ...{ id, hash, rev, kind: 'listening', seconds: sectionSeconds({ ...order, offset: 0 }), order },
      reading_time: readingTime,
      audio: audio
        ? { url: assetUrl(pack, audio.file), seconds: audio.seconds, peaks_url: assetUrl(pack, audio.peaks) }
        : null,
      groups: groupsShown(groups),
    } as unknown as ShownPaper;
  },

  running: (papers, checkSeconds) =>
    runningOrder(
      papers.flatMap(({ order, offset }) => (order ? [{ ...order, offset }] : [])),
      checkSeconds,
    ),

  bandTest: () => 'listening',
};

const assetUrl = (pack: string, path: string) => `/content/${pack}/${path}`;
