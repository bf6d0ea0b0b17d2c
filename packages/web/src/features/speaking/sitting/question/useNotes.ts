import { ApiError } from '@ninefold/contract/client';
import type { SpeakingSitting } from '@ninefold/contract/speaking/sitting';
import { useEffect, useRef, useState } from 'react';
import { api } from '#lib/api.ts';
import { safeStorage } from '#platform/safe-storage.ts';

const SAVE_AFTER_MS = 1200;
const TRY_AGAIN_MS = 5000;
const nameOf = (recordId: number) => `nf-speaking-notes-${recordId}`;

/** Notes of the long turn: on this device with every letter, on the server a moment later, so that a reload finds them. */
export function useNotes({ record_id, notes: saved }: Pick<SpeakingSitting, 'record_id' | 'notes'>) {
  const name = nameOf(record_id);
  const [notes, setNotes] = useState(() => safeStorage.get(name) ?? saved);
  const [isAway, setAway] = useState(false);
  const last = useRef(saved);

  useEffect(() => {
    if (notes === last.current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const save = async () => {
      try {
        await api.speaking.saveNotes({ record_id, notes });
        last.current = notes;
        if (safeStorage.get(name) === notes) safeStorage.remove(name);
        setAway(false);
      } catch (error) {
        // Refused for good: the sitting is over, and nothing is promised any more.
        const later =
          !(error instanceof ApiError) || error.error === 'network' || error.code >= 500 || error.code === 429;
        setAway(later);
        if (later) timer = setTimeout(() => void save(), TRY_AGAIN_MS);
      }
    };
    timer = setTimeout(() => void save(), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [notes, record_id, name]);

  return {
    notes,
    isAway,
    change(next: string) {
      safeStorage.set(name, next);
      setNotes(next);
    },
  };
}
