import type { AnswerReport } from './report.ts';

/** The words of an answer with everything that is said about them, in the order in which they are read. */

/** Shorter ones are breath: they are measured, but a page full of them would be unreadable. */
export const SHOWN_PAUSE_SECONDS = 0.6;
const UNSURE = 0.35;
const PARAGRAPH_WORDS = 24;

export type WordPiece = {
  kind: 'word';
  text: string;
  from: number;
  to: number;
  /** Its place among the words. */
  at: number;
  filler: boolean;
  repeated: boolean;
  good: boolean;
  /** The recogniser hardly knew what it heard. */
  unclear: boolean;
  /** As the learner has put it right. */
  own: boolean;
  /** Its number in the list of words to check; 0: none. */
  check: number;
};
export type PausePiece = { kind: 'pause'; from: number; seconds: number; inside: boolean };
export type SlipPiece = { kind: 'slip'; words: WordPiece[]; better: string; certain: boolean; slip: number };
export type Piece = WordPiece | PausePiece | SlipPiece;
export type Paragraph = { from: number; pieces: Piece[] };

type Place = { from: number; to: number };
const holds = ({ from, to }: Place, word: Place): boolean => {
  const middle = (word.from + word.to) / 2;
  return middle >= from && middle <= to;
};

export const shownPauses = ({ pauses }: Pick<AnswerReport, 'pauses'>) =>
  pauses.filter(({ from, to }) => to - from >= SHOWN_PAUSE_SECONDS);

/** Corrections that say what would be right; a mere question is listed beside the text only. */
const corrections = ({ grammar }: AnswerReport) =>
  grammar.map((slip, at) => ({ ...slip, at })).filter(({ better, certain }) => certain && better !== '');

export function piecesOf(answer: AnswerReport): Piece[] {
  const slips = corrections(answer);
  const pauses = [...shownPauses(answer)].sort((a, b) => a.from - b.from);
  const pieces: Piece[] = [];
  for (const [at, word] of answer.words.entries()) {
    while (pauses[0] && pauses[0].from < (word.from + word.to) / 2) {
      const { from, to, inside_clause: inside } = pauses.shift()!;
      pieces.push({ kind: 'pause', from, seconds: to - from, inside });
    }
    const piece = wordPiece(answer, word, at);
    const slip = slips.find((one) => holds(one, word));
    const last = pieces.at(-1);
    if (!slip) pieces.push(piece);
    else if (last?.kind === 'slip' && last.slip === slip.at) last.words.push(piece);
    else pieces.push({ kind: 'slip', words: [piece], better: slip.better, certain: slip.certain, slip: slip.at });
  }
  for (const { from, to, inside_clause: inside } of pauses)
    pieces.push({ kind: 'pause', from, seconds: to - from, inside });
  return pieces;
}

function wordPiece(answer: AnswerReport, word: AnswerReport['words'][number], at: number): WordPiece {
  const filler = answer.fillers.some((one) => holds(one, word));
  return {
    kind: 'word',
    ...{ text: word.text, from: word.from, to: word.to, at, filler },
    repeated: answer.repetitions.some((one) => holds(one, word)),
    good: answer.vocabulary.good.some((one) => holds(one, word)),
    unclear: word.confidence < UNSURE && !filler && !word.own,
    own: word.own === true,
    check: answer.check_words.findIndex((one) => holds(one, word)) + 1,
  };
}

/** A new paragraph where a natural pause comes after enough words; each begins with its second. */
export function paragraphsOf(answer: AnswerReport): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let words = 0;
  for (const piece of piecesOf(answer)) {
    const breaks = piece.kind === 'pause' && !piece.inside && words >= PARAGRAPH_WORDS;
    if (paragraphs.length === 0 || breaks) {
      paragraphs.push({ from: paragraphs.length === 0 ? 0 : startOf(piece), pieces: [] });
      words = 0;
    }
    paragraphs.at(-1)!.pieces.push(piece);
    if (piece.kind !== 'pause') words += piece.kind === 'slip' ? piece.words.length : 1;
  }
  return paragraphs;
}

const startOf = (piece: Piece): number => (piece.kind === 'slip' ? (piece.words[0]?.from ?? 0) : piece.from);

/** The word that is heard at this second; -1 before the first one. */
export function wordAt(words: readonly Place[], second: number): number {
  let found = -1;
  for (const [at, { from }] of words.entries()) {
    if (from > second + 0.05) break;
    found = at;
  }
  return found;
}

/** The sentence that is heard at this second, from its first word to its last; null where nothing was said. */
export function sentenceAt(words: readonly (Place & { text: string })[], second: number): Place | null {
  const now = Math.max(0, wordAt(words, second));
  const ends = (at: number) => /[.!?]["')]*$/.test(words[at]?.text ?? '');
  let [first, last] = [now, now];
  while (first > 0 && !ends(first - 1)) first -= 1;
  while (last < words.length - 1 && !ends(last)) last += 1;
  const [from, to] = [words[first]?.from, words[last]?.to];
  return from === undefined || to === undefined ? null : { from, to };
}

/** Where the next pause inside a clause begins, a moment before it; from the top again after the last one. */
export function nextPauseAt(answer: Pick<AnswerReport, 'pauses'>, second: number): number | null {
  const starts = shownPauses(answer).map(({ from }) => Math.max(0, from - 1));
  return starts.find((start) => start > second + 0.2) ?? starts[0] ?? null;
}
