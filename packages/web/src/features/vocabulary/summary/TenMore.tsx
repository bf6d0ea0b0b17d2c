import { useMutation } from '@tanstack/react-query';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { Button } from '#ui/Button.tsx';
import { toast } from '#ui/states/toast.ts';
import { roundMessages } from '../round.messages.ts';

/** The day is chosen anew with ten minutes more. */
export function TenMore({ onMore, kind = 'primary' }: { onMore: () => void; kind?: 'primary' | 'secondary' }) {
  const t = useText(roundMessages);
  const more = useMutation({
    mutationFn: () => api.vocabulary.addMinutes({}),
    // Everything there is may have been done already.
    onSuccess: ({ today: { reviews, fresh } }) => (reviews + fresh > 0 ? onMore() : toast.success(t('nothingMore'))),
    onError: ({ message }) => toast.error(message || t('failed')),
  });
  return (
    <Button kind={kind} busy={more.isPending} onClick={() => more.mutate()}>
      {t('tenMore')}
    </Button>
  );
}
