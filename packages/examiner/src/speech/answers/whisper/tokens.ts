import { readFileSync } from 'node:fs';
import { modelFile } from './model-files.ts';

/** Numbers that mean something to the model itself. */
export const TOKEN = {
  end: 50257,
  start: 50258,
  english: 50259,
  transcribe: 50359,
  noSpeech: 50362,
  noTimes: 50363,
  languages: { from: 50259, to: 50357 },
} as const;

export type Tokens = { text: (ids: readonly number[]) => string };

/** From the model's numbers back to letters; nothing is ever turned into numbers, so no merges are needed. */
export function readTokens(file: Uint8Array = readFileSync(modelFile('vocab.json'))): Tokens {
  const byId: string[] = [];
  const vocabulary = JSON.parse(new TextDecoder().decode(file)) as Record<string, number>;
  for (const [piece, id] of Object.entries(vocabulary)) byId[id] = piece;
  const bytes = byteOfSign();
  const decoder = new TextDecoder();
  return {
    text: (ids) =>
      decoder.decode(
        Uint8Array.from(
          ids
            .filter((id) => id < TOKEN.end)
            .flatMap((id) => [...(byId[id] ?? '')].map((sign) => bytes.get(sign) ?? 32)),
        ),
      ),
  };
}

/** "[Music]", "(coughs)", "♪", "*laughs*": what the model notes about sounds would be counted as the learner's words. */
export const opensNote = (text: string): boolean => /^\s*[[\](){}<>*#~_|♪♫♩♬「」『』]/.test(text);

export function notesIn(tokens: Tokens): ReadonlySet<number> {
  const ids = Array.from({ length: TOKEN.end }, (_, id) => id);
  return new Set(ids.filter((id) => opensNote(tokens.text([id]))));
}

/** The vocabulary writes every byte as one visible sign: printable ones as themselves, the others from 256 on. */
function byteOfSign(): Map<string, number> {
  const plain = (byte: number) => (byte > 32 && byte < 127) || (byte > 160 && byte !== 173);
  const bytes = new Map<string, number>();
  let next = 256;
  for (let byte = 0; byte < 256; byte++) bytes.set(String.fromCodePoint(plain(byte) ? byte : next++), byte);
  return bytes;
}
