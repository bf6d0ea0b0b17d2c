/**
 * Steps back and forward through an essay. The browser has its own, but forgets it at a reload and whenever a program
 * changes the text (a phrase is put in, another tab wrote). Pure: the text and the time are passed in.
 */

/** At `at`, `removed` was replaced by `inserted`. */
export type Step = { at: number; removed: string; inserted: string };
export type History = { text: string; past: readonly Step[]; future: readonly Step[]; changedAt: number };

/** Letters typed within this pause are one step, as long as they belong to one word. */
const ONE_STEP_MS = 1000;
const MOST_STEPS = 400;

export const startHistory = (text: string): History => ({ text, past: [], future: [], changedAt: 0 });

export function changed(history: History, text: string, now: number): History {
  if (text === history.text) return history;
  const step = stepBetween(history.text, text);
  const last = history.past.at(-1);
  const joined = last && now - history.changedAt < ONE_STEP_MS ? join(last, step) : null;
  const past = joined ? [...history.past.slice(0, -1), joined] : [...history.past, step].slice(-MOST_STEPS);
  return { text, past, future: [], changedAt: now };
}

/** `caret`: where the learner sees what has changed. Null when there is nothing to take back. */
export function undo(history: History): { history: History; caret: number } | null {
  const step = history.past.at(-1);
  if (!step) return null;
  const text = replaced(history.text, step.at, step.inserted.length, step.removed);
  return {
    history: { text, past: history.past.slice(0, -1), future: [...history.future, step], changedAt: 0 },
    caret: step.at + step.removed.length,
  };
}

export function redo(history: History): { history: History; caret: number } | null {
  const step = history.future.at(-1);
  if (!step) return null;
  const text = replaced(history.text, step.at, step.removed.length, step.inserted);
  return {
    history: { text, past: [...history.past, step], future: history.future.slice(0, -1), changedAt: 0 },
    caret: step.at + step.inserted.length,
  };
}

/** What was kept, if it is a history at all; a text that changed elsewhere since is one more step. */
export function resumed(kept: string | null, text: string): History {
  try {
    const { text: before, past, future } = JSON.parse(kept ?? '') as History;
    if (typeof before !== 'string' || ![past, future].every((steps) => Array.isArray(steps) && steps.every(isStep)))
      return startHistory(text);
    return changed({ text: before, past, future, changedAt: 0 }, text, ONE_STEP_MS);
  } catch {
    return startHistory(text);
  }
}

/** Long texts are compared in pieces of this length: whole pieces at once are far quicker than letter by letter. */
const PIECE = 512;

function stepBetween(before: string, after: string): Step {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start + PIECE <= shorter && before.startsWith(after.slice(start, start + PIECE), start)) start += PIECE;
  while (start < shorter && before.charCodeAt(start) === after.charCodeAt(start)) start += 1;
  const rest = shorter - start;
  const [oldEnd, newEnd] = [before.length, after.length];
  let same = 0;
  while (same + PIECE <= rest && before.endsWith(after.slice(newEnd - same - PIECE, newEnd - same), oldEnd - same))
    same += PIECE;
  while (same < rest && before.charCodeAt(oldEnd - 1 - same) === after.charCodeAt(newEnd - 1 - same)) same += 1;
  return { at: start, removed: before.slice(start, oldEnd - same), inserted: after.slice(start, newEnd - same) };
}

/** One more letter of the same word, or one more letter deleted. A new word and a paste are steps of their own. */
function join(last: Step, next: Step): Step | null {
  const typesOn = next.removed === '' && next.inserted.length === 1 && next.at === last.at + last.inserted.length;
  const newWord = /\s$/.test(last.inserted) && !/\s/.test(next.inserted);
  if (typesOn && last.removed === '' && !newWord) return { ...last, inserted: last.inserted + next.inserted };
  const deletesOn = next.inserted === '' && last.inserted === '' && next.at + next.removed.length === last.at;
  if (deletesOn && next.removed.length === 1)
    return { at: next.at, removed: next.removed + last.removed, inserted: '' };
  return null;
}

const replaced = (text: string, at: number, length: number, by: string) =>
  text.slice(0, at) + by + text.slice(at + length);

function isStep(value: unknown): value is Step {
  const { at, removed, inserted } = (value ?? {}) as Record<string, unknown>;
  return typeof at === 'number' && typeof removed === 'string' && typeof inserted === 'string';
}
