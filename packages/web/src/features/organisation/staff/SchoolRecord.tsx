import { useQuery } from '@tanstack/react-query';
import { useText } from '#i18n/useText.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { AddMembers } from './AddMembers.tsx';
import { InviteCodes } from './InviteCodes.tsx';
import { MemberList } from './MemberList.tsx';
import { NoticeDesk } from './NoticeDesk.tsx';
import { SchoolHead } from './SchoolHead.tsx';
import { staffMessages } from './staff.messages.ts';
import styles from './staff.module.css';
import { staffQueries } from './staff.queries.ts';

/** One school: its codes, its members, and what it tells them. */
export function SchoolRecord({ organisationId }: { organisationId: number }) {
  const t = useText(staffMessages);
  const { data: school, error, refetch } = useQuery(staffQueries.school(organisationId));
  if (!school)
    return error ? (
      <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()} />
    ) : (
      <LoadingRows rows={4} rowHeight={64} />
    );
  const mayAppoint = school.may.includes('change_members');
  const roles = mayAppoint ? (['student', 'teacher'] as const) : (['student'] as const);
  return (
    <section className={styles.stack} aria-label={school.name}>
      <SchoolHead school={school} />
      <div className={styles.columns}>
        <InviteCodes organisationId={organisationId} invites={school.invites} roles={roles} />
        <AddMembers organisationId={organisationId} roles={roles} />
      </div>
      <div className={styles.columns}>
        <MemberList organisationId={organisationId} mayAppoint={mayAppoint} />
        <NoticeDesk organisationId={organisationId} />
      </div>
    </section>
  );
}
