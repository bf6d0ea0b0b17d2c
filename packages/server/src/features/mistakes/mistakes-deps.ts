import type { EvidenceSource } from '@ninefold/core/mistakes/kinds';
import type { Scheduler } from '@ninefold/core/mistakes/scheduler';
import type { Gaps } from '@ninefold/core/mistakes/today';
import type { Deps } from '#deps.ts';
import type { Learners } from '#features/identity/learners/learners.service.ts';
import type { EvidenceOwner } from './book/evidence.ts';

export type MistakesDeps = Pick<Deps, 'db' | 'now'> & {
  learners: Pick<Learners, 'mergedInto'>;
  scheduler: Scheduler;
  /** Where the learner lives, and how far each skill is from its target. */
  learner: (userId: number) => Promise<{ timeZone: string; gaps: Gaps }>;
  /** Whoever owns the evidence asks it again and marks it. */
  owners: Record<EvidenceSource, EvidenceOwner>;
};
