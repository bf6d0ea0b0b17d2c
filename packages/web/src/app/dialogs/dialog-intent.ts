/**
 * "Go home and open this dialog": set by a redirect or a button, taken by the DialogHost. It is kept in memory only and
 * is gone once taken, so a reload does not open the dialog again.
 */
export type DialogName = 'tasks' | 'coins' | 'invite' | 'planner';

let wanted: DialogName | null = null;
const listeners = new Set<() => void>();

export const dialogIntent = {
  set(name: DialogName): void {
    wanted = name;
    tell();
  },
  /** Call when the dialog has opened. */
  take(): void {
    if (wanted === null) return;
    wanted = null;
    tell();
  },
  current: (): DialogName | null => wanted,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

function tell(): void {
  for (const listener of listeners) listener();
}
