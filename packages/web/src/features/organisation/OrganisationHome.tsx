import { ApiError } from '@ninefold/contract/client';
import { IconSpeakerphone } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { ChooseSchool, LeaveSchool } from './enter/ChooseSchool.tsx';
import { OtherSchool } from './enter/OtherSchool.tsx';
import { NextDay } from './NextDay.tsx';
import { Notices } from './Notices.tsx';
import styles from './OrganisationHome.module.css';
import { OrganisationLogo } from './OrganisationLogo.tsx';
import { organisationMessages } from './organisation.messages.ts';
import { organisationQueries } from './organisation.queries.ts';

const LoginLink = linkAs(ButtonLink);

type OrganisationHomeProps = {
  greeting: string;
  /** What the learner does today. */
  today: ReactNode;
  /** The way back into the course that was learnt last; null for somebody who has begun none. */
  nextLesson: ReactNode;
  /** All courses of the school, beside the notices. */
  courses: ReactNode;
  /** The chosen package, across the page; the list of courses is then left out. */
  chosenPackage: ReactNode;
};

/**
 * The home of a school: the learner is greeted, the school named below; today, the courses, and the notices beside them.
 * The server judges who belongs to it.
 */
export function OrganisationHome({ greeting, today, nextLesson, courses, chosenPackage }: OrganisationHomeProps) {
  const t = useText(organisationMessages);
  const { data: home, error, refetch, isFetching } = useQuery(organisationQueries.home());
  if (error) {
    const outsider = error instanceof ApiError && error.error === 'organisation_only';
    const said = (
      <ErrorState
        title={outsider ? error.message : t('failed')}
        error={error}
        tall
        {...(!outsider && { onRetry: () => void refetch(), retrying: isFetching })}
        secondary={
          outsider ? (
            <>
              <LoginLink to="/login">{t('logIn')}</LoginLink>
              <LeaveSchool />
            </>
          ) : null
        }
      >
        {outsider ? t('outsider') : null}
      </ErrorState>
    );
    return outsider ? <ChooseSchool outsider={said} /> : said;
  }
  if (!home) return <OrganisationWaiting />;
  return (
    <>
      <div className={styles.head}>
        <OrganisationLogo name={home.name} logo={home.logo} />
        <div>
          <h1 className={styles.title}>{greeting}</h1>
          <p className={styles.sentence}>{home.name}</p>
        </div>
        {home.next && <NextDay notice={home.next} />}
      </div>
      {chosenPackage && <div className={styles.chosen}>{chosenPackage}</div>}
      <div className={styles.columns}>
        {!chosenPackage && (
          <div className={styles.column}>
            {today}
            {nextLesson}
            {courses}
          </div>
        )}
        <Card aria-labelledby="notices">
          <h2 id="notices" className={styles.notices}>
            <Icon of={IconSpeakerphone} />
            {t('notices')}
          </h2>
          <Notices first={home.notices} more={home.more_notices} />
          <div className={styles.ways}>
            {home.has_others === 1 && <OtherSchool />}
            <LeaveSchool />
          </div>
        </Card>
      </div>
    </>
  );
}

/** The logo beside two lines, then the cards. */
function OrganisationWaiting() {
  return (
    <>
      <div className={styles.head} aria-hidden="true">
        <Skeleton width={64} height={64} />
        <div className={styles.waiting}>
          <Skeleton width={240} height={34} />
          <Skeleton width={150} height={14} />
        </div>
      </div>
      <div className={styles.columns}>
        <Card>
          <LoadingRows rows={5} rowHeight={72} />
        </Card>
        <Card>
          <LoadingRows rows={3} rowHeight={96} look="line" />
        </Card>
      </div>
    </>
  );
}
