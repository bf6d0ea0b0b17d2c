import type { CallPath } from './call-path.ts';

/** Which errors of the page are worth the operator's log, and what of them may leave the learner's device. Pure. */

/** Saves that are repeated a little later, so a failed one means nothing. Only calls of the contract compile here. */
const REPEATED_SAVES: ReadonlySet<string> = new Set<CallPath>(['/api/attempt/save', '/api/course/save-last-learned']);

const NOISE = [
  // Thrown by in-app browsers that inject a script into the page; nothing of ours is involved.
  /Cannot destructure property '[^']*' of '\(intermediate value\)'/,
  /Right side of assignment cannot be destructured/,
  // The browser asks for another frame; the page is fine.
  /ResizeObserver loop/,
  /^(?:chrome|moz|safari(?:-web)?)-extension:/,
  // A script of another origin: the browser hides everything about it.
  /^Script error\.?$/,
];

export function isNoise(message: string, path?: string): boolean {
  return (path !== undefined && REPEATED_SAVES.has(path)) || NOISE.some((pattern) => pattern.test(message));
}

/** Takes out what could name a person: long digits (phones, codes), addresses, tokens, and every query. */
export function withoutPersonalData(text: string): string {
  return text
    .replace(/\?[^\s)'"]*/g, '?…')
    .replace(/[^\s@]+@[^\s@]+\.[^\s@]+/g, '[mail]')
    .replace(/[A-Za-z0-9_-]{32,}/g, '[token]')
    .replace(/\d{6,}/g, '[digits]');
}

export type ErrorBudget = { seen: ReadonlySet<string>; minute: number; spent: number };

export const FRESH_BUDGET: ErrorBudget = { seen: new Set(), minute: 0, spent: 0 };
const PER_MINUTE = 10;
/** The same error is reported once per visit; this many different ones are remembered. */
const REMEMBERED = 200;

/** null: do not report it. A page in a loop must not flood the server. */
export function spend(budget: ErrorBudget, fingerprint: string, nowMs: number): ErrorBudget | null {
  const minute = Math.floor(nowMs / 60_000);
  const spent = minute === budget.minute ? budget.spent : 0;
  if (budget.seen.has(fingerprint) || spent >= PER_MINUTE) return null;
  return { seen: new Set([...budget.seen, fingerprint].slice(-REMEMBERED)), minute, spent: spent + 1 };
}
