import type { Deps } from '#deps.ts';
import type { Learners } from '#features/identity/learners/learners.service.ts';

export type MembershipDeps = Deps & { learners: Learners };
