import { useInfiniteQuery } from '@tanstack/react-query';
import { useText } from '#i18n/useText.ts';
import { adminMessages } from './admin.messages.ts';
import { adminQueries } from './admin.queries.ts';
import { LogLine } from './LogLine.tsx';
import { PagedList } from './PagedList.tsx';

/** What operators and schools did, with the reason; nobody can change it. */
export function LogPage() {
  const t = useText(adminMessages);
  const log = useInfiniteQuery(adminQueries.log());
  return (
    <PagedList label={t('log')} query={log} empty={t('noLog')} emptySentence={t('noLogSentence')}>
      {(entry) => <LogLine key={entry.id} entry={entry} />}
    </PagedList>
  );
}
