/** A dictionary has words and set phrases, nothing longer. */
const MOST_WORDS = 4;
const LONGEST = 60;

/** A selection of half a word is extended to the whole word at both ends. */
export function wholeWords(before: string, selected: string, after: string): string {
  const head = /^[\p{L}\p{N}]/u.test(selected) ? (/[\p{L}\p{N}'’-]*$/u.exec(before)?.[0] ?? '') : '';
  const tail = /[\p{L}\p{N}]$/u.test(selected) ? (/^[\p{L}\p{N}'’-]*/u.exec(after)?.[0] ?? '') : '';
  return `${head}${selected}${tail}`.replace(/\s+/g, ' ').trim();
}

/** The part that can be looked up; '' for a sentence, a number or Chinese. */
export function lookable(words: string): string {
  const bare = words.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const fits = bare.length <= LONGEST && bare.split(' ').length <= MOST_WORDS;
  return fits && /\p{Script=Latin}/u.test(bare) && !/\p{Script=Han}/u.test(bare) ? bare : '';
}
