import { useQuery } from '@tanstack/react-query';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { Link } from '#navigation/link.tsx';
import { BandChip } from '#ui/band/BandChip.tsx';
import { Card } from '#ui/Card.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { essayQueries } from '../essay.queries.ts';
import { editorOf, feedbackOf } from '../essay-paths.ts';
import styles from './QuestionReviewPage.module.css';
import { reviewMessages } from './review.messages.ts';

const SCORED = 3;

/** What the learner has written about it so far. */
export function Records({ paperId }: { paperId: number }) {
  const t = useText(reviewMessages);
  const format = useFormat();
  const { data, isPending } = useQuery(essayQueries.drafts(paperId));
  return (
    <Card>
      <h2 className={styles.head}>{t('records')}</h2>
      {isPending && <LoadingRows rows={2} rowHeight={48} look="line" />}
      {data?.list.length === 0 && <p className={styles.sentence}>{t('noRecords')}</p>}
      {data?.list.map((row) => (
        <Link key={row.id} className={styles.row} {...(row.status === SCORED ? feedbackOf(row) : editorOf(row))}>
          <span>
            {t('draft', { n: row.draft })}
            <small>{t('draftMeta', { date: format.shortDate(row.last_time), words: row.words })}</small>
          </span>
          {row.score >= 0 ? <BandChip score={row.score} /> : <small>{t('unscored')}</small>}
        </Link>
      ))}
    </Card>
  );
}
