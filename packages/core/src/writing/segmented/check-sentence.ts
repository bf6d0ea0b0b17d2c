import type { SegmentFindingKind } from './findings.ts';
import type { Hint } from './hints.ts';

/** One sentence held against its models: what is said, what is missing, which known mistake it makes. No I/O. */

type Both = { en: string; zh: string };
export type SentenceKey = {
  /** The first one is our model. */
  accept: readonly string[];
  must: readonly string[];
  points: readonly { say: Both; words: readonly string[] }[];
  wrongs: readonly { words: string; mistake: string; why: Both; instead?: string | undefined }[];
};
export type Finding = {
  kind: SegmentFindingKind;
  /** false: a question to the learner, not an error. */
  certain: boolean;
  start: number;
  end: number;
  original: string;
  replacement: string;
  text: Both;
};
export type Verdict = 'right' | 'close' | 'again';

const WHOLE = { start: -1, end: -1, original: '', replacement: '' };
/** Below this much of the model's words it is asked whether the same is said at all. */
const LEAST_SHARED = 0.35;

/** Case, punctuation and hyphens do not count; the words and their order do. */
export const plainSentence = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/[-‐-―]/g, ' ')
    .replace(/(\d),(?=\d{3})/g, '$1')
    .replace(/[^\p{L}\p{N}'.% ]/gu, ' ')
    .replace(/(?<!\d)\.|\.(?!\d)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const says = (plain: string, words: string): boolean => ` ${plain} `.includes(` ${plainSentence(words)} `);

/** What can be told without grammar; an accepted sentence has nothing. */
export function compareSentence(answer: string, key: SentenceKey): Finding[] {
  const plain = plainSentence(answer);
  if (key.accept.some((one) => plainSentence(one) === plain)) return [];
  const wrongs = key.wrongs.filter(({ words }) => says(plain, words)).map((one) => wrongFinding(answer, one));
  const points = key.points
    .filter(({ words }) => words.length > 0 && !words.some((one) => says(plain, one)))
    .map(
      ({ say }): Finding => ({
        kind: 'meaning',
        certain: false,
        ...WHOLE,
        text: { en: `Did you say this: ${say.en}?`, zh: `这个意思写到了吗：${say.zh}` },
      }),
    );
  const must = key.must
    .filter((word) => !says(plain, word))
    .map(
      (word): Finding => ({
        kind: 'words',
        certain: true,
        ...WHOLE,
        text: { en: `This exercise asks for “${word}”.`, zh: `这一句要求用上 ${word}。` },
      }),
    );
  const far = key.points.length === 0 && points.length === 0 && sharedWords(plain, key.accept) < LEAST_SHARED;
  return [...wrongs, ...points, ...must, ...(far ? [FAR] : [])];
}

const FAR: Finding = {
  kind: 'meaning',
  certain: false,
  ...WHOLE,
  text: {
    en: 'This is far from our model. Compare: do both say the same?',
    zh: '和参考句相差较远。对照一下，说的是同一个意思吗？',
  },
};

export function verdictOf(findings: readonly Finding[]): Verdict {
  if (findings.length === 0) return 'right';
  const heavy = findings.filter(({ kind, certain }) => kind === 'meaning' || certain).length;
  const missing = findings.filter(({ kind }) => kind === 'meaning').length;
  return missing > 1 || heavy > 2 ? 'again' : 'close';
}

function wrongFinding(answer: string, { words, mistake, why, instead }: SentenceKey['wrongs'][number]): Finding {
  const start = answer.toLowerCase().indexOf(words.toLowerCase());
  const found = start >= 0;
  return {
    kind: mistake === 'meaning' ? 'meaning' : mistake === 'word-choice' || mistake === 'register' ? 'words' : 'grammar',
    certain: true,
    start: found ? start : -1,
    end: found ? start + words.length : -1,
    original: found ? answer.slice(start, start + words.length) : words,
    replacement: instead ?? '',
    text: why,
  };
}

const SMALL = new Set(
  'a an the of to in on at for and or but is are was were be been that this it as by with from than'.split(' '),
);

/** How much of the nearest model's words the answer shares. */
function sharedWords(plain: string, models: readonly string[]): number {
  const own = new Set(plain.split(' '));
  return Math.max(
    0,
    ...models.map((model) => {
      const words = [...new Set(plainSentence(model).split(' '))].filter((word) => !SMALL.has(word));
      return words.filter((word) => own.has(word)).length / Math.max(1, words.length);
    }),
  );
}

/** Hints from weak to strong. */
export function hintOf(hint: Hint, model: string, chunks: readonly string[]): string {
  const words = model.split(/\s+/);
  switch (hint) {
    case 'letters':
      return words.map((word) => word.replace(/(\p{L})[\p{L}'’-]+/gu, '$1…')).join(' ');
    case 'words': {
      const long = [...new Set(words.map((word) => word.replace(/[^\p{L}'-]/gu, '')))].filter(
        (word) => word.length > 5,
      );
      return long.sort((a, b) => a.localeCompare(b)).join(' · ');
    }
    case 'order':
      return chunks.length > 1
        ? chunks.map((chunk) => chunk.split(/\s+/).slice(0, 2).join(' ')).join(' … ')
        : words.slice(0, 4).join(' ');
    case 'model':
      return model;
  }
}
