/**
 * The key of a typed answer as its author writes it: `a|b` are alternatives, `(the) river` has words that may be
 * left out, `flower(s)` letters that may be. Returned are all forms that count as right, each once.
 */
export function answerForms(pattern: string): string[] {
  const forms = pattern.split('|').flatMap(withAndWithout).map(tidy).filter(Boolean);
  return [...new Set(forms)];
}

/** What is wrong with a pattern, or null. */
export function patternFault(pattern: string): string | null {
  if (pattern.split('|').some((alternative) => tidy(alternative) === '')) return 'an alternative is empty';
  // Removing the matched pairs leaves nested brackets over, as well as those in the wrong order.
  if (/[()]/.test(pattern.replace(/\([^()]*\)/g, ''))) return 'the brackets do not match';
  // The alternatives are split first, so a bar inside a bracket would cut the bracket in two.
  if (/\([^)]*\|/.test(pattern)) return 'a | stands inside brackets';
  if (/\(\s*\)/.test(pattern)) return 'a bracket is empty';
  if (pattern.split('|').some((alternative) => /^(\s*\([^)]*\))+\s*$/.test(alternative))) {
    return 'everything may be left out';
  }
  return null;
}

/** Each bracket doubles the forms, so a key with many of them is more likely a mistake than intended. */
const MAX_BRACKETS = 4;

function withAndWithout(alternative: string): string[] {
  const bracket = /\(([^()]*)\)/.exec(alternative);
  if (!bracket || count(alternative, '(') > MAX_BRACKETS) return [alternative];
  const before = alternative.slice(0, bracket.index);
  const after = alternative.slice(bracket.index + bracket[0].length);
  return [...withAndWithout(`${before}${bracket[1]}${after}`), ...withAndWithout(`${before}${after}`)];
}

const tidy = (form: string) => form.replace(/\s+/g, ' ').trim();

const count = (text: string, sign: string) => text.split(sign).length - 1;
