import { IconNotebook } from '@tabler/icons-react';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { linkAs } from '#navigation/link.tsx';
import { MISTAKES } from '#session/session.queries.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { toast } from '#ui/states/toast.ts';
import styles from './LostInAttempt.module.css';
import { lostMessages } from './lost.messages.ts';

const Go = linkAs(ButtonLink);

const lostIn = (attemptId: number) =>
  queryOptions({
    queryKey: [MISTAKES, 'attempt', attemptId],
    queryFn: () => api.mistakes.getList({ attempt_id: attemptId, page_size: 100 }),
    staleTime: 5_000,
  });

/** What this attempt put into the book of mistakes: it can be taken out again, or practised now. */
export function LostInAttempt({ attemptId }: { attemptId: number }) {
  const t = useText(lostMessages);
  const client = useQueryClient();
  const { data } = useQuery(lostIn(attemptId));
  const kept = data?.list.filter(({ removed }) => removed === 0) ?? [];
  const takenOut = data?.list.filter(({ removed }) => removed === 1) ?? [];
  const open = kept.filter(({ state }) => state !== 'closed');
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
        <Go kind="soft" size="sm" to="/mistakes/practice" search={{ attempt: attemptId }}>
          {t('practise', { count: open.length })}
        </Go>
      )}
    </div>
  );
}
