import { existsSync, readFileSync } from 'node:fs';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { mean } from '../features/numbers.ts';
import type { EssayText } from '../text/essay-text.ts';
import { ONE_THREAD } from './one-thread.ts';
import type { WordPieces } from './word-pieces.ts';

/**
 * How sure a reader trained on spoilt copies is that something is wrong: sentences in no order, bodies that belong to
 * another text, an answer to another question; and, as means over all sentences, that one does not follow the one before
 * it, that one is of another text. Below 0 it thinks that all is well; each head has a line of its own.
 */
export type Coherence = Record<(typeof HEADS)[number], number>;
const HEADS = ['order', 'bodies', 'topic', 'links', 'foreign'] as const;
type CoherenceReader = { read: (essay: EssayText, prompt: string) => Promise<Coherence>; close: () => Promise<void> };

const FILE = 'coherence-int8.onnx';
const [START, END] = [101, 102];
/** Unused pieces of the vocabulary that its training gave a meaning: a new paragraph, and a text that goes on. */
const [PARAGRAPH, GOES_ON] = [1, 2];
const LONGEST = 510;
const LONGEST_QUESTION = 90;

/** Null where an operator's own weights hold no such reader: the counted signs then judge alone. */
export async function openCoherence(folder: URL, pieces: WordPieces): Promise<CoherenceReader | null> {
  const file = new URL(FILE, folder);
  if (!existsSync(file)) return null;
  const session = await InferenceSession.create(readFileSync(file), ONE_THREAD);
  const say = async ({ ids, question }: Window): Promise<number[]> => {
    const tensor = (values: ArrayLike<number>) =>
      new Tensor('int64', BigInt64Array.from(values, BigInt), [1, ids.length]);
    const { said } = await session.run({
      ids: tensor(ids),
      kind: tensor(ids.map((_, i) => Number(i >= question))),
      mask: tensor(ids.map(() => 1)),
    });
    return [...(said!.data as Float32Array)];
  };
  return {
    read: async (essay, prompt) => {
      const heard: number[][] = [];
      for (const window of windowsOf(essay, prompt, pieces)) heard.push(await say(window));
      return Object.fromEntries(
        HEADS.map((name, head) => [name, mean(heard.map((one) => one[head] ?? 0))]),
      ) as Coherence;
    },
    close: () => session.release(),
  };
}

type Window = { ids: number[]; question: number };

/** The question, then the text; a long text in parts of one length. The same as in training, or the numbers mean nothing. */
export function windowsOf(essay: EssayText, prompt: string, pieces: WordPieces): Window[] {
  const asked = pieces.encode(prompt).slice(0, LONGEST_QUESTION);
  const ids = essay.paragraphs.flatMap((paragraph, i) => [...(i ? [PARAGRAPH] : []), ...pieces.encode(paragraph.text)]);
  const count = Math.max(1, Math.ceil(ids.length / (LONGEST - asked.length - 2)));
  return Array.from({ length: count }, (_, k) => {
    const part = ids.slice(Math.round((k * ids.length) / count), Math.round(((k + 1) * ids.length) / count));
    return { ids: [START, ...asked, END, ...(k ? [GOES_ON] : []), ...part, END], question: asked.length + 2 };
  });
}
