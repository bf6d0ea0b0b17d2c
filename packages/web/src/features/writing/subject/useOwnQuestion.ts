import type { EssaySubject } from '@ninefold/contract/writing/subject';
import { stateOfStatus } from '@ninefold/core/writing/subject/judge-subject';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api } from '#lib/api.ts';
import { newId } from '#practice/new-id.ts';
import { essayQueries } from '../essay.queries.ts';

const ASK_EVERY_MS = 2_000;
const GIVE_UP_MS = 60_000;

export type OwnDraft = {
  task: '1' | '2';
  module: 'academic' | 'general';
  prompt: string;
  picture: { url: string } | null;
};

/** The states of the specification: 0 none (or given up), 2 being checked, 3 usable, 4 not; and what went wrong. */
export type OwnCheck = {
  state: 0 | 2 | 3 | 4;
  recordId: number;
  subject: EssaySubject | null;
  trouble: 'none' | 'late' | { message: string };
};

const NOTHING: OwnCheck = { state: 0, recordId: 0, subject: null, trouble: 'none' };

/** One record for as long as the page is open: changing the question changes its subject, not the number of drafts. */
export function useOwnQuestion() {
  const client = useQueryClient();
  const [draft, setDraft] = useState<OwnDraft>({ task: '1', module: 'academic', prompt: '', picture: null });
  const [check, setCheck] = useState<OwnCheck>(NOTHING);
  const made = useRef<{ kind: string; id: number } | null>(null);
  const run = useRef(0);
  useEffect(
    () => () => {
      run.current += 1;
    },
    [],
  );

  function change(part: Partial<OwnDraft>) {
    run.current += 1;
    setDraft((now) => ({ ...now, ...part }));
    setCheck((now) => ({ ...NOTHING, recordId: now.recordId }));
  }

  async function submit(): Promise<void> {
    const mine = ++run.current;
    const told = (next: Omit<OwnCheck, 'recordId'>) => {
      if (run.current === mine) setCheck({ ...next, recordId: made.current?.id ?? 0 });
    };
    told({ state: 2, subject: null, trouble: 'none' });
    try {
      const id = await recordFor(draft);
      const subject_url = draft.task === '1' ? (draft.picture?.url ?? '') : '';
      await api.exercise.saveEssayRecordSubject({ id, prompt: draft.prompt, subject_url });
      const until = Date.now() + GIVE_UP_MS;
      let subject = await api.exercise.checkEssaySubject({ id, again: true });
      while (stateOfStatus(subject.subject_status) === 2) {
        if (run.current !== mine) return;
        if (Date.now() > until) return told({ state: 0, subject, trouble: 'late' });
        await new Promise((next) => setTimeout(next, ASK_EVERY_MS));
        subject = await api.exercise.checkEssaySubject({ id });
      }
      told({ state: stateOfStatus(subject.subject_status), subject, trouble: 'none' });
      void client.invalidateQueries(essayQueries.all());
    } catch (error) {
      told({ state: 0, subject: null, trouble: { message: error instanceof Error ? error.message : '' } });
    }
  }

  async function recordFor({ task, module, prompt }: OwnDraft): Promise<number> {
    const kind = `${task} ${module}`;
    if (made.current?.kind !== kind) {
      const key = newId();
      const saved = await api.exercise.saveEssayRecordInfo({ id: 0, task: task === '1' ? 1 : 2, module, prompt, key });
      made.current = { kind, id: saved.id };
    }
    return made.current.id;
  }

  return { draft, check, change, submit };
}
