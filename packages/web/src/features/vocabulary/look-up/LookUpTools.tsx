import { type RefObject, useEffect, useState } from 'react';
import { SelectionBar } from '#practice/selection/SelectionBar.tsx';
import { moveSelection } from '#practice/selection/select-by-keys.ts';
import { type Rect, selectionBox } from '#practice/selection/selection-box.ts';
import { useSettledSelection } from '#practice/selection/useSettledSelection.ts';
import { useAskedWords } from '#practice/word-tools/useAskedWords.ts';
import { LookUpLoader } from './LookUpLoader.tsx';
import { selectedWords } from './selected-words.ts';
import { WordButtons } from './WordButtons.tsx';

type LookUpToolsProps = { area: RefObject<HTMLElement | null> };

/** What stands beside a selection in an area, and the dictionary that it opens. */
export function LookUpTools({ area }: LookUpToolsProps) {
  const [chosen, setChosen] = useState<{ words: string; at: Rect } | null>(null);
  const [entered, setEntered] = useState(false);
  const lookUp = useAskedWords(area);

  function choose(): boolean {
    const inside = area.current?.contains(window.getSelection()?.anchorNode ?? null);
    const words = inside ? selectedWords() : '';
    setChosen(words === '' ? null : { words, at: selectionBox() });
    return words !== '';
  }
  useSettledSelection(choose, lookUp.asked === null);

  function done() {
    setChosen(null);
    setEntered(false);
  }

  function ask(save: boolean) {
    if (chosen) lookUp.ask({ ...chosen, save });
    done();
  }

  /** As in the player: the arrow keys select the text word by word, Enter opens the bar. */
  useEffect(() => {
    const text = area.current;
    function onKeyDown(event: KeyboardEvent) {
      const at = event.target;
      if (!(at instanceof HTMLElement) || !('reviewText' in at.dataset)) return;
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === 'Enter' && choose()) setEntered(true);
      else if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      else if (!moveSelection(at, event.key, event.shiftKey)) return;
      event.preventDefault();
    }
    text?.addEventListener('keydown', onKeyDown);
    return () => text?.removeEventListener('keydown', onKeyDown);
  });

  return (
    <>
      {chosen && (
        <SelectionBar at={chosen.at} owner={area} entered={entered} onClose={done}>
          <WordButtons onAsk={ask} />
        </SelectionBar>
      )}
      {lookUp.asked && <LookUpLoader asked={lookUp.asked} onClose={lookUp.close} />}
    </>
  );
}
