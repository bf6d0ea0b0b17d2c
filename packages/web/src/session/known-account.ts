import { safeStorage } from '#platform/safe-storage.ts';

const STORED_AS = 'nf-has-account';

/** Whether somebody has logged in on this device and not logged out since. Says nothing about who. */
export const knownAccount = {
  exists: (): boolean => safeStorage.get(STORED_AS) !== null,
  remember: (): void => safeStorage.set(STORED_AS, '1'),
  forget: (): void => safeStorage.remove(STORED_AS),
};
