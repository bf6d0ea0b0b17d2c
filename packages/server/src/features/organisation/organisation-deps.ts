import type { Deps } from '#deps.ts';
import type { Audit } from '#features/audit/audit.service.ts';
import type { Learners } from '#features/identity/learners/learners.service.ts';
import type { People } from '#features/identity/people/people.service.ts';

export type OrganisationDeps = Pick<Deps, 'db' | 'now' | 'storage'> & {
  learners: Learners;
  people: People;
  audit: Audit;
};
