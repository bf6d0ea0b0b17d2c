import type { Invite } from '@ninefold/contract/organisation/staff';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { copyText } from '#platform/clipboard.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { CardHead } from '#ui/rows/CardHead.tsx';
import { toast } from '#ui/states/toast.ts';
import { staffMessages } from './staff.messages.ts';
import styles from './staff.module.css';
import { useStaffAct } from './useStaffAct.ts';

export type InvitedRole = 'student' | 'teacher';
type InviteCodesProps = { organisationId: number; invites: readonly Invite[]; roles: readonly InvitedRole[] };

/** Codes by which people join by themselves, and the links that hold them. */
export function InviteCodes({ organisationId, invites, roles }: InviteCodesProps) {
  const t = useText(staffMessages);
  const format = useFormat();
  const at = { organisation_id: organisationId };
  const make = useStaffAct((role: InvitedRole) => api.organisation.makeInvite({ ...at, role }));
  const end = useStaffAct((code: string) => api.organisation.endInvite({ ...at, code }));
  const copy = async (code: string) => {
    const link = `${location.origin}${location.pathname}#/?org=${code}`;
    const { outcome } = await copyText(link);
    if (outcome === 'copied') toast.success(t('copied'));
    else toast.success(link);
  };
  const shown = invites.filter(({ role }) => (roles as readonly string[]).includes(role));
  return (
    <Card padding="none" aria-label={t('codes')}>
      <CardHead title={t('codes')} note={t(roles.includes('student') ? 'codesNote' : 'teacherCodesNote')} />
      {shown.length === 0 && <p className={styles.padded}>{t('noCodes')}</p>}
      {shown.map(({ code, role, expires_at }) => (
        <div key={code} className={styles.row}>
          <span>
            <span className={styles.code}>{code}</span>{' '}
            <span className={styles.second}>
              {t('codeUntil', { role: t(role), date: format.shortDate(expires_at) })}
            </span>
          </span>
          <span className={styles.acts}>
            <Button size="sm" aria-label={`${t('copyLink')} ${code}`} onClick={() => void copy(code)}>
              {t('copyLink')}
            </Button>
            <Button
              kind="ghost"
              size="sm"
              aria-label={`${t('endCode')} ${code}`}
              busy={end.isPending && end.variables === code}
              onClick={() => end.mutate(code)}
            >
              {t('endCode')}
            </Button>
          </span>
        </div>
      ))}
      <div className={`${styles.acts} ${styles.padded}`}>
        {roles.map((role, at) => (
          <Button
            key={role}
            kind={at === 0 ? 'soft' : 'secondary'}
            size="sm"
            busy={make.isPending && make.variables === role}
            onClick={() => make.mutate(role)}
          >
            {t(role === 'student' ? 'newStudentCode' : 'newTeacherCode')}
          </Button>
        ))}
      </div>
    </Card>
  );
}
