import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { CardHead } from '#ui/rows/CardHead.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { adminMessages } from './admin.messages.ts';
import styles from './admin.module.css';
import { adminQueries } from './admin.queries.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import { useAct } from './useAct.ts';

/** How this process is, what failed behind it, and how it is set. */
export function SitePage() {
  const t = useText(adminMessages);
  const format = useFormat();
  const health = useQuery(adminQueries.health());
  const dead = useQuery(adminQueries.deadJobs());
  const settings = useQuery(adminQueries.settings());
  const [retried, setRetried] = useState<string | null>(null);
  const retry = useAct(
    (reason: string) => api.admin.retryJob({ id: retried ?? '', reason }),
    () => setRetried(null),
  );
  if (health.error)
    return <ErrorState title={t('failed')} error={health.error} onRetry={() => void health.refetch()} />;
  return (
    <div className={styles.stack}>
      <Card padding="none" aria-label={t('health')}>
        <CardHead title={t('health')} />
        {!health.data && <LoadingRows rows={3} rowHeight={46} look="line" />}
        {health.data && (
          <>
            <Fact name={t('database')} value={`${t(health.data.database)} · ${health.data.database_ms} ms`} />
            <Fact name={t('upFor')} value={t('hours', { count: Math.floor(health.data.up_seconds / 3600) })} />
            <Fact name={t('memory')} value={t('megabytes', { count: health.data.memory_mb })} />
          </>
        )}
      </Card>
      <Card padding="none" aria-label={t('deadJobs')}>
        <CardHead title={t('deadJobs')} />
        {dead.data?.list.length === 0 && <Fact name={t('noDeadJobs')} value="" />}
        {dead.data?.list.map((job) => (
          <div key={job.id} className={styles.row}>
            <span className={styles.words}>
              <span className={styles.first}>
                {job.name} · {format.dateTime(job.time)}
              </span>
              <span className={styles.second}>{t('attempts', { count: job.attempts, reason: job.reason })}</span>
            </span>
            {job.can_retry === 1 && (
              <Button size="sm" onClick={() => setRetried(job.id)}>
                {t('retryJob')}
              </Button>
            )}
          </div>
        ))}
      </Card>
      {retried && (
        <ReasonDialog
          title={t('retryJob')}
          consequence={t('retryConsequence')}
          busy={retry.isPending}
          onClose={() => setRetried(null)}
          onAct={(reason) => retry.mutate(reason)}
        />
      )}
      <Card padding="none" aria-label={t('settings')}>
        <CardHead title={t('settings')} note={t('settingsNote')} />
        {settings.data?.list.map(({ name, value, is_secret, is_set }) => (
          <Fact
            key={name}
            name={name}
            value={is_secret ? t(is_set ? 'secretSet' : 'secretUnset') : value || t('none')}
          />
        ))}
      </Card>
    </div>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className={styles.row}>
      <span className={styles.first}>{name}</span>
      <span className={styles.second}>{value}</span>
    </div>
  );
}
