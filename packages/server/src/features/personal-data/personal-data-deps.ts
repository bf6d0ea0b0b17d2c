import type { PersonalData } from '#db/personal/personal-data.ts';
import type { Deps } from '#deps.ts';
import type { Learners } from '#features/identity/learners/learners.service.ts';
import type { Proofs } from '#features/identity/proof.service.ts';
import type { Vocabulary } from '#features/vocabulary/vocabulary.service.ts';
import type { DoorsOf } from './import/doors.ts';

/** `kept`: every feature's, what others point to first. */
export type PersonalDataDeps = Pick<Deps, 'db' | 'settings' | 'storage' | 'jobs' | 'now'> & {
  kept: readonly PersonalData[];
  proofs: Proofs;
  learners: Pick<Learners, 'organisationOf'>;
  words: Pick<Vocabulary, 'idsOfNames'>;
  doorsOf: DoorsOf;
};
export type ExportDeps = Omit<PersonalDataDeps, 'proofs' | 'learners' | 'words' | 'doorsOf'>;
export type ImportDeps = Omit<PersonalDataDeps, 'proofs'>;
