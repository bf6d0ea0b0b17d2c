import { existsSync, readFileSync } from 'node:fs';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import type { EssayText, Sentence } from '../text/essay-text.ts';
import { ONE_THREAD } from './one-thread.ts';
import type { WordPieces } from './word-pieces.ts';

/**
 * What a teacher may write beside a sentence, as `training/margin-notes.jsonl` explains; the last one is praise. The
 * order is that of the net's answers.
 */
export const NOTES = [
  'bare',
  'vague',
  'off',
  'again',
  'example',
  'absolute',
  'list',
  'jump',
  'link',
  'reference',
  'point',
  'support',
] as const;
export type Note = (typeof NOTES)[number];
/** Of one sentence: how likely a teacher is to write each of the notes beside it. */
export type Margin = Record<Note, number>;
export type MarginReader = {
  /** One entry for every sentence of the text. */
  read: (essay: EssayText, prompt: string) => Promise<Margin[]>;
  close: () => Promise<void>;
};

const FILE = 'margin-int8.onnx';
const [START, END] = [101, 102];
/** Unused pieces of the vocabulary that the training gave a meaning: a new paragraph, and a text that goes on. */
const [PARAGRAPH, GOES_ON] = [1, 2];
const LONGEST = 510;
const LONGEST_QUESTION = 90;
const LONGEST_SENTENCE = 200;

/** Null where an operator's own weights hold no such reader: nothing is said then that only it could tell. */
export async function openMargin(folder: URL, pieces: WordPieces): Promise<MarginReader | null> {
  const file = new URL(FILE, folder);
  if (!existsSync(file)) return null;
  const session = await InferenceSession.create(readFileSync(file), ONE_THREAD);
  const say = async ({ ids, question, sentences }: MarginWindow): Promise<Margin[]> => {
    const long = (values: number[]) => new Tensor('int64', BigInt64Array.from(values, BigInt), [1, ids.length]);
    const spread = new Float32Array(sentences.length * ids.length);
    for (const [i, { from, to }] of sentences.entries())
      spread.fill(1 / (to - from), i * ids.length + from, i * ids.length + to);
    const { said } = await session.run({
      ids: long(ids),
      kind: long(ids.map((_, i) => Number(i >= question))),
      mask: long(ids.map(() => 1)),
      spread: new Tensor('float32', spread, [1, sentences.length, ids.length]),
    });
    const odds = said!.data as Float32Array;
    return sentences.map(
      (_, i) =>
        Object.fromEntries(NOTES.map((note, k) => [note, 1 / (1 + Math.exp(-odds[i * NOTES.length + k]!))])) as Margin,
    );
  };
  return {
    read: async (essay, prompt) => {
      const found: Margin[] = [];
      for (const window of marginWindows(essay, prompt, pieces)) found.push(...(await say(window)));
      return found;
    },
    close: () => session.release(),
  };
}

type Span = { from: number; to: number };
export type MarginWindow = { ids: number[]; question: number; sentences: Span[] };

/** The question, then whole sentences; a long text in parts of about one length. Training reads what this makes. */
export function marginWindows(essay: EssayText, prompt: string, pieces: WordPieces): MarginWindow[] {
  const asked = pieces.encode(prompt).slice(0, LONGEST_QUESTION);
  const read = essay.sentences.map((one) => ({ one, ids: piecesOf(one, pieces) }));
  const room = LONGEST - asked.length - 4;
  const whole = read.reduce((sum, { ids }) => sum + ids.length + 1, 0);
  const share = Math.max(whole / Math.ceil(whole / room), 1);
  const windows: MarginWindow[] = [];
  let now: MarginWindow | undefined;
  let used = 0;
  for (const [i, { one, ids }] of read.entries()) {
    const isFull = now && (now.ids.length + ids.length + 2 > LONGEST || used >= share * windows.length);
    if (!now || isFull) {
      now = { ids: [START, ...asked, END, ...(i ? [GOES_ON] : [])], question: asked.length + 2, sentences: [] };
      windows.push(now);
    }
    if (i && one.paragraph !== read[i - 1]!.one.paragraph) now.ids.push(PARAGRAPH);
    now.sentences.push({ from: now.ids.length, to: now.ids.length + ids.length });
    now.ids.push(...ids);
    used += ids.length + 1;
  }
  for (const { ids } of windows) ids.push(END);
  return windows;
}

/** A sentence of nothing the vocabulary knows still has its place. */
const piecesOf = ({ text }: Sentence, pieces: WordPieces): number[] => {
  const ids = pieces.encode(text).slice(0, LONGEST_SENTENCE);
  return ids.length ? ids : [PARAGRAPH];
};
