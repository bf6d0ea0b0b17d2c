/** One tab writes, the others look on: two tabs that both answer would overwrite each other. */
export type Role = 'writer' | 'reader';

export type TabLock = {
  /** Takes the lock from whichever tab holds it; that tab is told and becomes a reader. */
  takeOver(): void;
  release(): void;
};
