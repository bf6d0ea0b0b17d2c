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
