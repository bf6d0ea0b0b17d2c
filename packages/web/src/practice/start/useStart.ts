import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { toast } from '#ui/states/toast.ts';
import { loadPlayerParts } from '../frame/player-parts.ts';
import { newId } from '../new-id.ts';
import { practiceQueries } from '../practice.queries.ts';
import type { PaperToTake, PracticeKit } from '../practice-kit.ts';
import { writerId } from '../sitting/writer-id.ts';
import { startMessages } from './start.messages.ts';

type Start = { mode: 'exam' | 'practice'; fresh: boolean; exam_type: 1 | 2; what: PaperToTake };

/**
 * Begins an attempt and opens it. The clock starts with the call, so everything the paper needs is there before. The key stays the same until that worked, so two presses begin one attempt.
 */
export function useStart({ skill, paperPath, prepare }: PracticeKit, id: number, own: readonly number[]) {
  const t = useText(startMessages);
  const client = useQueryClient();
  const navigate = useNavigate();
  const { language } = useLanguage();
  const [key, setKey] = useState(newId);
  return useMutation({
    mutationFn: async ({ mode, fresh, exam_type, what }: Start) => {
      await Promise.all([loadPlayerParts(language), mode === 'exam' && prepare?.(what)]).catch(() => {
        throw new Error(t('notPrepared'));
      });
      return api.attempt.start({
        skill,
        ...(own.length > 0 ? { paper_ids: [...own] } : { id }),
        mode,
        fresh,
        exam_type,
        key,
        writer: writerId(),
      });
    },
    onSuccess: (attempt) => {
      setKey(newId());
      if (attempt.closed_attempt_id > 0) toast.success(t('closedBefore'));
      client.setQueryData(practiceQueries.attempt(attempt.id).queryKey, attempt);
      void client.invalidateQueries(practiceQueries.all());
      const search = { attempt: attempt.id, ...(own.length > 0 && { own: own.join('-') }) };
      void navigate({ ...paperPath(id, search), replace: true });
    },
  });
}
