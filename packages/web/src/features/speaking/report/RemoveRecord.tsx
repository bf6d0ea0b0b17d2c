import { IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { speakingQueries } from '../speaking.queries.ts';
import styles from './RemoveRecord.module.css';
import { reportMessages } from './report.messages.ts';

/** A learner's voice is their own: they can take it away with everything that was said about it. */
export function RemoveRecord({ recordId }: { recordId: number }) {
  const t = useText(reportMessages);
  const client = useQueryClient();
  const navigate = useNavigate();
  const [asked, setAsked] = useState(false);
  const remove = useMutation({
    mutationFn: () => api.speaking.remove({ record_id: recordId }),
    async onSuccess() {
      await navigate({ to: '/speaking', replace: true });
      void client.invalidateQueries(speakingQueries.all());
    },
  });
  return (
    <div className={styles.remove}>
      <Button kind="ghost" size="sm" leftIcon={<Icon of={IconTrash} size={16} />} onClick={() => setAsked(true)}>
        {t('remove')}
      </Button>
      <Dialog
        opened={asked}
        onClose={() => setAsked(false)}
        title={t('removeTitle')}
        width={440}
        footer={
          <>
            <Button kind="dangerLine" busy={remove.isPending} onClick={() => remove.mutate()}>
              {t('removeYes')}
            </Button>
            <Button kind="primary" onClick={() => setAsked(false)}>
              {t('removeNo')}
            </Button>
          </>
        }
      >
        <p>{t('removeSentence')}</p>
        <p role="alert">{remove.isError && (remove.error.message || t('removeFailed'))}</p>
      </Dialog>
    </div>
  );
}
