import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import type { Draft } from '../draft/draft.ts';
import { TEXT } from '../draft/draft-save.ts';
import { isTooLong, plainText } from '../draft/plain-text.ts';
import type { Undo } from '../draft/useUndo.ts';
import styles from './EssayBox.module.css';
import { editorMessages } from './editor.messages.ts';
import { insertAt } from './insert-text.ts';

/** What the panels beside the essay can do with it. */
export type EssayHandle = { insert(words: string): void; step(way: 'undo' | 'redo'): void; focus(): void };

type EssayBoxProps = {
  draft: Draft;
  undo: Undo;
  readOnly: boolean;
  /** Practice mode marks misspelt words; the exam does not. */
  spelling: boolean;
  handle: Ref<EssayHandle>;
};

/**
 * The essay. The field keeps its own text and tells the sheet every change: React does not redraw three thousand words
 * for every letter.
 */
export function EssayBox({ draft, undo, readOnly, spelling, handle }: EssayBoxProps) {
  const t = useText(editorMessages);
  const { sheet } = draft;
  const field = useRef<HTMLTextAreaElement>(null);
  const [refused, setRefused] = useState(false);
  const written = () => String(sheet.answer(TEXT) ?? '');

  // Changed by somebody else: another tab, a settled clash, a step back.
  useEffect(
    () =>
      sheet.subscribe(TEXT, () => {
        const now = String(sheet.answer(TEXT) ?? '');
        if (field.current && field.current.value !== now) field.current.value = now;
      }),
    [sheet],
  );

  function take() {
    const box = field.current;
    if (!box) return;
    const plain = plainText(box.value);
    const caret = box.selectionStart;
    if (isTooLong(plain)) {
      const kept = written();
      box.value = kept;
      const back = Math.max(0, Math.min(kept.length, caret - (plain.length - kept.length)));
      box.setSelectionRange(back, back);
      setRefused(true);
      return;
    }
    if (plain !== box.value) {
      box.value = plain;
      box.setSelectionRange(caret, caret);
    }
    if (refused) setRefused(false);
    sheet.give(TEXT, plain);
  }

  function step(way: 'undo' | 'redo') {
    const caret = undo.step(way);
    if (caret === null || !field.current) return;
    field.current.focus();
    field.current.setSelectionRange(caret, caret);
  }

  function insert(words: string) {
    const box = field.current;
    if (!box || readOnly) return;
    const put = insertAt(box.value, box.selectionStart, box.selectionEnd, words);
    box.value = put.text;
    box.setSelectionRange(put.caret, put.caret);
    take();
    box.focus();
  }

  useImperativeHandle(handle, () => ({ insert, step, focus: () => field.current?.focus() }));

  // Menus and phones undo without a key; they would bring back what the browser remembers, which is not all there is.
  useEffect(() => {
    const box = field.current;
    const onBefore = (event: InputEvent) => {
      if (event.inputType !== 'historyUndo' && event.inputType !== 'historyRedo') return;
      event.preventDefault();
      step(event.inputType === 'historyUndo' ? 'undo' : 'redo');
    };
    box?.addEventListener('beforeinput', onBefore);
    return () => box?.removeEventListener('beforeinput', onBefore);
  });

  function onKeyDown(event: KeyboardEvent) {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.nativeEvent.isComposing) return;
    const key = event.key.toLowerCase();
    const way = key === 'y' || (key === 'z' && event.shiftKey) ? 'redo' : key === 'z' ? 'undo' : null;
    if (!way) return;
    event.preventDefault();
    if (!readOnly) step(way);
  }

  return (
    <>
      <textarea
        ref={field}
        className={styles.essay}
        aria-label={t('essay')}
        placeholder={t('placeholder')}
        lang="en"
        defaultValue={written()}
        readOnly={readOnly}
        spellCheck={spelling}
        autoCorrect="off"
        autoCapitalize={spelling ? 'sentences' : 'off'}
        autoComplete="off"
        data-pane="essay"
        onInput={take}
        onKeyDown={onKeyDown}
      />
      {/* Always there, so that the message is read out when it comes. */}
      <p className={styles.refused} role="alert">
        {refused && t('tooLong')}
      </p>
    </>
  );
}
