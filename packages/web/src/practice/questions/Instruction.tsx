import { HighlightedText } from '../annotations/HighlightedText.tsx';
import { instructionPieces } from './instruction-pieces.ts';

/** NO MORE THAN TWO WORDS, TRUE, NOT GIVEN: the test prints such words in bold. They can be highlighted like the text. */
export function Instruction({ text, block }: { text: string; block: string }) {
  return instructionPieces(text).map(({ start, text: words, strong }) => {
    const piece = <HighlightedText key={start} block={block} text={words} start={start} />;
    return strong ? <b key={start}>{piece}</b> : piece;
  });
}
