const VOWELS = /[aeiouy]/;

/** Consonants that sound alike, in English or in the writer's ear. */
const ALIKE = new Set('sc cs sz zs ck kc kq qk gj jg vw wv td dt mn nm bp pb'.split(' '));

/** How likely one letter is typed for another: vowels are mixed up all the time, consonants seldom. */
function change(a: string, b: string): number {
  if (a === b) return 0;
  if (VOWELS.test(a) && VOWELS.test(b)) return 0.75;
  if (ALIKE.has(a + b)) return 0.8;
  return 1.25;
}

/** A doubled or a halved letter costs least; a lost letter less than one too many. */
const lost = (letter: string, neighbour: string | undefined) =>
  letter === neighbour ? 0.55 : VOWELS.test(letter) ? 0.8 : 0.9;
const extra = (letter: string, neighbour: string | undefined) => (letter === neighbour ? 0.55 : 1);

/** The weight of the slips between what was typed and a word: letters lost, added, changed or swapped. */
export function slipWeight(typed: string, word: string): number {
  const plain = weigh(typed, word);
  // "foto": one sound, two letters.
  if (!word.includes('ph')) return plain;
  return Math.min(plain, weigh(typed.replaceAll('ph', 'f'), word.replaceAll('ph', 'f')) + 0.6);
}

function weigh(typed: string, word: string): number {
  let before: number[] = [];
  let row = [0];
  for (let j = 1; j <= word.length; j++) row.push(row[j - 1]! + lost(word[j - 1]!, word[j - 2]));
  for (let i = 1; i <= typed.length; i++) {
    const a = typed[i - 1]!;
    const next = [row[0]! + extra(a, typed[i - 2])];
    for (let j = 1; j <= word.length; j++) {
      const b = word[j - 1]!;
      let cost = Math.min(
        row[j]! + extra(a, typed[i - 2]),
        next[j - 1]! + lost(b, word[j - 2]),
        row[j - 1]! + change(a, b),
      );
      if (i > 1 && j > 1 && a === word[j - 2] && typed[i - 2] === b) cost = Math.min(cost, before[j - 2]! + 0.8);
      next.push(cost);
    }
    before = row;
    row = next;
  }
  return row[word.length]!;
}
