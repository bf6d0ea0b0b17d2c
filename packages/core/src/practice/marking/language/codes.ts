/** Telephone numbers, postcodes, booking and flight numbers: spaces and hyphens in them are not mistakes. */

export type Written = {
  /** As typed, with its capitals. */
  written: string;
  /** Cleaned. */
  text: string;
  tokens: readonly string[];
};

/** The key tells what it is; the answer must then hold the same letters and figures in the same order. */
export function sameCode(answer: Written, key: Written): boolean {
  const [given, meant] = [bare(answer.text), bare(key.text)];
  if (given !== meant || given === '') return false;
  return isCode(key) || isTelephone(key.text) || isSaidInGroups(answer.text, meant);
}

const bare = (text: string) => text.replace(/[\s-]/g, '').replace(/[.,]+$/, '');

/** Letters and figures in one (BS8 4QX, BH4072), or capitals before figures (BA 2490). Not 1990s, 19th, 15km or 7pm. */
function isCode({ written, text, tokens }: Written): boolean {
  if (/^[A-Z]{1,4}[ -]\d{2,}[A-Z]?$/.test(written.trim())) return true;
  return (
    tokens.some((token) => /\d/.test(token) && /[a-z]/.test(token) && !/^\d+s$/.test(token)) &&
    text.split(/[\s-]/).every((part) => /\d/.test(part) || part.length <= 3)
  );
}

/** Begins with 0 or +, or has so many figures, or groups of them. Not the span 12-15 and not the years 1990-1995. */
function isTelephone(text: string): boolean {
  if (!/^\+?[\d -]+$/.test(text) || /^[12]\d{3}-[12]\d{3}$/.test(text)) return false;
  const figures = text.replace(/\D/g, '').length;
  return /^[0+]/.test(text) || (figures >= 6 && /\d[ -]\d/.test(text)) || (figures >= 7 && !/000$/.test(text));
}

/**
 * `555 013` for 555013 looks like a badly written thousand and stays wrong (25 000 is no English number); `48 62 15`
 * and `8 3 3` can only be figures read out one after another.
 */
function isSaidInGroups(text: string, figures: string): boolean {
  const groups = text.split(' ');
  if (!/^\d{3,}$/.test(figures) || !groups.every((group) => /^\d+$/.test(group))) return false;
  if (groups.every((group) => group.length === 1)) return true;
  const isThousands = groups.slice(1).every((group) => group.length === 3);
  return figures.length >= 5 && !isThousands;
}
