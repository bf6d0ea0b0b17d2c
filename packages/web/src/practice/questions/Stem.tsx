import type { PaperQuestion } from '@ninefold/contract/practice/paper';
import { MarkedText } from '../annotations/HighlightedText.tsx';
import { useDesk } from './desk.ts';

/** The words of a question; they can be highlighted like the passage. */
export function Stem({ question }: { question: PaperQuestion }) {
  const { part } = useDesk();
  return question.text ? <MarkedText block={`${part.paper.id}/q/${question.key}`} text={question.text} /> : null;
}
