/**
 * localStorage that never throws: private windows, full disks and locked-down webviews refuse it.
 * What could not be stored is remembered until the page is left.
 */
const memory = new Map<string, string>();

export const safeStorage = {
  get(key: string): string | null {
    try {
      return memory.get(key) ?? window.localStorage.getItem(key);
    } catch {
      return memory.get(key) ?? null;
    }
  },
  names(): string[] {
    try {
      return [...new Set([...memory.keys(), ...Object.keys(window.localStorage)])];
    } catch {
      return [...memory.keys()];
    }
  },
  set(key: string, value: string): void {
    try {
      window.localStorage.setItem(key, value);
      memory.delete(key);
    } catch {
      memory.set(key, value);
    }
  },
  remove(key: string): void {
    memory.delete(key);
    try {
      window.localStorage.removeItem(key);
    } catch {
      // Nothing was stored there, so there is nothing left to remove.
    }
  },
};
