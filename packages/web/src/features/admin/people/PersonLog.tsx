import { useInfiniteQuery } from '@tanstack/react-query';
import { useText } from '#i18n/useText.ts';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import styles from '../admin.module.css';
import { adminQueries } from '../admin.queries.ts';
import { LogLine } from '../LogLine.tsx';
import { peopleMessages } from './people.messages.ts';

/** What operators did about one account. */
export function PersonLog({ userId }: { userId: number }) {
  const words = useText(peopleMessages);
  const entries = useInfiniteQuery(adminQueries.log(userId)).data?.pages[0]?.list;
  if (!entries) return <LoadingRows rows={4} rowHeight={32} look="line" />;
  if (entries.length === 0) return <p className={styles.note}>{words('noActs')}</p>;
  return entries.map((entry) => <LogLine key={entry.id} entry={entry} />);
}
