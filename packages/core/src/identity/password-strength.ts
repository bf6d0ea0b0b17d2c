/** Why a password is refused: everybody tries it, or it is the learner's own number or name. null: good enough. */
export function weaknessOf(
  password: string,
  own: readonly string[],
  isCommon: (password: string) => boolean,
): 'common' | 'own' | null {
  const plain = password.normalize('NFKC').toLowerCase().trim();
  // "Password1!" and "1qaz2wsx123" are the common word with what every rule asks for around it.
  const bare = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  if (isCommon(plain) || (bare.length >= 4 && plain.length - bare.length <= 4 && isCommon(bare))) return 'common';
  if (new Set(plain).size < 4) return 'common';
  return own.some((word) => isMostly(plain, word.normalize('NFKC').toLowerCase().trim())) ? 'own' : null;
}

/** The word itself, or little beside it. */
function isMostly(password: string, word: string): boolean {
  return word.length >= 4 && password.includes(word) && password.length - word.length < 4;
}

export type Strength = 'short' | 'weak' | 'fair' | 'good';

/**
 * A hint while somebody types, not a verdict: the server alone knows the common ones. Length counts most; a run like
 * "aaaa" or "1234" counts as one sign, and the own number or name as nothing.
 */
export function strengthOf(password: string, own: readonly string[]): Strength {
  const plain = password.normalize('NFKC');
  if (plain.length < 8) return 'short';
  const rest = own
    .filter((word) => word.length >= 4)
    .reduce((left, word) => left.replaceAll(word.toLowerCase(), ''), plain.toLowerCase());
  const signs = [...rest].filter((sign, at, all) => !continues(all[at - 1], sign)).length;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u, /\p{Lo}/u].filter((kind) => kind.test(plain)).length;
  const worth = signs + (kinds - 1) * 2;
  if (worth < 9) return 'weak';
  return worth < 14 ? 'fair' : 'good';
}

/** The same sign again, or the next one: aaa, 123, cba. */
const continues = (before: string | undefined, sign: string) =>
  before !== undefined && Math.abs(sign.charCodeAt(0) - before.charCodeAt(0)) <= 1;
