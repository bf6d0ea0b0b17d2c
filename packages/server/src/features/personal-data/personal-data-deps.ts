import type { PersonalData } from '#db/personal/personal-data.ts';
import type { Deps } from '#deps.ts';
import type { Proofs } from '#features/identity/proof.service.ts';

/** `kept`: every feature's, what others point to first. */
export type PersonalDataDeps = Pick<Deps, 'db' | 'settings' | 'storage' | 'jobs' | 'now'> & {
  kept: readonly PersonalData[];
  proofs: Proofs;
};
export type ExportDeps = Omit<PersonalDataDeps, 'proofs'>;
