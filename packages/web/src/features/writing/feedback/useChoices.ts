import type { Choice } from '@ninefold/contract/writing/feedback';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { toast } from '#ui/states/toast.ts';
import { feedbackMessages } from './feedback.messages.ts';
import { type Detail, feedbackQueries } from './feedback.queries.ts';

export type Said = Choice['choice'] | '';

export type Choices = {
  /** What the learner said to one remark; '' for nothing. */
  of: (about: string) => Said;
  say: (about: string, choice: Said, words?: string) => void;
  /** Several at once, one after the other. */
  sayAll: (abouts: readonly string[], choice: Said) => void;
  /** null: a shared page, where nothing can be said. */
  canSay: boolean;
  busy: boolean;
};

/** Shown at once, put back with a message if the server did not keep it. */
export function useChoices({ record_id, choices, needAuth }: Detail): Choices {
  const t = useText(feedbackMessages);
  const client = useQueryClient();
  const change = (next: readonly Choice[]) =>
    client.setQueriesData(
      { queryKey: [...feedbackQueries.all().queryKey, 'detail'] },
      (known: Detail | null | undefined) => (known?.record_id === record_id ? { ...known, choices: [...next] } : known),
    );
  const save = useMutation({
    mutationFn: async ({ abouts, choice, words }: { abouts: readonly string[]; choice: Said; words: string }) => {
      let kept: Choice[] = [];
      for (const about of abouts) kept = (await api.writing.saveChoice({ record_id, about, choice, words })).choices;
      return kept;
    },
    onMutate: ({ abouts, choice, words }) => {
      const others = choices.filter(({ about }) => !abouts.includes(about));
      const before = choices;
      change(
        choice === '' ? others : [...others, ...abouts.map((about) => ({ about, choice, words, create_time: 0 }))],
      );
      // By the time it fails the page is drawn anew, and `choices` are those that were shown at once.
      return { before };
    },
    onSuccess: change,
    onError: ({ message }, _, context) => {
      if (context) change(context.before);
      toast.error(message || t('choiceFailed'));
    },
  });
  const said = new Map(choices.map(({ about, choice }) => [about, choice]));
  return {
    of: (about) => said.get(about) ?? '',
    say: (about, choice, words = '') => save.mutate({ abouts: [about], choice, words }),
    sayAll: (abouts, choice) => save.mutate({ abouts, choice, words: '' }),
    canSay: needAuth === 1,
    busy: save.isPending,
  };
}
