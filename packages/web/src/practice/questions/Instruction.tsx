import { instructionPieces } from './instruction-pieces.ts';

/** NO MORE THAN TWO WORDS, TRUE, NOT GIVEN: the test prints such words in bold. */
export function Instruction({ text }: { text: string }) {
  return instructionPieces(text).map(({ start, text: words, strong }) =>
    strong ? <b key={start}>{words}</b> : <span key={start}>{words}</span>,
  );
}
