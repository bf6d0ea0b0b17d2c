import { IconSearch } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ErrorState, OfflineState } from '#ui/states/ErrorState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import styles from './Gallery.module.css';
import { galleryMessages } from './gallery.messages.ts';

export function StatePanels() {
  const t = useText(galleryMessages);
  const nothing = () => {};
  return (
    <section className={styles.states} aria-labelledby="gallery-states">
      <h2 id="gallery-states" className={styles.stateTitle}>
        {t('states')}
      </h2>
      <Card padding="none">
        <EmptyState
          title={t('noRecord')}
          action={
            <Button kind="primary" size="sm">
              {t('goReading')}
            </Button>
          }
        >
          {t('noRecordSentence')}
        </EmptyState>
      </Card>
      <Card padding="none">
        <EmptyState
          title={t('notFound')}
          icon={<Icon of={IconSearch} size={40} />}
          action={<Button size="sm">{t('clearFilter')}</Button>}
        >
          {t('notFoundSentence')}
        </EmptyState>
      </Card>
      <Card padding="none">
        <OfflineState error={null} onRetry={nothing} />
      </Card>
      <Card padding="none">
        <ErrorState
          title={t('historyFailed')}
          error={null}
          onRetry={nothing}
          secondary={
            <Button size="sm" kind="ghost">
              {t('support')}
            </Button>
          }
        />
      </Card>
      <Card>
        <h3 className={styles.caption}>{t('skeleton')}</h3>
        <LoadingRows />
      </Card>
    </section>
  );
}
