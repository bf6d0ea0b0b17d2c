import type { AssessedReport } from '@ninefold/contract/writing/report';
import { aboutCorrection } from '@ninefold/core/writing/about';
import { applyEdits } from '@ninefold/core/writing/feedback/apply-edits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { newId } from '#practice/new-id.ts';
import { toast } from '#ui/states/toast.ts';
import { editorOf } from '../essay-paths.ts';
import { feedbackMessages } from './feedback.messages.ts';
import { type Detail, feedbackQueries } from './feedback.queries.ts';

/** The text of the next draft: this one with the corrections the learner took. */
export const nextText = (report: AssessedReport, choices: Detail['choices']): string => {
  const taken = new Set(choices.flatMap(({ about, choice }) => (choice === 'taken' ? about : [])));
  return applyEdits(
    report.text,
    report.corrections.filter((correction) => taken.has(aboutCorrection(correction))),
  );
};

/** An unfinished draft of the same question is gone on with; otherwise a new one begins with this text. */
export function useNextDraft(detail: Detail) {
  const t = useText(feedbackMessages);
  const navigate = useNavigate();
  const client = useQueryClient();
  // One key for one press: pressing twice, or again after a lost answer, must not make two drafts.
  const key = useRef(newId());
  const open = detail.drafts.filter(({ status, draft }) => status === 1 && draft > detail.draft).at(-1);
  const begin = useMutation({
    mutationFn: async () => {
      if (open) return open.record_id;
      const report = detail.scoreDetail;
      const made = await api.exercise.saveEssayRecordInfo({
        id: 0,
        paper_id: detail.paper_id,
        prompt_id: detail.prompt_id,
        of_record: detail.record_id,
        key: key.current,
        ...(report?.assessable && { content: nextText(report, detail.choices) }),
      });
      return made.id;
    },
    onSuccess: (id) => {
      key.current = newId();
      void client.invalidateQueries(feedbackQueries.all());
      void navigate(editorOf({ ...detail, id }));
    },
    onError: ({ message }) => toast.error(message || t('nextDraftFailed')),
  });
  return { begin, openDraft: open?.draft ?? null };
}
