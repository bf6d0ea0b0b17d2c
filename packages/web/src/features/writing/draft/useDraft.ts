import type { EssayRecord } from '@ninefold/contract/writing/records';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Newcomer } from '#practice/sitting/sitting.ts';
import { type Draft, openDraft } from './draft.ts';

/** Opens the draft for this tab, and leaves it when the page is left. */
export function useDraft(record: EssayRecord, newcomer?: Newcomer): Draft | null {
  const [draft, setDraft] = useState<Draft | null>(null);
  useEffect(() => {
    let left = false;
    let opened: Draft | null = null;
    void openDraft(record, newcomer).then((one) => {
      if (left) return one.close();
      opened = one;
      setDraft(one);
    });
    return () => {
      left = true;
      // What was typed a moment ago goes out now, not at the next visit.
      void opened?.sheet.flush();
      opened?.close();
      setDraft(null);
    };
  }, [record, newcomer]);
  return draft;
}

/** One part of the draft: the essay or its outline. */
export const useWritten = ({ sheet }: Draft, key: string): string =>
  useSyncExternalStore(
    (listener) => sheet.subscribe(key, listener),
    () => String(sheet.answer(key) ?? ''),
  );
