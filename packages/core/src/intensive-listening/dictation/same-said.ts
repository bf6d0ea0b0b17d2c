import { alsoSpelled } from '../../practice/marking/language/spelling-pairs.ts';
import { type Reading, readAnswer } from '../../practice/marking/read-answer.ts';
import { saysOneOf } from '../../practice/marking/same-answer.ts';

/** Small words that an answer to a question may leave out; in a dictation each of them is heard. */
const SMALL = /^(a|an|the|on|in|at)\b/;

/**
 * Whether two stretches of words are the same sentence part, however they are written: either dialect, figures or
 * words, with or without a hyphen.
 */
export function sameSaid(said: string, given: string): boolean {
  const [a, b] = [readAnswer(said), readAnswer(given)];
  if (SMALL.exec(a.text)?.[1] !== SMALL.exec(b.text)?.[1]) return false;
  if (sameTokens(a.tokens, b.tokens) || sameTokens(a.closed, b.closed)) return true;
  return hasNumber(a) && hasNumber(b) && saysOneOf(b, [a]);
}

const sameTokens = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((token, at) => token === b[at] || alsoSpelled(token) === b[at]);

const hasNumber = ({ tokens, text }: Reading): boolean => tokens.some((token) => /\d/.test(token)) || /\d/.test(text);
