import type { Notice } from '@ninefold/contract/organisation';
import { IconPinned } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { Tag } from '#ui/Tag.tsx';
import styles from './Notices.module.css';
import { organisationMessages } from './organisation.messages.ts';
import { organisationQueries } from './organisation.queries.ts';

type NoticesProps = { first: readonly Notice[]; more: boolean };

/** The newest come with the page; older ones on request. */
export function Notices({ first, more }: NoticesProps) {
  const t = useText(organisationMessages);
  const [asked, setAsked] = useState(false);
  const oldest = Math.min(...first.map(({ id }) => id));
  const older = useInfiniteQuery({ ...organisationQueries.notices(oldest), enabled: asked && first.length > 0 });
  if (first.length === 0) {
    return (
      <EmptyState title={t('noNotices')} icon={null}>
        {t('noNoticesSentence')}
      </EmptyState>
    );
  }
  const shown = [...first, ...(older.data?.pages.flatMap((page) => page.list) ?? [])];
  return (
    <>
      <ul>
        {shown.map((notice) => (
          <OneNotice key={notice.id} notice={notice} />
        ))}
      </ul>
      {(asked ? older.hasNextPage || older.isFetching : more) && (
        <Button
          kind="ghost"
          size="sm"
          block
          busy={older.isFetching}
          onClick={() => (asked ? void older.fetchNextPage() : setAsked(true))}
        >
          {t('olderNotices')}
        </Button>
      )}
    </>
  );
}

function OneNotice({ notice }: { notice: Notice }) {
  const t = useText(organisationMessages);
  const format = useFormat();
  return (
    <li className={styles.notice}>
      <div className={styles.head}>
        <h3 className={styles.title}>{notice.title}</h3>
        {notice.pinned === 1 && <Tag icon={<Icon of={IconPinned} size={14} />}>{t('pinned')}</Tag>}
      </div>
      <p className={styles.text}>{notice.text}</p>
      <p className={styles.time}>{format.date(notice.time)}</p>
    </li>
  );
}
