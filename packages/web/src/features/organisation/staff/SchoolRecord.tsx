import { useQuery } from '@tanstack/react-query';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { copyText } from '#platform/clipboard.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { CardHead } from '#ui/rows/CardHead.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { toast } from '#ui/states/toast.ts';
import { AddMembers } from './AddMembers.tsx';
import { MemberList } from './MemberList.tsx';
import { NoticeDesk } from './NoticeDesk.tsx';
import { SchoolHead } from './SchoolHead.tsx';
import { staffMessages } from './staff.messages.ts';
import styles from './staff.module.css';
import { staffQueries } from './staff.queries.ts';
import { useStaffAct } from './useStaffAct.ts';

/** One school: its codes, its members, and what it tells them. */
export function SchoolRecord({ organisationId }: { organisationId: number }) {
  const t = useText(staffMessages);
  const format = useFormat();
  const at = { organisation_id: organisationId };
  const { data: school, error, refetch } = useQuery(staffQueries.school(organisationId));
  const make = useStaffAct((role: 'student' | 'teacher') => api.organisation.makeInvite({ ...at, role }));
  const end = useStaffAct((code: string) => api.organisation.endInvite({ ...at, code }));
  if (!school)
    return error ? (
      <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()} />
    ) : (
      <LoadingRows rows={4} rowHeight={64} />
    );
  const mayAppoint = school.may.includes('change_members');
  const copy = async (code: string) => {
    const link = `${location.origin}${location.pathname}#/?org=${code}`;
    const { outcome } = await copyText(link);
    if (outcome === 'copied') toast.success(t('copied'));
    else toast.success(link);
  };
  return (
    <section className={styles.stack} aria-label={school.name}>
      <SchoolHead school={school} />
      <div className={styles.columns}>
        <Card padding="none" aria-label={t('codes')}>
          <CardHead title={t('codes')} note={t('codesNote')} />
          {school.invites.length === 0 && <p className={styles.padded}>{t('noCodes')}</p>}
          {school.invites.map(({ code, role, expires_at }) => (
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
            <Button kind="soft" size="sm" busy={make.isPending} onClick={() => make.mutate('student')}>
              {t('newStudentCode')}
            </Button>
            {mayAppoint && (
              <Button size="sm" busy={make.isPending} onClick={() => make.mutate('teacher')}>
                {t('newTeacherCode')}
              </Button>
            )}
          </div>
        </Card>
        <AddMembers organisationId={organisationId} mayAppoint={mayAppoint} />
      </div>
      <div className={styles.columns}>
        <MemberList organisationId={organisationId} mayAppoint={mayAppoint} />
        <NoticeDesk organisationId={organisationId} />
      </div>
    </section>
  );
}
