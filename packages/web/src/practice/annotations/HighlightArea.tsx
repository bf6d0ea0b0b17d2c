import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { newId } from '../new-id.ts';
import { SelectionBar } from '../selection/SelectionBar.tsx';
import { moveSelection } from '../selection/select-by-keys.ts';
import { selectionBox } from '../selection/selection-box.ts';
import { useAskedWords } from '../word-tools/useAskedWords.ts';
import { useWordTools, type WordTools } from '../word-tools/word-tools.ts';
import type { Annotations, Highlight, Ink } from './annotations.ts';
import styles from './HighlightArea.module.css';
import { HighlightTools } from './HighlightTools.tsx';
import { addHighlight, cutOut, touchesHighlight } from './highlight-rules.ts';
import { NoteDialog } from './NoteDialog.tsx';
import { highlightAt, selectedStretches } from './selected-stretches.ts';
import { type Chosen, stretchesOf, useChosen } from './useChosen.ts';

type HighlightAreaProps = {
  label: string;
  /** `passage` or `questions`: the navigator and the shortcuts find the pane by it. */
  pane: string;
  highlights: readonly Highlight[];
  changeAnnotations: (change: (annotations: Annotations) => Annotations) => void;
  readOnly: boolean;
  /** Reached by Tab. Otherwise a text without controls could not be scrolled by keyboard. */
  reachable?: boolean;
  /** Practice mode: words can be looked up and saved. */
  dictionary?: boolean;
  children: ReactNode;
};

/** A pane whose text can be highlighted: select with mouse, finger or arrow keys, then choose an ink or write a note. */
export function HighlightArea(props: HighlightAreaProps) {
  const {
    label,
    pane,
    highlights,
    changeAnnotations,
    readOnly,
    reachable = false,
    dictionary = false,
    children,
  } = props;
  const area = useRef<HTMLElement>(null);
  const tools = useWordTools();
  const wordsAsked = useAskedWords(area);
  const [chosen, setChosen] = useChosen(area, !readOnly && wordsAsked.asked === null);
  const [noteOn, setNoteOn] = useState<string | null>(null);
  const [entered, setEntered] = useState(false);

  function done() {
    setChosen(null);
    setEntered(false);
    window.getSelection()?.removeAllRanges();
  }

  function draw(ink: Ink): string[] {
    const strokes = stretchesOf(chosen, highlights).map((stretch) => ({ stretch, id: newId() }));
    changeAnnotations((annotations) => ({
      ...annotations,
      highlights: strokes.reduce<readonly Highlight[]>(
        (now, { stretch, id }) => addHighlight(now, stretch, ink, id),
        annotations.highlights,
      ),
    }));
    done();
    return strokes.map(({ id }) => id);
  }

  function clear() {
    changeAnnotations((annotations) => ({
      ...annotations,
      highlights: stretchesOf(chosen, highlights).reduce<readonly Highlight[]>(
        (now, stretch) => cutOut(now, stretch),
        annotations.highlights,
      ),
    }));
    done();
  }

  function write() {
    const known = chosen?.kind === 'highlight' ? chosen.id : null;
    const drawn = known ? [known] : draw(1);
    setNoteOn(drawn[drawn.length - 1] ?? null);
    done();
  }

  /** The words stay selected: the learner sees what the entry is about, and the arrow keys go on from there. */
  function ask(words: string, save: boolean) {
    if (chosen) wordsAsked.ask({ words, at: chosen.at, save });
    setChosen(null);
    setEntered(false);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.target !== area.current || readOnly) return;
    if (event.key === 'Enter') {
      const stretches = selectedStretches(area.current);
      if (stretches.length === 0) return;
      event.preventDefault();
      setChosen({ kind: 'text', stretches, at: selectionBox() });
      setEntered(true);
      return;
    }
    const sideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    const byLine = event.shiftKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown');
    if (event.altKey || event.ctrlKey || event.metaKey || !(sideways || byLine)) return;
    if (moveSelection(area.current, event.key, event.shiftKey)) event.preventDefault();
  }

  function onContextMenu(event: MouseEvent<HTMLElement>) {
    const highlight = highlightAt(event.target);
    const stretches = area.current ? selectedStretches(area.current) : [];
    if (readOnly || (!highlight && stretches.length === 0)) return;
    event.preventDefault();
    const at = { left: event.clientX, top: event.clientY, right: event.clientX, bottom: event.clientY };
    setChosen(stretches.length > 0 ? { kind: 'text', stretches, at } : { kind: 'highlight', id: highlight ?? '', at });
  }

  const words = dictionary && tools && chosen ? wordsOf(tools, chosen, area.current) : '';
  const noted = highlights.find(({ id }) => id === noteOn);
  return (
    <>
      {/* The handlers only add to what plain text offers. */}
      <section
        ref={area}
        className={styles.area}
        data-pane={pane}
        aria-label={label}
        {...(reachable && { tabIndex: 0 })}
        onKeyDown={onKeyDown}
        onContextMenu={onContextMenu}
      >
        {children}
      </section>
      {chosen && (
        <SelectionBar at={chosen.at} owner={area} entered={entered} onClose={done}>
          <HighlightTools
            canClear={chosen.kind === 'highlight' || touchesHighlight(chosen.stretches, highlights)}
            onInk={draw}
            onNote={write}
            onClear={clear}
          />
          {tools && words !== '' && <tools.Buttons onAsk={(save) => ask(words, save)} />}
        </SelectionBar>
      )}
      {tools && wordsAsked.asked && <tools.Found asked={wordsAsked.asked} onClose={wordsAsked.close} />}
      {noted && <NoteDialog highlight={noted} changeAnnotations={changeAnnotations} onClose={() => setNoteOn(null)} />}
    </>
  );
}

/** What can be looked up of the selected words, or of the words under the highlight that was pressed. */
function wordsOf({ selectedWords, lookable }: WordTools, chosen: Chosen, area: Element | null): string {
  if (chosen.kind === 'text') return selectedWords();
  const pieces = area?.querySelectorAll(`mark[data-highlight="${CSS.escape(chosen.id)}"]`) ?? [];
  return lookable([...pieces].map((piece) => piece.textContent ?? '').join(''));
}
