import type { Invite, Managed } from '@ninefold/contract/organisation/staff';
import { setUpStates } from '@ninefold/core/organisation/set-up';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useText } from '#i18n/useText.ts';
import { Link } from '#navigation/link.tsx';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import { staffQueries } from '../staff/staff.queries.ts';
import { setUpMessages } from './set-up.messages.ts';
import styles from './set-up.module.css';

type WhatIsMissingProps = { school: Managed & { invites: Invite[] }; isLarge?: boolean };

/** What is there and what is not; each that is missing says what follows from it, and leads to its step. */
export function WhatIsMissing({ school, isLarge = false }: WhatIsMissingProps) {
  const t = useText(setUpMessages);
  const members = useInfiniteQuery(staffQueries.members(school.id)).data?.pages.flatMap(({ list }) => list) ?? [];
  const { data: awaited } = useQuery(staffQueries.awaited(school.id));
  const notices = useInfiniteQuery(staffQueries.notices(school.id)).data?.pages.flatMap(({ list }) => list) ?? [];
  const states = setUpStates({
    hasLogo: school.logo !== '',
    members: members.map(({ role }) => role),
    awaited: awaited?.list.map(({ role }) => role) ?? [],
    codes: school.invites.map(({ role }) => role),
    notices: notices.length,
  });
  return (
    <Card padding={isLarge ? 'lg' : 'md'} aria-label={t('missing')}>
      <h2 className={styles.title}>{t('missing')}</h2>
      <ul className={styles.parts}>
        {states.map(({ part, state }) => (
          <li key={part} className={styles.part}>
            <span className={state === 'done' ? styles.done : styles.open}>
              <Icon of={state === 'done' ? IconCircleCheck : IconAlertTriangle} size={18} />
              <span className="nf-sr-only">{t(state === 'done' ? 'isDone' : 'isOpen')}</span>
            </span>
            <span>
              {isLarge && state === 'open' ? (
                <Link to="/admin/$" params={{ _splat: `set-up/${school.id}/${part}` }}>
                  {t(`part_${part}`)}
                </Link>
              ) : (
                t(`part_${part}`)
              )}
              {state === 'open' && <span className={styles.why}>{t(`part_${part}_open`)}</span>}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
