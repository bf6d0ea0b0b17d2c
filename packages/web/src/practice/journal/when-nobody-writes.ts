import { tabLock } from './tab-lock.ts';

/** Acts unless another tab holds the lock: a tab that has the paper open sends its answers itself. */
export function whenNobodyWrites(name: string, act: () => Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    let decided = false;
    const lock = tabLock(name, (role) => {
      if (decided) return;
      decided = true;
      const done = () => {
        lock.release();
        resolve();
      };
      // In the next tick: until then `lock` is not assigned.
      setTimeout(() => void (role === 'writer' ? act().catch(() => {}) : Promise.resolve()).then(done), 0);
    });
  });
}
