import { instructionPieces } from './instruction-pieces.ts';

/** NO MORE THAN TWO WORDS, TRUE, NOT GIVEN: on the test's screen the words that count are bold. */
export function Instruction({ text }: { text: string }) {
  return instructionPieces(text).map(({ start, text: words, strong }) =>
    strong ? <b key={start}>{words}</b> : <span key={start}>{words}</span>,
  );
}
