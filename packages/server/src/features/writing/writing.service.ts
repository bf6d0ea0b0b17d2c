import type { Db } from '#db/db.ts';
import { feedbackService } from './feedback/feedback.service.ts';
import { listsService } from './lists/lists.service.ts';
import { essayOwner } from './mistakes/essay-owner.ts';
import { upgradesOf } from './mistakes/upgrades.ts';
import { mockEssays } from './mock-essays.ts';
import { questionsService } from './questions/questions.service.ts';
import { recordsService } from './records/records.service.ts';
import { scoringService } from './scoring/scoring.service.ts';
import { slipsService } from './slips/slips.service.ts';
import type { WritingDeps } from './writing-deps.ts';

export type Writing = ReturnType<typeof writingService>;

/** Writing: the questions, the drafts, the scoring, the reports, and what goes wrong again and again. */
export function writingService(given: Omit<WritingDeps, 'slips'>) {
  const slips = slipsService(given);
  const deps = { ...given, slips };
  const questions = questionsService(deps);
  const records = recordsService({ ...deps, questions });
  const scoring = scoringService({ ...deps, records });
  const feedback = feedbackService({ ...deps, records, scoring });
  return {
    slips,
    questions,
    records,
    scoring,
    feedback,
    lists: listsService({ ...deps, questions, records, scoring }),
    /** How its slips are asked again. */
    evidence: essayOwner(),
    /** Wordings of a learner's essays that could be better. */
    upgrades: (userId: number) => upgradesOf(given.db, userId),
    /** The writing paper of a mock test. */
    mockEssays: mockEssays({ ...deps, records, scoring }),
    progressOf: records.progressOf,
    mergeGuest: (tx: Db, guestId: number, userId: number) => records.mergeGuest(tx, guestId, userId),

    /** The job: exams whose time is over are handed in, and essays that a dead process left are scored. */
    async tidyUp(): Promise<void> {
      await records.closeLate();
      await scoring.wakeUp();
    },
  };
}
