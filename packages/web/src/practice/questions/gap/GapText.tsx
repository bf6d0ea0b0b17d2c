import type { PaperGroup } from '@ninefold/contract/practice/paper';
import { Fragment } from 'react';
import { HighlightedText } from '../../annotations/HighlightedText.tsx';
import { piecesOf, readAloud } from '../../paper/gap-text.ts';
import { useDesk, useSeatsOfGap } from '../desk.ts';
import { Slot } from '../match/Slot.tsx';
import { Gap } from './Gap.tsx';

type GapTextProps = {
  group: PaperGroup;
  text: string;
  block: string;
  /** What stands beside the text and tells what is asked, e.g. the label of a form. Only read aloud. */
  about?: string;
};

/** Text with gaps: to be typed into, or slots for an option of the list. */
export function GapText({ group, text, block, about = '' }: GapTextProps) {
  const { part } = useDesk();
  const sentence = readAloud(text, about);
  return piecesOf(text).map((piece) => (
    <Fragment key={'gap' in piece ? `gap-${piece.gap}` : `words-${piece.start}`}>
      {'gap' in piece ? (
        <AnswerPlace group={group} gap={piece.gap} sentence={sentence} />
      ) : (
        <HighlightedText block={`${part.paper.id}/${block}`} text={piece.words} start={piece.start} />
      )}
    </Fragment>
  ));
}

function AnswerPlace({ group, gap, sentence }: { group: PaperGroup; gap: number; sentence: string }) {
  const [seat] = useSeatsOfGap(gap);
  // A gap of a question that is not asked here: the sentence must still read as one.
  if (!seat) return <span aria-hidden="true">…</span>;
  return group.interaction === 'gap' ? (
    <Gap seat={seat} sentence={sentence} />
  ) : (
    <Slot seat={seat} group={group} sentence={sentence} />
  );
}
