import type { Db } from '#db/db.ts';
import type { Deps } from '#deps.ts';
import type { Items } from '#features/content/items.service.ts';
import type { Purchases } from '#features/economy/coins/purchases.service.ts';
import type { Learners } from '#features/identity/learners/learners.service.ts';
import type { Membership } from '#features/membership/membership.service.ts';
import { openLlm } from '#providers/llm/llm.ts';
import { ideasService } from './ideas/ideas.service.ts';
import { modelEssayService } from './model-essay/model-essay.service.ts';
import { pdfService } from './pdf/pdf.service.ts';
import { segmentedService } from './segmented/segmented.service.ts';
import { shareService } from './share/share.service.ts';
import { studyService } from './study/study.service.ts';
import { subjectService } from './subject/subject.service.ts';
import type { Writing } from './writing.service.ts';

export type Studying = ReturnType<typeof studyingService>;

type Uses = Deps & {
  items: Items;
  purchases: Purchases;
  learners: Learners;
  membership: Pick<Membership, 'isMember'>;
  writing: Writing;
};

/** What learners do around writing: study questions, collect ideas, read and share what came of it. */
export function studyingService(deps: Uses) {
  const { questions, records } = deps.writing;
  const study = studyService({ ...deps, questions, records });
  const ideas = ideasService({ ...deps, study });
  const modelEssays = modelEssayService({ ...deps, llm: openLlm(deps.settings) });
  const segmented = segmentedService({ ...deps, study });
  return {
    study,
    ideas,
    segmented,
    modelEssays,
    subjects: subjectService(deps),
    shares: shareService(deps),
    pdfs: pdfService(deps),
    /** The job: what nobody will finish any more is given up. */
    tidyUp: () => modelEssays.closeStuck(),
    async mergeGuest(tx: Db, guestId: number, userId: number): Promise<number> {
      let moved = 0;
      for (const one of [ideas, segmented, modelEssays]) moved += await one.mergeGuest(tx, guestId, userId);
      return moved;
    },
  };
}
