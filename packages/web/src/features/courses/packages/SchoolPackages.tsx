import type { CoursePackage } from '@ninefold/contract/courses';
import { IconBooks, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useText } from '#i18n/useText.ts';
import { Link, linkAs } from '#navigation/link.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { bandText } from '#ui/band/band-colour.ts';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import { CardHead } from '#ui/rows/CardHead.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { Cover } from '../Cover.tsx';
import { courseMessages } from '../courses.messages.ts';
import { courseQueries } from '../courses.queries.ts';
import { PackageState } from './PackageCard.tsx';
import styles from './SchoolPackages.module.css';

const PracticeLink = linkAs(ButtonLink);

/** What a school offers its learners, as a card on the school's home. */
export function SchoolPackages() {
  const t = useText(courseMessages);
  const { data, error, refetch, isFetching } = useQuery(courseQueries.packages(0));
  return (
    <Card padding="none" aria-labelledby="org-courses">
      <CardHead id="org-courses" title={t('orgCourses')} />
      {error ? (
        <ErrorState title={t('failed')} error={error} onRetry={() => refetch()} retrying={isFetching} />
      ) : !data ? (
        <LoadingRows rows={3} rowHeight={70} look="line" />
      ) : data.length === 0 ? (
        <EmptyState
          title={t('orgNoCourses')}
          icon={<Icon of={IconBooks} size={40} />}
          action={<PracticeLink to="/ielts-list">{t('toPractice')}</PracticeLink>}
        >
          {t('orgNoCoursesSentence')}
        </EmptyState>
      ) : (
        <ul>
          {data.map((one) => (
            <li key={one.id}>
              <PackageRow of={one} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** From which band to which, how many lessons, and how far; the whole row leads to them. */
function PackageRow({ of: one }: { of: CoursePackage }) {
  const t = useText(courseMessages);
  return (
    <Link to="/" search={{ packageId: one.id }} className={styles.row} resetScroll={false}>
      <Cover to={one.to} size="sm" />
      <span className={styles.words}>
        <span className={styles.name}>{one.name}</span>
        <span className={styles.facts}>
          {one.from !== null && one.to !== null && (
            <>
              <span aria-hidden="true">{t('promise', { from: bandText(one.from), to: bandText(one.to) })}</span>
              <span className="nf-sr-only">
                {t('promiseSpoken', { from: bandText(one.from), to: bandText(one.to) })}
              </span>
            </>
          )}
          <span>{t('lessons', { count: one.lessons })}</span>
        </span>
      </span>
      <span className={styles.state}>
        <PackageState of={one} />
      </span>
      <Icon of={IconChevronRight} size={18} />
    </Link>
  );
}
