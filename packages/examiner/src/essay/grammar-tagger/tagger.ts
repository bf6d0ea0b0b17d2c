import { existsSync, readFileSync } from 'node:fs';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { ONE_THREAD } from '../model/one-thread.ts';
import type { WordPieces } from '../model/word-pieces.ts';
import type { Place, Sentence } from '../text/essay-text.ts';
import type { Spelling } from '../text/spelling.ts';
import { editsOf, type TaggerEdit } from './cell-edits.ts';
import { type Cell, cellsOf, changed, type Guess, wordsOf } from './cells.ts';
import { openWordForms, type WordForms } from './inflect.ts';
import { like, shapeOf, type TaggerToken, tokensOf } from './tokens.ts';

/** Forms of English words belong to the product, whoever trained the weights. */
const WEIGHTS = new URL('../../../weights/', import.meta.url);

/**
 * What it would change, and the words at which it is not quite sure that nothing is wrong. Too many of these are right
 * to speak of one; where none is, a sentence may be shown as a good one.
 */
export type Doubt = Place & { chance: number };
export type Read = { edits: TaggerEdit[]; doubts: Doubt[] };

/** Reads sentences, in places of the text they come from. */
export type GrammarTagger = {
  read: (sentences: Sentence[]) => Promise<Read>;
  forms: WordForms;
  close: () => Promise<void>;
};

/** What the first round changed may show what else is wrong. */
const ROUNDS = 2;
/** Below these a change is not even looked at; `sure-enough.ts` says which of them a learner hears of. */
const LEAST = { margin: 0.4, chance: 0.35, error: 0.4 };
/** From here on a word is doubtful. */
const DOUBT = 0.15;
const LONGEST = 120;
const MOST_WORDS = 100;
const [CLS, SEP, EDGE] = [101, 102, 5];
const FILE = 'tagger-int8.onnx';

/** Null where an operator's own weights hold no tagger: the rules then speak alone. */
export async function openGrammarTagger(
  folder: URL,
  pieces: WordPieces,
  spelling: Spelling,
): Promise<GrammarTagger | null> {
  if (!existsSync(new URL(FILE, folder))) return null;
  const names: string[] = JSON.parse(readFileSync(new URL('tagger-tags.json', folder), 'utf8'));
  const forms = openWordForms(new URL('word-forms.txt', WEIGHTS));
  const session = await InferenceSession.create(readFileSync(new URL(FILE, folder)), ONE_THREAD);
  const spell = (word: string) => {
    if (spelling.isWord(word)) return null;
    const meant = spelling.meant(word);
    return meant === null ? null : like(meant, word);
  };
  const guess = async (words: string[]): Promise<Guessed> => {
    const { ids, shapes, first } = encode(words, pieces);
    const answer = await session.run({
      ids: row(ids),
      case: row(shapes),
      mask: row(ids.map(() => 1)),
      first: row(first),
    });
    const chances = answer.chances!.data as Float32Array;
    const heard = guessesOf(chances, answer.which!.data as BigInt64Array, names);
    // Words behind the last piece that was read share its place; nothing is known about them.
    const guesses = heard.map((one, i) => (i > 0 && first[i] === first[i - 1] ? null : one));
    return { guesses, errors: heard.map((_, i) => chances[3 * i + 2]!) };
  };
  const sentence = async ({ text, start, end }: Sentence): Promise<Read> => {
    let cells: Cell[] = cellsOf(tokensOf(text, start));
    let doubts: Doubt[] | undefined;
    const seen = new Set([wordsOf(cells).join(' ')]);
    for (let round = 0; round < ROUNDS; round++) {
      const words = wordsOf(cells);
      if (!words.length || words.length > MOST_WORDS) break;
      const { guesses, errors } = await guess(words);
      doubts ??= cells.flatMap(({ token }, i) =>
        errors[i]! >= DOUBT ? [{ ...placeOf(token, start), chance: errors[i]! }] : [],
      );
      if (guesses.every((one) => one === null)) break;
      const next = changed(cells, guesses, { inflect: forms.inflect, spell });
      const key = wordsOf(next).join(' ');
      if (!key || seen.has(key)) break;
      seen.add(key);
      cells = next;
    }
    // What was not read at all is doubtful as a whole.
    return { edits: editsOf(cells), doubts: doubts ?? [{ start, end, chance: 1 }] };
  };
  return {
    read: async (sentences) => {
      const all: Read = { edits: [], doubts: [] };
      for (const one of sentences) {
        const { edits, doubts } = await sentence(one);
        all.edits.push(...edits);
        all.doubts.push(...doubts);
      }
      return all;
    },
    forms,
    close: () => session.release(),
  };
}

/** The best change at each place, and how likely an error is there; the first place stands before the first word. */
type Guessed = { guesses: (Guess | null)[]; errors: number[] };

const placeOf = (token: TaggerToken | null, start: number): Place =>
  token ? { start: token.start, end: token.end } : { start, end: start };

/** A sentence alone needs no padding, so one row at a time costs nothing more on one thread. */
const row = (values: number[]) => new Tensor('int64', BigInt64Array.from(values, BigInt), [1, values.length]);

function encode(words: string[], pieces: WordPieces): { ids: number[]; shapes: number[]; first: number[] } {
  const ids = [CLS];
  const shapes = [EDGE];
  const first = [0];
  for (const word of words) {
    const all = pieces.encode(word).slice(0, 12);
    const whole = all.length ? all : [100];
    const own = ids.length + whole.length > LONGEST ? whole.slice(0, 1) : whole;
    if (ids.length > 126) {
      first.push(first.at(-1)!);
      continue;
    }
    first.push(ids.length);
    ids.push(...own);
    shapes.push(...own.map(() => shapeOf(word)));
  }
  return { ids: [...ids, SEP], shapes: [...shapes, EDGE], first };
}

/** For each place the best change, where it beats "keep" by the margin and an error is likely there. */
function guessesOf(chances: Float32Array, which: BigInt64Array, names: string[]): (Guess | null)[] {
  const guesses = Array.from(which, (tag, i): Guess | null => {
    const [keep, best, error] = [chances[3 * i]!, chances[3 * i + 1]!, chances[3 * i + 2]!];
    if (best <= keep + LEAST.margin || best < LEAST.chance || error < LEAST.error) return null;
    return { tag: names[Number(tag)]!, chance: Math.min(best, error) };
  });
  // A swap or a merge takes the next word with it.
  guesses.forEach((one, i) => {
    if (i > 0 && (one?.tag === 'SWAP' || one?.tag === 'MERGE')) guesses[i + 1] = null;
  });
  return guesses.slice(0, which.length);
}
