/** The spellings under which a dictionary may list what a learner selected in a text. */
type Spellings = {
  /** The likeliest first; the first one that is known is the word. */
  whole: string[];
  /** Of a compound or a few words that nobody lists together: what it is made of. */
  parts: string[];
};

/** More is a sentence, and a dictionary has no sentences. */
const MOST_PARTS = 4;

export function spellingsOf(selected: string): Spellings {
  const words = folded(selected);
  if (words === '') return { whole: [], parts: [] };
  const pieces = words.split(/[\s/-]+/).flatMap((piece) => bare(piece) || []);
  return {
    whole: unique([words, ...basesOf(words), ...joinedWays(words), ...stemsOf(words)]),
    parts: pieces.length > 1 && pieces.length <= MOST_PARTS ? unique(pieces) : [],
  };
}

/** Case, accents, curly apostrophes and the punctuation around it are how a word is printed, not which word it is. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[‐-―−]/g, '-')
    .replace(/[\u00ad\u200b-\u200d]/g, '')
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
    .replace(/\s+/g, ' ');
}

/** can't and won't lose a letter that an ending taken off would not give back. */
const UNLIKE: Readonly<Record<string, string>> = { "can't": 'can', "won't": 'will', "shan't": 'shall', "ain't": 'be' };

/** Without the ending of a possessive or a contraction: spike's → spike, they'll → they, didn't → did. */
function basesOf(words: string): string[] {
  const unlike = UNLIKE[words];
  if (unlike) return [unlike];
  const base = words.replace(/n't$|'(?:s|ll|ve|re|d|m)$/, '');
  return base === words ? [] : [base];
}

const ENDINGS: readonly (readonly [ending: RegExp, ...instead: string[]])[] = [
  [/ies$/, 'y', 'ie'],
  [/(?<=s|x|z|ch|sh|o)es$/, ''],
  [/(?<!s|u|i)s$/, ''],
  [/(?<=..)ied$/, 'y'],
  [/(?<=..)(?:ed|er|est|ing)$/, '', 'e'],
  [/(?<=..)i(?:er|est|ness|ly)$/, 'y'],
  [/(?<=...)(?:ness|ly|like|less)$/, ''],
];

/** The last resort, for forms that no list has: lorryloads, shoddiness. */
function stemsOf(words: string): string[] {
  if (!/^[a-z]{4,}$/.test(words)) return [];
  return ENDINGS.flatMap(([ending, ...instead]) => {
    if (!ending.test(words)) return [];
    const stems = instead.map((letters) => words.replace(ending, letters));
    // stopped is stop, and cell is not cel: both ways are tried.
    return stems.flatMap((stem) => (/([bdgklmnprt])\1$/.test(stem) ? [stem, stem.slice(0, -1)] : [stem]));
  });
}

const bare = (piece: string): string => basesOf(folded(piece))[0] ?? folded(piece);

/** e-mail is email, well known is well-known. */
function joinedWays(words: string): string[] {
  const joined = words.includes('-') ? [words.replaceAll('-', ''), words.replaceAll('-', ' ')] : [];
  return words.includes(' ') ? [...joined, words.replaceAll(' ', '-'), words.replaceAll(' ', '')] : joined;
}

const unique = (words: readonly string[]): string[] => [...new Set(words)];
