import type { Db } from '#db/db.ts';
import { hearingService } from './hearing/hearing.service.ts';
import { speakingOwner } from './mistakes/speaking-owner.ts';
import { type Interview, type MockInterviews, mockInterviews } from './mock-interviews.ts';
import { pdfService } from './pdf/pdf.service.ts';
import { correctionsService } from './reports/corrections.service.ts';
import { readingsService } from './reports/readings.service.ts';
import { reportsService } from './reports/reports.service.ts';
import { setsService } from './sets/sets.service.ts';
import { shareService } from './share/share.service.ts';
import { answers } from './sittings/answers.ts';
import { mayHear } from './sittings/may-hear.ts';
import { recordsRepo } from './sittings/records.repo.ts';
import { sittingsService } from './sittings/sittings.service.ts';
import type { SpeakingDeps } from './speaking-deps.ts';
import { topicsService } from './topics/topics.service.ts';

export type { Interview, MockInterviews };
export type Speaking = ReturnType<typeof speakingService>;

/** Speaking: sets of questions, sittings with their answers, what the engine heard, and reports. */
export function speakingService(deps: SpeakingDeps) {
  const sets = setsService(deps);
  const sittings = sittingsService({ ...deps, sets });
  const reports = reportsService({ ...deps, sets, sittings });
  const readings = readingsService({ ...deps, sittings });
  return {
    topics: topicsService({ ...deps, sets }),
    mayHear: mayHear(deps.db, sets),
    sittings,
    answers: answers({ ...deps, sittings }),
    reports,
    corrections: correctionsService({ ...deps, sets, sittings, reports }),
    readings,
    shares: shareService({ ...deps, sittings, reports }),
    pdfs: pdfService({ ...deps, reports }),
    /** The speaking part of mock tests. */
    mockInterviews: mockInterviews({ ...deps, sittings, reports }),
    hearing: hearingService({ ...deps, sets, reports }),
    /** How what was said is asked again. */
    evidence: speakingOwner(deps),
    /** Of open sittings, for the history: questions answered so far. */
    progressOf: sittings.progressOf,
    /** With their bands by criterion, newest first. */
    scored: (userId: number, limit: number) => recordsRepo(deps.db).scoredBands(userId, limit),

    async mergeGuest(tx: Db, guestId: number, userId: number): Promise<number> {
      await readings.mergeGuest(tx, guestId, userId);
      return sittings.mergeGuest(tx, guestId, userId);
    },

    /** The job: exams whose time is over, reports that take too long, and answers that a dead process left. */
    async tidyUp(): Promise<void> {
      const steps = [sittings.closeLate(), reports.giveUpLate(), this.hearing.wakeUp()];
      // Each step for itself: what goes wrong in one is told after the others were done.
      for (const step of await Promise.allSettled(steps)) if (step.status === 'rejected') throw step.reason;
    },
  };
}
