import { type KeyboardEvent, useRef, useState } from 'react';
import { SelectionBar } from '#practice/selection/SelectionBar.tsx';
import { moveSelection } from '#practice/selection/select-by-keys.ts';
import { type Rect, selectionBox } from '#practice/selection/selection-box.ts';
import { useSettledSelection } from '#practice/selection/useSettledSelection.ts';
import { useAskedWords } from '#practice/word-tools/useAskedWords.ts';
import type { WordAreaProps } from '#practice/word-tools/word-tools.ts';
import { LookUpLoader } from './LookUpLoader.tsx';
import { selectedWords } from './selected-words.ts';
import { WordButtons } from './WordButtons.tsx';

/** In review nothing can be highlighted any more, but every English word of texts and questions can be looked up. */
export function LookUpArea({ id, label, className, children }: WordAreaProps) {
  const area = useRef<HTMLElement>(null);
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
  function onKeyDown(event: KeyboardEvent) {
    const text = event.target;
    if (!(text instanceof HTMLElement) || !('reviewText' in text.dataset)) return;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' && choose()) setEntered(true);
    else if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    else if (!moveSelection(text, event.key, event.shiftKey)) return;
    event.preventDefault();
  }

  return (
    <>
      {/* Keys here only add to what the text itself offers. */}
      <section ref={area} id={id} className={className} aria-label={label} onKeyDown={onKeyDown}>
        {children}
      </section>
      {chosen && (
        <SelectionBar at={chosen.at} owner={area} entered={entered} onClose={done}>
          <WordButtons onAsk={ask} />
        </SelectionBar>
      )}
      {lookUp.asked && <LookUpLoader asked={lookUp.asked} onClose={lookUp.close} />}
    </>
  );
}
