import { ESSAY_STATUS } from '@ninefold/core/writing/essay-state';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { Link } from '#navigation/link.tsx';
import { Card } from '#ui/Card.tsx';
import { essayQueries } from '../../essay.queries.ts';
import { editorOf } from '../../essay-paths.ts';
import { writingListMessages } from '../list.messages.ts';
import styles from './ListAside.module.css';

/** The essay that is being scored, with its real share of work. */
export function Running({ task }: { task: 1 | 2 }) {
  const t = useText(writingListMessages);
  const { language } = useLanguage();
  // What the unfiltered list knows already; nothing is asked for twice.
  const { data } = useInfiniteQuery(essayQueries.list(task, {}));
  const row = data?.pages.flatMap(({ list }) => list).find(({ status }) => status === ESSAY_STATUS.scoring);
  const { data: progress } = useQuery({
    ...essayQueries.progress(row?.record_id ?? 0),
    enabled: row !== undefined,
    refetchInterval: ({ state }) => (state.data && state.data.status !== 2 ? false : state.data?.ask_again_ms || 2000),
  });
  if (!row) return null;
  const percent = progress?.percent ?? 0;
  return (
    <Card>
      <h2 className={styles.title}>{t('running')}</h2>
      <p>
        <Link {...editorOf({ id: row.record_id, paper_id: row.id, task })}>{row.title[language]}</Link>
      </p>
      <div className={styles.track} role="progressbar" aria-label={t('running')} aria-valuenow={percent}>
        <span style={{ width: `${percent}%` }} />
      </div>
      <p className={styles.quiet}>{t('runningSentence')}</p>
    </Card>
  );
}
