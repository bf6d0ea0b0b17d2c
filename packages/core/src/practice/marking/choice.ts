import { clean, trimSigns } from './language/clean.ts';
import type { Reason } from './reasons.ts';

/** Options are compared by their key and by nothing else: `a boy` is not option A. */

const VERDICT_WORDS = {
  tfng: { t: 'T', true: 'T', f: 'F', false: 'F', ng: 'NG', 'not given': 'NG' },
  ynng: { y: 'Y', yes: 'Y', n: 'N', no: 'N', ng: 'NG', 'not given': 'NG' },
} as const;

/** Full word or initial, within its own type: YES is never TRUE. */
function verdictOf(type: 'tfng' | 'ynng', given: string): string | null {
  const words: Readonly<Record<string, string>> = VERDICT_WORDS[type];
  const said = trimSigns(clean(given));
  return Object.hasOwn(words, said) ? (words[said] ?? null) : null;
}

/** A letter or a roman numeral standing alone; null for anything longer. */
function optionKey(given: string): string | null {
  const key = trimSigns(clean(given));
  return /^([a-z]|[ivx]{1,6})$/.test(key) ? key : null;
}

export function markChoice(given: string, accept: readonly string[], type: string): Reason | null {
  if (trimSigns(clean(given)) === '') return 'BLANK';
  const chosen = type === 'tfng' || type === 'ynng' ? verdictOf(type, given)?.toLowerCase() : optionKey(given);
  return chosen && accept.some((key) => key.toLowerCase() === chosen) ? null : 'WRONG';
}

/**
 * Choose TWO or THREE: one mark for each right letter, in any order. More letters than asked for give nothing, so that
 * ticking everything is no answer.
 */
export function markChoices(
  given: string | readonly string[],
  accept: readonly string[],
  asked: number,
): (Reason | null)[] {
  const chosen = [...new Set(lettersOf(given))];
  const all = (reason: Reason) => Array.from({ length: asked }, () => reason);
  if (chosen.length === 0) return all('BLANK');
  if (chosen.length > asked) return all('OVER_LIMIT');
  const right = chosen.filter((letter) => accept.some((key) => key.toLowerCase() === letter)).length;
  const wrong = chosen.length - right;
  return Array.from({ length: asked }, (_, at) => (at < right ? null : at < right + wrong ? 'WRONG' : 'BLANK'));
}

/** Boxes send a list; a typed `A, C`, `A and C` or `AC` says the same. Anything that is no letter counts as a wrong one. */
function lettersOf(given: string | readonly string[]): string[] {
  const parts = typeof given === 'string' ? clean(given).split(/[\s,;/+&]+|\band\b/) : given;
  return parts
    .map((part) => trimSigns(clean(part)))
    .filter((part) => part !== '' && part !== 'and')
    .flatMap((part) => (typeof given === 'string' && /^[a-z]{2,3}$/.test(part) ? [...part] : [part]));
}
