import type { PersonalDataState } from '@ninefold/contract/personal-data';
import { IconDownload } from '@tabler/icons-react';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import { fileSize } from './file-size.ts';
import styles from './PersonalDataPage.module.css';
import { ProgressTrack } from './ProgressTrack.tsx';
import { personalDataMessages } from './personal-data.messages.ts';
import { useStateChange } from './useStateChange.ts';

type Archive = PersonalDataState['archive'];

/** `quiet`: something else on the page waits for its one press. */
export function ArchiveCard({ archive, quiet }: { archive: Archive; quiet: boolean }) {
  const t = useText(personalDataMessages);
  const start = useStateChange(() => api.personalData.startExport());
  const remove = useStateChange(() => api.personalData.removeExport(), t('removed'));
  const isReady = archive?.state === 'ready';
  const isMaking = archive?.state === 'waiting' || archive?.state === 'making';
  return (
    <Card padding="lg" aria-label={t('takeTitle')}>
      <h2 className={styles.heading}>{t('takeTitle')}</h2>
      <p className={styles.sentence}>{t('takeSentence')}</p>
      <div aria-live="polite">{archive && <ArchiveNow archive={archive} />}</div>
      <div className={styles.buttons}>
        {isReady && (
          <ButtonLink
            kind={quiet ? 'secondary' : 'primary'}
            href={archive.url}
            download
            leftIcon={<Icon of={IconDownload} size={18} />}
          >
            {t('download')}
          </ButtonLink>
        )}
        {!isMaking && (
          <Button
            kind={isReady || quiet ? 'secondary' : 'primary'}
            busy={start.isPending}
            onClick={() => start.mutate()}
          >
            {isReady ? t('takeAgain') : t('take')}
          </Button>
        )}
        {isReady && (
          <Button kind="ghost" busy={remove.isPending} onClick={() => remove.mutate()}>
            {t('remove')}
          </Button>
        )}
      </div>
    </Card>
  );
}

function ArchiveNow({ archive }: { archive: NonNullable<Archive> }) {
  const t = useText(personalDataMessages);
  const format = useFormat();
  const { state, percent } = archive;
  if (state === 'failed') return <p className={styles.failed}>{t('failed')}</p>;
  if (state === 'ready')
    return (
      <p className={styles.now}>
        {t('ready', { size: fileSize(archive.size), date: format.shortDateTime(archive.expires_at) })}
      </p>
    );
  return (
    <>
      <p className={styles.now}>{state === 'waiting' ? t('waiting') : t('making', { percent })}</p>
      <ProgressTrack label={t('progress')} percent={percent} />
    </>
  );
}
