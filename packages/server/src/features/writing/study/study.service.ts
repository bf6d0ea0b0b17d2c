import type { QuestionReview } from '@ninefold/contract/writing/study';
import { AppError } from '#app-error.ts';
import type { Deps } from '#deps.ts';
import type { Questions } from '../questions/questions.service.ts';
import type { EssayRecords } from '../records/records.service.ts';
import type { QuestionMaterial } from './material.ts';

export type Study = ReturnType<typeof studyService>;

/** A question of the packs as it is studied: taken apart, with the essays that were written for it. */
export const studyService = (
  deps: Pick<Deps, 'db'> & { questions: Questions; records: Pick<EssayRecords, 'examIsOpen'> },
) => {
  return {
    open,

    async getQuestionReview(userId: number, id: number): Promise<QuestionReview> {
      const { paper, material } = await open(userId, id);
      return {
        paper,
        analysis: material.analysis ?? null,
        key_features: material.keyFeatures ?? [],
        outline: material.outline,
        ideas: material.ideas ?? [],
        essays: byBand(material.essays),
      };
    },

    async getPaperInfo(userId: number, id: number) {
      const { paper, material } = await open(userId, id);
      return { paper, essays: byBand(material.essays) };
    },

    async getGuideMeta(userId: number, id: number) {
      const { material } = await open(userId, id);
      return { sides: sidesOf(material), ideas: material.ideas ?? [], outline: material.outline };
    },
  };

  /** Not found for others' questions; those of members are shown in the list, and opened by a membership. */
  async function open(userId: number, id: number) {
    const reader = await deps.questions.learner(deps.db, userId);
    const { paper, review } = await deps.questions.paper(deps.db, reader, id);
    const ref = reader.questions.find((one) => one.id === id)?.ref ?? '';
    if (paper.locked) throw new AppError('vip_needed', { details: { skill: 'writing' } });
    // In the exam room nobody looks things up.
    if (await deps.records.examIsOpen(userId, id)) throw new AppError('attempt_open');
    if (!review) throw new AppError('not_found', { fields: ['id'] });
    return { paper, ref, material: review as unknown as QuestionMaterial };
  }
};

/** In the order in which the ideas name them. */
export const sidesOf = ({ ideas = [] }: Pick<QuestionMaterial, 'ideas'>): string[] => [
  ...new Set(ideas.map(({ side }) => side)),
];

const byBand = <Essay extends { band: number }>(essays: readonly Essay[]): Essay[] =>
  [...essays].sort((a, b) => a.band - b.band);
