import type { Db } from '#db/db.ts';
import type { Deps } from '#deps.ts';
import type { Items } from '#features/content/items.service.ts';
import type { Coins } from '#features/economy/coins/coins.service.ts';
import type { Purchases } from '#features/economy/coins/purchases.service.ts';
import { ideasService } from './ideas/ideas.service.ts';
import { pdfService } from './pdf/pdf.service.ts';
import { shareService } from './share/share.service.ts';
import { studyService } from './study/study.service.ts';
import { subjectService } from './subject/subject.service.ts';
import type { Writing } from './writing.service.ts';

export type Studying = ReturnType<typeof studyingService>;

type Uses = Deps & { items: Items; purchases: Purchases; coins: Coins; writing: Writing };

/** What learners do around writing: study questions, collect ideas, read and share what came of it. */
export function studyingService(deps: Uses) {
  const { questions, records } = deps.writing;
  const study = studyService({ ...deps, questions, records });
  const ideas = ideasService({ ...deps, study });
  return {
    study,
    ideas,
    subjects: subjectService(deps),
    shares: shareService(deps),
    pdfs: pdfService(deps),
    mergeGuest: (tx: Db, guestId: number, userId: number) => ideas.mergeGuest(tx, guestId, userId),
  };
}
