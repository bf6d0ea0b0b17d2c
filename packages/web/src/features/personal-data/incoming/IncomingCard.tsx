import type { Incoming } from '@ninefold/contract/personal-data';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { messageOf } from '#lib/errors/message-of.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { toast } from '#ui/states/toast.ts';
import { fileSize } from '../file-size.ts';
import styles from '../PersonalDataPage.module.css';
import { personalDataMessages } from '../personal-data.messages.ts';
import { personalDataQueries } from '../personal-data.queries.ts';
import { useStateChange } from '../useStateChange.ts';
import { IncomingNow } from './IncomingNow.tsx';
import { sendArchive } from './send-archive.ts';

/** An archive of another account: chosen, sent, looked through, and brought in once its owner has seen what will come. */
export function IncomingCard({ incoming, most }: { incoming: Incoming | null; most: number }) {
  const t = useText(personalDataMessages);
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [sent, setSent] = useState<number | null>(null);
  const send = useMutation({
    mutationFn: (file: File) => sendArchive(file, incoming, setSent),
    onMutate: () => setSent(0),
    onSuccess: (state) => client.setQueryData(personalDataQueries.state().queryKey, state),
    onError: (error) => {
      toast.error(messageOf(error, t('somethingWrong')));
      void client.invalidateQueries(personalDataQueries.state());
    },
    onSettled: () => setSent(null),
  });
  const start = useStateChange(() => api.personalData.startImport());
  const drop = useStateChange(() => api.personalData.removeImport(), t('bringDropped'));
  const state = incoming?.state;
  const isBusy = send.isPending || state === 'checking' || state === 'bringing';
  const comes = incoming?.tables.some((tally) => tally.comes > 0) ?? false;

  function choose(file: File | undefined) {
    if (!file) return;
    if (file.size > most) return toast.error(t('bringTooLarge', { size: fileSize(most) }));
    send.mutate(file);
  }

  return (
    <Card padding="lg" aria-label={t('bringTitle')}>
      <h2 className={styles.heading}>{t('bringTitle')}</h2>
      <p className={styles.sentence}>{t('bringSentence')}</p>
      <div aria-live="polite">
        <IncomingNow incoming={incoming} sent={sent} />
      </div>
      <input
        ref={input}
        type="file"
        className="nf-sr-only"
        tabIndex={-1}
        accept=".zip,application/zip"
        aria-label={t('bringChoose')}
        onChange={(event) => {
          choose(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
      {!isBusy && (
        <div className={styles.buttons}>
          {state === 'checked' && comes && (
            <Button kind="primary" busy={start.isPending} onClick={() => start.mutate()}>
              {t('bringStart')}
            </Button>
          )}
          {state === 'done' && <ButtonLink href="#/history/reading/1">{t('bringSee')}</ButtonLink>}
          <Button kind="secondary" onClick={() => input.current?.click()}>
            {t(state === 'receiving' ? 'bringGoOn' : incoming ? 'bringOther' : 'bringChoose')}
          </Button>
          {incoming && state !== 'done' && (
            <Button kind="ghost" busy={drop.isPending} onClick={() => drop.mutate()}>
              {t('bringDrop')}
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}
