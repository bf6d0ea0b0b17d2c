import type { Member } from '@ninefold/contract/organisation/staff';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { MenuSelect } from '#ui/forms/MenuSelect.tsx';
import { CardHead } from '#ui/rows/CardHead.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { staffMessages } from './staff.messages.ts';
import styles from './staff.module.css';
import { staffQueries } from './staff.queries.ts';
import { useStaffAct } from './useStaffAct.ts';

type Role = Member['role'];
const ROLES: readonly Role[] = ['owner', 'teacher', 'student'];

export function MemberList({ organisationId, mayAppoint }: { organisationId: number; mayAppoint: boolean }) {
  const t = useText(staffMessages);
  const at = { organisation_id: organisationId };
  const members = useInfiniteQuery(staffQueries.members(organisationId));
  const list = members.data?.pages.flatMap((page) => page.list);
  const setRole = useStaffAct(({ user_id, role }: { user_id: number; role: Role }) =>
    api.organisation.setMemberRole({ ...at, user_id, role }),
  );
  const remove = useStaffAct((user_id: number) => api.organisation.removeMember({ ...at, user_id }));
  return (
    <Card padding="none" aria-label={t('members')}>
      <CardHead title={t('members')} />
      {!list && <LoadingRows rows={4} rowHeight={46} look="line" />}
      {list?.length === 0 && <EmptyState title={t('noMembers')}>{t('noMembersSentence')}</EmptyState>}
      {list?.map(({ user_id, name, mobile, role }) => (
        <div key={user_id} className={styles.row}>
          <span>
            <span className={styles.first}>{name}</span> <span className={styles.second}>{mobile}</span>
          </span>
          {mayAppoint ? (
            <span className={styles.acts}>
              <MenuSelect
                label={t('roleOf', { name })}
                value={role}
                choices={ROLES.map((one) => ({ value: one, label: t(one) }))}
                onChange={(chosen) => setRole.mutate({ user_id, role: chosen })}
              />
              <Button
                kind="ghost"
                size="sm"
                aria-label={t('removeOf', { name })}
                busy={remove.isPending && remove.variables === user_id}
                onClick={() => remove.mutate(user_id)}
              >
                {t('remove')}
              </Button>
            </span>
          ) : (
            <span className={styles.second}>{t(role)}</span>
          )}
        </div>
      ))}
      {members.hasNextPage && (
        <div className={styles.padded}>
          <Button kind="ghost" size="sm" block busy={members.isFetching} onClick={() => void members.fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      )}
    </Card>
  );
}
