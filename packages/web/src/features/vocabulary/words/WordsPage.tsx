import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useText } from '#i18n/useText.ts';
import { Card } from '#ui/Card.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { ChooseBook } from '../books/ChooseBook.tsx';
import { ManageBooks } from '../books/ManageBooks.tsx';
import { useReviewQueue } from '../kept/useReviewQueue.ts';
import styles from '../list/WordsPage.module.css';
import { type Report, vocabularyQueries } from '../vocabulary.queries.ts';
import { wordsMessages } from '../words.messages.ts';
import { BookCard } from './BookCard.tsx';
import { LookUpBox } from './LookUpBox.tsx';
import { PlacementAgain, PlacementCall } from './PlacementCall.tsx';
import { PlanButton } from './PlanButton.tsx';
import { TodayCard } from './TodayCard.tsx';
import { WordLists } from './WordLists.tsx';

const MOST_BOOKS = 2;

/** Today, the books, and the words themselves. */
export function WordsPage({ first }: { first: ReactNode }) {
  const t = useText(wordsMessages);
  const plan = useQuery(vocabularyQueries.plan());
  const report = useQuery(vocabularyQueries.report());
  // Grades of a round that lost its network are sent as soon as the learner is back.
  useReviewQueue();
  const failed = plan.error ?? report.error;
  const isThere = plan.data && report.data;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <div className={styles.tools}>
          <LookUpBox />
          {plan.data && <PlanButton plan={plan.data} />}
          <ManageBooks />
        </div>
      </header>
      {first}
      {!isThere &&
        (failed ? (
          <ErrorState
            title={t('failed')}
            error={failed}
            onRetry={() => {
              void plan.refetch();
              void report.refetch();
            }}
            retrying={plan.isFetching || report.isFetching}
          />
        ) : (
          <LoadingRows rows={6} />
        ))}
      {isThere && (plan.data.books.length > 0 || hasDay(report.data)) && (
        <div className={styles.cards}>
          <TodayCard report={report.data} plan={plan.data} />
          {plan.data.books.slice(0, MOST_BOOKS).map((book) => (
            <BookCard key={book.id} book={book} />
          ))}
        </div>
      )}
      {/* Below what is due: its books come a moment later and would push the button away from under a finger. */}
      {isThere && plan.data.books.length === 0 && <ChooseBook />}
      {isThere && plan.data.is_placed === 0 && <PlacementCall />}
      {isThere && (
        <Card padding="none">
          <WordLists plan={plan.data} report={report.data} />
        </Card>
      )}
      {isThere && plan.data.is_placed === 1 && <PlacementAgain />}
    </div>
  );
}

/** Words that were learnt come back for review, whether there is a book to go on with or not. */
const hasDay = ({ reviews, fresh, done_reviews, done_fresh }: Report): boolean =>
  reviews + fresh + done_reviews + done_fresh > 0;
