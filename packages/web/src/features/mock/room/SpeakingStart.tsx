import { ApiError } from '@ninefold/contract/client';
import type { MockRecord } from '@ninefold/contract/mock/sitting';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { Button } from '#ui/Button.tsx';
import styles from '../lobby/LobbyPage.module.css';
import { mockMessages } from '../mock.messages.ts';
import { mockQueries } from '../mock.queries.ts';
import type { MockKit } from '../mock-kit.ts';

type SpeakingStartProps = { kit: MockKit; record: MockRecord; onLater: () => void };

/** Before the interview: what comes, whether the examiner is heard and the microphone hears, and the press. */
export function SpeakingStart({ kit, record, onLater }: SpeakingStartProps) {
  const t = useText(mockMessages);
  const { language } = useLanguage();
  const client = useQueryClient();
  const [heard, setHeard] = useState(false);
  const [spoken, setSpoken] = useState(false);
  const begin = useMutation({
    mutationFn: async () => {
      await kit.prepareSpeaking(language);
      return api.exam.beginSpeaking({ record_id: record.id });
    },
    onSuccess: (next) => client.setQueryData(mockQueries.record(record.id).queryKey, next),
    // A lost answer says nothing about what the server did: it is asked whether the interview runs.
    onError: () => void client.invalidateQueries({ queryKey: mockQueries.record(record.id).queryKey }),
  });
  const SoundCheck = kit.listening.StartTools;
  const refusal = begin.error instanceof ApiError && begin.error.error !== 'network' ? begin.error.message : '';
  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.title}>{t('speakingTitle')}</h1>
        <p className={styles.meta}>{record.title[language]}</p>
        <p className={styles.lead}>{t('speakingLead')}</p>
      </header>
      <div className={styles.card}>
        {SoundCheck && (
          <SoundCheck examType={null} onExamType={() => {}} ready={heard} onReady={() => setHeard(true)} />
        )}
        <kit.MicrophoneCheck onHeard={() => setSpoken(true)} />
        <div className={styles.block}>
          <Button
            kind="primary"
            size="lg"
            block
            busy={begin.isPending}
            disabled={!heard || !spoken}
            onClick={() => begin.mutate()}
          >
            {t('speakingStart')}
          </Button>
          {(!heard || !spoken) && <p className={styles.quiet}>{t('checkBoth')}</p>}
          <Button kind="ghost" block onClick={onLater}>
            {t('speakingLater')}
          </Button>
          <p className={styles.error} role="alert">
            {begin.error && (refusal || t('speakingUnknown'))}
          </p>
        </div>
      </div>
    </div>
  );
}
