import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { type Rect, selectionBox } from '../annotations/useChosen.ts';
import { SelectionBar } from '../selection/SelectionBar.tsx';
import { moveSelection } from '../selection/select-by-keys.ts';
import { useSettledSelection } from '../selection/useSettledSelection.ts';
import { LookUpPlace } from './LookUpPlace.tsx';
import { selectedWords } from './selected-words.ts';
import { useLookUp } from './useLookUp.ts';
import { WordTools } from './WordTools.tsx';

type LookUpAreaProps = { id: string; label: string; className?: string | undefined; children: ReactNode };

/** In review nothing is marked any more, but every English word of texts and questions can be looked up. */
export function LookUpArea({ id, label, className, children }: LookUpAreaProps) {
  const area = useRef<HTMLElement>(null);
  const [chosen, setChosen] = useState<{ words: string; at: Rect } | null>(null);
  const [entered, setEntered] = useState(false);
  const lookUp = useLookUp(area);

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

  /** As in the player: arrow keys take word after word of the text, Enter opens the bar. */
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
          <WordTools onLookUp={() => ask(false)} onSave={() => ask(true)} />
        </SelectionBar>
      )}
      {lookUp.asked && <LookUpPlace asked={lookUp.asked} onClose={lookUp.close} />}
    </>
  );
}
