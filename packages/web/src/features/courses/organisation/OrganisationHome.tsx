import { ApiError } from '@ninefold/contract/client';
import { IconBooks, IconSpeakerphone } from '@tabler/icons-react';
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
import { PackageCard } from '../shelf/PackageCard.tsx';
import { PackageShelf } from '../shelf/PackageShelf.tsx';
import type { Shelf } from '../shelf/usePackageShelf.ts';
import { Notices } from './Notices.tsx';
import styles from './OrganisationHome.module.css';
import { OrganisationLogo } from './OrganisationLogo.tsx';

const HomeLink = linkAs(ButtonLink);

/** The home of a school: its name, its courses, what its teachers have to say. Membership is the server's to judge. */
export function OrganisationHome({ shelf }: { shelf: Shelf }) {
  const t = useText(courseMessages);
  const { data: home, error, refetch, isFetching } = useQuery(courseQueries.organisation());
  if (error) {
    const outsider = error instanceof ApiError && error.error === 'organisation_only';
    return (
      <ErrorState
        title={outsider ? error.message : t('orgFailed')}
        tall
        {...(!outsider && { onRetry: () => void refetch(), retrying: isFetching })}
        secondary={outsider && <HomeLink to="/login">{t('orgLogIn')}</HomeLink>}
      >
        {outsider ? t('orgOutsider') : error.message}
      </ErrorState>
    );
  }
  if (!home) return <LoadingRows rows={6} rowHeight={72} />;
  return (
    <>
      <div className={styles.head}>
        <OrganisationLogo name={home.name} logo={home.logo} />
        <div>
          <h1 className={styles.title}>{home.name}</h1>
          <p className={styles.sentence}>{t('orgSentence')}</p>
        </div>
      </div>
      {shelf.packageId !== undefined && (
        <div className={styles.chosen}>
          <PackageShelf shelf={shelf} />
        </div>
      )}
      <div className={styles.columns}>
        {shelf.packageId === undefined && <Courses />}
        <Card aria-labelledby="notices">
          <h2 id="notices" className={styles.notices}>
            <Icon of={IconSpeakerphone} />
            {t('notices')}
          </h2>
          <Notices first={home.notices} more={home.more_notices} />
        </Card>
      </div>
    </>
  );
}

function Courses() {
  const t = useText(courseMessages);
  const { data, error, refetch, isFetching } = useQuery(courseQueries.packages(0));
  return (
    <Card padding="none" aria-labelledby="org-courses">
      <h2 id="org-courses" className={styles.courses}>
        {t('orgCourses')}
      </h2>
      {error ? (
        <ErrorState title={t('failed')} onRetry={() => refetch()} retrying={isFetching}>
          {error.message}
        </ErrorState>
      ) : !data ? (
        <LoadingRows rows={3} rowHeight={100} />
      ) : data.length === 0 ? (
        <EmptyState
          title={t('orgNoCourses')}
          icon={<Icon of={IconBooks} size={40} />}
          action={<HomeLink to="/ielts-list">{t('toPractice')}</HomeLink>}
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
