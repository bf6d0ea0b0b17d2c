import { factsOfKind } from '@ninefold/core/mistakes/kinds';
import { IconNotebook } from '@tabler/icons-react';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { linkAs } from '#navigation/link.tsx';
import { MISTAKES } from '#session/session.queries.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { toast } from '#ui/states/toast.ts';
import styles from './LostHere.module.css';
import { lostMessages } from './lost.messages.ts';

const Go = linkAs(ButtonLink);

/** What was sat or written. */
type Where =
  | { attempt_id: number }
  | { record_id: number }
  | { training_id: number }
  | { dictation_id: number }
  | { speaking_id: number };

const lostIn = (where: Where) =>
  queryOptions({
    queryKey: [MISTAKES, 'lost', where],
    queryFn: () => api.mistakes.getList({ ...where, page_size: 100 }),
    staleTime: 5_000,
  });

/** What this attempt, essay, training or dictation put into the book of mistakes: it can be taken out again, or practised now. */
export function LostHere({ where }: { where: Where }) {
  const t = useText(lostMessages);
  const client = useQueryClient();
  const { data } = useQuery(lostIn(where));
  const kept = data?.list.filter(({ removed }) => removed === 0) ?? [];
  const takenOut = data?.list.filter(({ removed }) => removed === 1) ?? [];
  // What an answer to the question lacked is read and written anew; there is no card for it.
  const open = kept.filter(({ state, kind }) => state !== 'closed' && factsOfKind(kind).form !== null);
  const change = useMutation({
    mutationFn: async () => {
      const ids = (kept.length > 0 ? kept : takenOut).map(({ id }) => id);
      return kept.length > 0 ? api.mistakes.remove({ ids }) : api.mistakes.putBack({ ids });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: [MISTAKES] }),
    onError: ({ message }) => toast.error(message || t('failed')),
  });
  if (!data || data.list.length === 0) return null;
  return (
    <div className={styles.lost} data-lost={kept.length}>
      <Icon of={IconNotebook} />
      <p className={styles.words}>
        {kept.length > 0 ? t('kept', { count: kept.length }) : t('out', { count: takenOut.length })}
      </p>
      <Button kind="ghost" size="sm" busy={change.isPending} onClick={() => change.mutate()}>
        {kept.length > 0 ? t('takeOut') : t('putBack')}
      </Button>
      {open.length > 0 && (
        <Go kind="soft" size="sm" to="/mistakes/practice" search={cardsOf(where)}>
          {t('practise', { count: open.length })}
        </Go>
      )}
    </div>
  );
}

function cardsOf(where: Where) {
  if ('attempt_id' in where) return { attempt: where.attempt_id };
  if ('record_id' in where) return { record: where.record_id };
  if ('speaking_id' in where) return { speaking: where.speaking_id };
  return 'training_id' in where ? { training: where.training_id } : { dictation: where.dictation_id };
}
