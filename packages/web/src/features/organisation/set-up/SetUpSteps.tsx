import type { Invite, Managed } from '@ninefold/contract/organisation/staff';
import { useText } from '#i18n/useText.ts';
import { AddMembers } from '../staff/AddMembers.tsx';
import { InviteCodes, type InvitedRole } from '../staff/InviteCodes.tsx';
import { MemberList } from '../staff/MemberList.tsx';
import { NoticeDesk } from '../staff/NoticeDesk.tsx';
import { setUpMessages } from './set-up.messages.ts';
import styles from './set-up.module.css';
import { WhatIsMissing } from './WhatIsMissing.tsx';

type School = Managed & { invites: Invite[] };

export const TeachersStep = ({ school }: { school: School }) => <InviteStep school={school} who="teacher" />;
export const StudentsStep = ({ school }: { school: School }) => <InviteStep school={school} who="student" />;

/** A code or a list; who has come stands below. */
function InviteStep({ school, who }: { school: School; who: InvitedRole }) {
  const t = useText(setUpMessages);
  return (
    <>
      <div>
        <h2 className={styles.title}>{t(who === 'teacher' ? 'teachersTitle' : 'studentsTitle')}</h2>
        <p className={styles.note}>{t(who === 'teacher' ? 'teachersNote' : 'studentsNote')}</p>
      </div>
      <InviteCodes organisationId={school.id} invites={school.invites} roles={[who]} />
      <AddMembers organisationId={school.id} roles={[who]} />
      <MemberList organisationId={school.id} mayAppoint={school.may.includes('change_members')} />
    </>
  );
}

export const NoticeStep = ({ school }: { school: School }) => <NoticeDesk organisationId={school.id} />;

/** Everything once more, with the way back to what is missing. */
export const CheckStep = ({ school }: { school: School }) => <WhatIsMissing school={school} isLarge />;
