import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { LookUpPlace } from '../look-up/LookUpPlace.tsx';
import { selectedWords, wordsOfMark } from '../look-up/selected-words.ts';
import { useLookUp } from '../look-up/useLookUp.ts';
import { WordTools } from '../look-up/WordTools.tsx';
import { newId } from '../new-id.ts';
import { SelectionBar } from '../selection/SelectionBar.tsx';
import { moveSelection } from '../selection/select-by-keys.ts';
import type { Ink, Mark, Work } from './annotations.ts';
import styles from './HighlightArea.module.css';
import { MarkTools } from './HighlightTools.tsx';
import { cutOut, highlight, type Stretch } from './highlight-rules.ts';
import { NoteDialog } from './NoteDialog.tsx';
import { markAt, selectedStretches } from './selected-stretches.ts';
import { type Chosen, selectionBox, useChosen } from './useChosen.ts';

type MarkAreaProps = {
  label: string;
  /** `passage` or `questions`; the navigator looks for its controls by it. */
  pane: string;
  marks: readonly Mark[];
  changeWork: (change: (work: Work) => Work) => void;
  readOnly: boolean;
  /** Reached by Tab: a text without controls could not be scrolled by keyboard otherwise. */
  reachable?: boolean;
  /** Practice mode: words can be looked up and saved. */
  dictionary?: boolean;
  children: ReactNode;
};

/** A pane whose text can be highlighted: select with mouse, finger or arrow keys, then choose an ink or write a note. */
export function MarkArea(props: MarkAreaProps) {
  const { label, pane, marks, changeWork, readOnly, reachable = false, dictionary = false, children } = props;
  const area = useRef<HTMLElement>(null);
  const lookUp = useLookUp(area);
  const [chosen, setChosen] = useChosen(area, !readOnly && lookUp.asked === null);
  const [noteOn, setNoteOn] = useState<string | null>(null);
  const [entered, setEntered] = useState(false);

  function done() {
    setChosen(null);
    setEntered(false);
    window.getSelection()?.removeAllRanges();
  }

  function draw(ink: Ink): string[] {
    const strokes = stretchesOf(chosen, marks).map((stretch) => ({ stretch, id: newId() }));
    changeWork((work) => ({
      ...work,
      marks: strokes.reduce<readonly Mark[]>((now, { stretch, id }) => highlight(now, stretch, ink, id), work.marks),
    }));
    done();
    return strokes.map(({ id }) => id);
  }

  function clear() {
    changeWork((work) => ({
      ...work,
      marks: stretchesOf(chosen, marks).reduce<readonly Mark[]>((now, stretch) => cutOut(now, stretch), work.marks),
    }));
    done();
  }

  function write() {
    const known = chosen?.kind === 'mark' ? chosen.id : null;
    const drawn = known ? [known] : draw(1);
    setNoteOn(drawn[drawn.length - 1] ?? null);
    done();
  }

  /** The words stay selected: beside the entry one sees what it is about, and arrow keys go on from there. */
  function ask(words: string, save: boolean) {
    if (chosen) lookUp.ask({ words, at: chosen.at, save });
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
    const mark = markAt(event.target);
    const stretches = area.current ? selectedStretches(area.current) : [];
    if (readOnly || (!mark && stretches.length === 0)) return;
    event.preventDefault();
    const at = { left: event.clientX, top: event.clientY, right: event.clientX, bottom: event.clientY };
    setChosen(stretches.length > 0 ? { kind: 'text', stretches, at } : { kind: 'mark', id: mark ?? '', at });
  }

  const words = dictionary && chosen ? wordsOf(chosen, area.current) : '';
  const noted = marks.find(({ id }) => id === noteOn);
  return (
    <>
      {/* Keys and presses here only add to what the text itself offers. */}
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
          <MarkTools
            canClear={chosen.kind === 'mark' || touchesMark(chosen.stretches, marks)}
            onInk={draw}
            onNote={write}
            onClear={clear}
          />
          {words !== '' && <WordTools onLookUp={() => ask(words, false)} onSave={() => ask(words, true)} />}
        </SelectionBar>
      )}
      {lookUp.asked && <LookUpPlace asked={lookUp.asked} onClose={lookUp.close} />}
      {noted && <NoteDialog mark={noted} changeWork={changeWork} onClose={() => setNoteOn(null)} />}
    </>
  );
}

function stretchesOf(chosen: Chosen | null, marks: readonly Mark[]): readonly Stretch[] {
  if (!chosen) return [];
  if (chosen.kind === 'text') return chosen.stretches;
  return marks.filter(({ id }) => id === chosen.id).map(({ block, start, end }) => ({ block, start, end }));
}

function wordsOf(chosen: Chosen, area: Element | null): string {
  if (chosen.kind === 'text') return selectedWords();
  return area ? wordsOfMark(area, chosen.id) : '';
}

const touchesMark = (stretches: readonly Stretch[], marks: readonly Mark[]): boolean =>
  stretches.some(({ block, start, end }) =>
    marks.some((mark) => mark.block === block && mark.start < end && mark.end > start),
  );
