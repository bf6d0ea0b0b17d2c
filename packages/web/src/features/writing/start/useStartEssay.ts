import type { EssayPaper } from '@ninefold/contract/writing/fields';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { useInside } from '#practice/inside/inside.ts';
import { newId } from '#practice/new-id.ts';
import { writerId } from '#practice/sitting/writer-id.ts';
import { loadEditorParts } from '../editor/editor-parts.ts';
import { essayQueries } from '../essay.queries.ts';
import { editorOf } from '../essay-paths.ts';
import { essayStartMessages } from './start.messages.ts';

export type StartMode = 'practice' | 'exam' | 'both';
/** `partner`: the paper of the other task; both are taken under one clock. */
type Start = { mode: StartMode; partner: number };

/**
 * Begins a draft and opens it. An exam's clock starts with the call, so everything the editor may need is there before.
 * The key stays the same until that worked: two presses begin one draft.
 */
export function useStartEssay(paper: EssayPaper) {
  const t = useText(essayStartMessages);
  const client = useQueryClient();
  const navigate = useNavigate();
  const { language } = useLanguage();
  const inside = useInside();
  const [key, setKey] = useState(newId);
  return useMutation({
    mutationFn: async ({ mode, partner }: Start) => {
      await loadEditorParts(language).catch(() => {
        throw new Error(t('notPrepared'));
      });
      return mode === 'practice' ? startPractice(paper, key) : startExam(paper, mode === 'both' ? partner : 0, key);
    },
    onSuccess: (id) => {
      setKey(newId());
      void client.invalidateQueries({ ...essayQueries.all(), refetchType: 'none' });
      const editor = inside?.draft(id) ?? editorOf({ id, paper_id: paper.id, task: paper.task });
      void navigate({ ...editor, replace: true });
    },
  });
}

async function startPractice({ id: paper_id }: EssayPaper, key: string): Promise<number> {
  const { id } = await api.exercise.saveEssayRecordInfo({ id: 0, paper_id, key, writer: writerId() });
  return id;
}

async function startExam({ id, task }: EssayPaper, partner: number, key: string): Promise<number> {
  const [task1_paper_id, task2_paper_id] = task === 1 ? [id, partner] : [partner, id];
  const exam = await api.writing.startExam({ task1_paper_id, task2_paper_id, key });
  return task === 1 ? exam.task1_record_id : exam.task2_record_id;
}
