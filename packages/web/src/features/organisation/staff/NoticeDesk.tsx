import type { Notice } from '@ninefold/contract/organisation';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { CardHead } from '#ui/rows/CardHead.tsx';
import { NoticeForm } from './NoticeForm.tsx';
import { staffMessages } from './staff.messages.ts';
import styles from './staff.module.css';
import { staffQueries } from './staff.queries.ts';
import { useStaffAct } from './useStaffAct.ts';

/** Notices as their writers see them: a new one, and those that stand, each to be changed or taken down. */
export function NoticeDesk({ organisationId }: { organisationId: number }) {
  const t = useText(staffMessages);
  const format = useFormat();
  const [changed, setChanged] = useState<Notice | null>(null);
  const notices = useInfiniteQuery(staffQueries.notices(organisationId));
  const remove = useStaffAct(
    (id: number) => api.organisation.removeNotice({ id }),
    () => t('noticeRemoved'),
  );
  const list = notices.data?.pages.flatMap((page) => page.list) ?? [];
  return (
    <div className={styles.stack}>
      {changed ? (
        <NoticeForm
          key={changed.id}
          organisationId={organisationId}
          changed={changed}
          onDone={() => setChanged(null)}
        />
      ) : (
        <NoticeForm organisationId={organisationId} />
      )}
      {list.length > 0 && (
        <Card padding="none" aria-label={t('notices')}>
          <CardHead title={t('notices')} />
          {list.map((notice) => (
            <div key={notice.id} className={styles.row}>
              <span>
                <span className={styles.first}>{notice.title}</span>{' '}
                <span className={styles.second}>
                  {notice.pinned === 1 && `${t('pin')} · `}
                  {format.shortDate(notice.time)}
                </span>
              </span>
              <span className={styles.acts}>
                <Button
                  size="sm"
                  aria-label={t('changeOf', { title: notice.title })}
                  onClick={() => setChanged(notice)}
                >
                  {t('change')}
                </Button>
                <Button
                  kind="ghost"
                  size="sm"
                  aria-label={t('takeDownOf', { title: notice.title })}
                  busy={remove.isPending && remove.variables === notice.id}
                  onClick={() => remove.mutate(notice.id)}
                >
                  {t('takeDown')}
                </Button>
              </span>
            </div>
          ))}
          {notices.hasNextPage && (
            <div className={styles.padded}>
              <Button
                kind="ghost"
                size="sm"
                block
                busy={notices.isFetching}
                onClick={() => void notices.fetchNextPage()}
              >
                {t('more')}
              </Button>
            </div>
          )}
        </Card>
      )}
    </div>
  );
}
