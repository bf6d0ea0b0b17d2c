import type { PaperGroup } from '@ninefold/contract/practice/paper';
import { Fragment } from 'react';
import { HighlightedText } from '../../annotations/HighlightedText.tsx';
import { piecesOf } from '../../paper/gap-text.ts';
import { useDesk, useSeatsOfGap } from '../desk.ts';
import { Slot } from '../match/Slot.tsx';
import { Gap } from './Gap.tsx';

/** Text with gaps: to be typed into, or slots for an option of the list. */
export function GapText({ group, text, block }: { group: PaperGroup; text: string; block: string }) {
  const { part } = useDesk();
  return piecesOf(text).map((piece) => (
    <Fragment key={'gap' in piece ? `gap-${piece.gap}` : `words-${piece.start}`}>
      {'gap' in piece ? (
        <AnswerPlace group={group} gap={piece.gap} />
      ) : (
        <HighlightedText block={`${part.paper.id}/${block}`} text={piece.words} start={piece.start} />
      )}
    </Fragment>
  ));
}

function AnswerPlace({ group, gap }: { group: PaperGroup; gap: number }) {
  const [seat] = useSeatsOfGap(gap);
  if (!seat) return null;
  return group.interaction === 'gap' ? <Gap seat={seat} /> : <Slot seat={seat} group={group} />;
}
