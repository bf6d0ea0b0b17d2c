/** The words English counts with. */

const list = (words: string) => words.split(' ');
const ONES = list(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
);
const TENS = list('_ _ twenty thirty forty fifty sixty seventy eighty ninety');
const ORDINALS = list(
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth',
);
const TENTHS = list('_ _ twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth');
export const SCALES: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1_000,
  million: 1_000_000,
  billion: 1_000_000_000,
};

const at = (words: string[], word: string) => (word === '_' ? -1 : words.indexOf(word));

export const unitOf = (word: string): number | null =>
  word === 'nought' ? 0 : at(ONES, word) >= 0 ? at(ONES, word) : null;

export const tenOf = (word: string): number | null => (at(TENS, word) >= 2 ? at(TENS, word) * 10 : null);

export const ordinalOf = (word: string): number | null => {
  if (at(ORDINALS, word) > 0) return at(ORDINALS, word);
  return at(TENTHS, word) >= 2 ? at(TENTHS, word) * 10 : null;
};

export const isScale = (word: string): boolean => Object.hasOwn(SCALES, word);

export const isNumberWord = (word: string): boolean => unitOf(word) !== null || tenOf(word) !== null || isScale(word);

/** Long enough that one slip does not make another word of them: `fourty` is meant as forty, `ten` and `tin` are two words. */
export const LONG_NUMBER_WORDS: readonly string[] = [
  ...ONES,
  ...TENS,
  ...ORDINALS,
  ...TENTHS,
  ...Object.keys(SCALES),
].filter((word) => word.length >= 5);
