import { IconBooks } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { courseMessages } from '../courses.messages.ts';
import { courseQueries } from '../courses.queries.ts';
import { PackageCard } from './PackageCard.tsx';
import styles from './SchoolPackages.module.css';

const PracticeLink = linkAs(ButtonLink);

/** What a school offers its learners, as a card on the school's home. */
export function SchoolPackages() {
  const t = useText(courseMessages);
  const { data, error, refetch, isFetching } = useQuery(courseQueries.packages(0));
  return (
    <Card padding="none" aria-labelledby="org-courses">
      <h2 id="org-courses" className={styles.title}>
        {t('orgCourses')}
      </h2>
      {error ? (
        <ErrorState title={t('failed')} error={error} onRetry={() => refetch()} retrying={isFetching} />
      ) : !data ? (
        <LoadingRows rows={3} rowHeight={100} />
      ) : data.length === 0 ? (
        <EmptyState
          title={t('orgNoCourses')}
          icon={<Icon of={IconBooks} size={40} />}
          action={<PracticeLink to="/ielts-list">{t('toPractice')}</PracticeLink>}
        >
          {t('orgNoCoursesSentence')}
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {data.map((one) => (
            <li key={one.id}>
              <PackageCard of={one} chosen={false} typeId={undefined} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
