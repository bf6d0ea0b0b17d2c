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
import { Notices } from './Notices.tsx';
import styles from './OrganisationHome.module.css';
import { OrganisationLogo } from './OrganisationLogo.tsx';
import { organisationMessages } from './organisation.messages.ts';
import { organisationQueries } from './organisation.queries.ts';

const LoginLink = linkAs(ButtonLink);

type OrganisationHomeProps = {
  /** All courses of the school, beside the notices. */
  courses: ReactNode;
  /** The chosen package, across the page; the list of courses is then left out. */
  chosenPackage: ReactNode;
};

/** The home of a school: its name, its courses and its notices. The server judges who belongs to it. */
export function OrganisationHome({ courses, chosenPackage }: OrganisationHomeProps) {
  const t = useText(organisationMessages);
  const { data: home, error, refetch, isFetching } = useQuery(organisationQueries.home());
  if (error) {
    const outsider = error instanceof ApiError && error.error === 'organisation_only';
    return (
      <ErrorState
        title={outsider ? error.message : t('failed')}
        tall
        {...(!outsider && { onRetry: () => void refetch(), retrying: isFetching })}
        secondary={outsider && <LoginLink to="/login">{t('logIn')}</LoginLink>}
      >
        {outsider ? t('outsider') : error.message}
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
          <p className={styles.sentence}>{t('sentence')}</p>
        </div>
      </div>
      {chosenPackage && <div className={styles.chosen}>{chosenPackage}</div>}
      <div className={styles.columns}>
        {!chosenPackage && courses}
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
