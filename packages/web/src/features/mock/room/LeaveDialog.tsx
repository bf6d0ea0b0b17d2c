import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { refetchProgress } from '#session/session.queries.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { mockMessages } from '../mock.messages.ts';
import { mockQueries } from '../mock.queries.ts';
import styles from './Room.module.css';

type LeaveDialogProps = { recordId: number; opened: boolean; onStay: () => void };

/** Leaving stops no clock; giving up is another decision, and both are said before they are made. */
export function LeaveDialog({ recordId, opened, onStay }: LeaveDialogProps) {
  const t = useText(mockMessages);
  const client = useQueryClient();
  const navigate = useNavigate();
  const toList = () => void navigate({ to: '/mock_list', ignoreBlocker: true });
  const abandon = useMutation({
    mutationFn: () => api.exam.abandon({ record_id: recordId }),
    onSuccess: () => {
      toList();
      void client.invalidateQueries(mockQueries.all());
      // What was paid for reports came back.
      refetchProgress(client);
    },
  });
  return (
    <Dialog
      opened={opened}
      onClose={onStay}
      width={520}
      title={t('leaveTitle')}
      footer={
        <>
          <Button kind="dangerLine" busy={abandon.isPending} onClick={() => abandon.mutate()}>
            {t('abandon')}
          </Button>
          <Button onClick={toList}>{t('leaveOnly')}</Button>
          <Button kind="primary" onClick={onStay}>
            {t('stay')}
          </Button>
        </>
      }
    >
      <p>{t('leaveSentence')}</p>
      <p className={styles.quiet}>{t('abandonSentence')}</p>
      <p className={styles.error} role="alert">
        {abandon.isError && t('abandonFailed')}
      </p>
    </Dialog>
  );
}
