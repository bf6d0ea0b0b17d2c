import type { PaperQuestion } from '@ninefold/contract/practice/paper';
import { HighlightedText } from '../annotations/HighlightedText.tsx';
import { useDesk } from './desk.ts';

/** The words of a question; they can be highlighted like the passage. */
export function Stem({ question }: { question: PaperQuestion }) {
  const { part } = useDesk();
  return question.text ? <HighlightedText block={`${part.paper.id}/q/${question.key}`} text={question.text} /> : null;
}
