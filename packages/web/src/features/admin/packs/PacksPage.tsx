import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { adminMessages } from '../admin.messages.ts';
import styles from '../admin.module.css';
import { adminQueries } from '../admin.queries.ts';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { useAct } from '../useAct.ts';
import { ImportPack } from './ImportPack.tsx';

type Asked = { id: string; state: 'published' | 'retired' };

/** Content packs: brought in as a zip, published when they wait for it, taken off the shelf. */
export function PacksPage() {
  const t = useText(adminMessages);
  const { language } = useLanguage();
  const { data, error, refetch } = useQuery(adminQueries.packs());
  const [asked, setAsked] = useState<Asked | null>(null);
  const [importing, setImporting] = useState(false);
  const change = useAct(
    (reason: string) => api.admin.setPackState({ id: '', state: 'published', ...asked, reason }),
    () => setAsked(null),
  );
  if (error) return <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <div className={styles.tools}>
        <Button kind="primary" onClick={() => setImporting(true)}>
          {t('importPack')}
        </Button>
      </div>
      {importing && <ImportPack onClose={() => setImporting(false)} />}
      <Card padding="none" aria-label={t('packs')}>
        {!data && <LoadingRows rows={3} rowHeight={64} look="line" />}
        {data?.list.map((pack) => (
          <div key={pack.id} className={styles.row}>
            <span className={styles.words}>
              <span className={styles.first}>
                {pack.name[language]} {pack.version}
              </span>
              <span className={styles.second}>
                {pack.organisation || t('forEverybody')} ·{' '}
                {t('packCounts', { published: pack.published, review: pack.review, retired: pack.retired })}
              </span>
            </span>
            {pack.review > 0 && (
              <Button size="sm" onClick={() => setAsked({ id: pack.id, state: 'published' })}>
                {t('publish')}
              </Button>
            )}
            {/* The product's own pack holds the menu; the server refuses to retire it. */}
            {!pack.is_shipped && pack.published + pack.review > 0 && (
              <Button kind="dangerLine" size="sm" onClick={() => setAsked({ id: pack.id, state: 'retired' })}>
                {t('retire')}
              </Button>
            )}
          </div>
        ))}
        {asked && (
          <ReasonDialog
            title={t(asked.state === 'published' ? 'publish' : 'retire')}
            consequence={t(asked.state === 'published' ? 'publishConsequence' : 'retireConsequence')}
            isDanger={asked.state === 'retired'}
            busy={change.isPending}
            onClose={() => setAsked(null)}
            onAct={(reason) => change.mutate(reason)}
          />
        )}
      </Card>
    </>
  );
}
