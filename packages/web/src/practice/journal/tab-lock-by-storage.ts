import { safeStorage } from '#platform/safe-storage.ts';
import { newId } from '../new-id.ts';
import type { Role, TabLock } from './tab-role.ts';

/** A writer says every two seconds that it is still there; one that has been silent for six is gone. */
const BEAT_MS = 2000;
const GONE_AFTER_MS = 6000;

type Claim = { tab: string; at: number };

/** Who writes, for browsers without locks: a claim in localStorage that has to be renewed. */
export function byStorage(name: string, onRole: (role: Role) => void): TabLock {
  const key = `nf-writer-${name}`;
  const tab = newId();
  let role: Role | null = null;

  function become(next: Role) {
    if (role === next) return;
    role = next;
    onRole(next);
  }

  function claim() {
    safeStorage.set(key, JSON.stringify({ tab, at: Date.now() } satisfies Claim));
    become('writer');
  }

  function look() {
    const holder = read(key);
    const mine = holder?.tab === tab;
    if (!holder || mine || Date.now() - holder.at > GONE_AFTER_MS) claim();
    else become('reader');
  }

  const heard = (event: StorageEvent) => event.key === key && look();
  window.addEventListener('storage', heard);
  const beat = setInterval(look, BEAT_MS);
  look();

  return {
    takeOver: claim,
    release() {
      clearInterval(beat);
      window.removeEventListener('storage', heard);
      if (read(key)?.tab === tab) safeStorage.remove(key);
    },
  };
}

function read(key: string): Claim | null {
  try {
    return JSON.parse(safeStorage.get(key) ?? 'null') as Claim | null;
  } catch {
    return null;
  }
}
