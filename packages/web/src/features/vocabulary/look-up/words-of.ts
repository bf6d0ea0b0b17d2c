/** A dictionary has words and set phrases; what is longer is read, not looked up. */
const MOST_WORDS = 4;
const LONGEST = 60;

/** Half a word under a careless finger is meant as the word: it is read on to both ends. */
export function wholeWords(before: string, selected: string, after: string): string {
  const head = /^[\p{L}\p{N}]/u.test(selected) ? (/[\p{L}\p{N}'’-]*$/u.exec(before)?.[0] ?? '') : '';
  const tail = /[\p{L}\p{N}]$/u.test(selected) ? (/^[\p{L}\p{N}'’-]*/u.exec(after)?.[0] ?? '') : '';
  return `${head}${selected}${tail}`.replace(/\s+/g, ' ').trim();
}

/** What can be looked up of it, or '' for a sentence, a number or Chinese. */
export function lookable(words: string): string {
  const bare = words.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const fits = bare.length <= LONGEST && bare.split(' ').length <= MOST_WORDS;
  return fits && /\p{Script=Latin}/u.test(bare) && !/\p{Script=Han}/u.test(bare) ? bare : '';
}
