import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { CardHead } from '#ui/rows/CardHead.tsx';
import type { InvitedRole } from './InviteCodes.tsx';
import { staffMessages } from './staff.messages.ts';
import styles from './staff.module.css';
import { staffQueries } from './staff.queries.ts';
import { useStaffAct } from './useStaffAct.ts';

/** A pasted list of numbers, and who of them has not come yet. */
export function AddMembers({ organisationId, roles }: { organisationId: number; roles: readonly InvitedRole[] }) {
  const t = useText(staffMessages);
  const id = useId();
  const [numbers, setNumbers] = useState('');
  const { data: awaited } = useQuery(staffQueries.awaited(organisationId));
  const add = useStaffAct(
    (role: InvitedRole) => api.organisation.addMembers({ organisation_id: organisationId, role, numbers }),
    ({ awaited: listed, already }) => t('added', { awaited: listed, already }),
  );
  const wrong = add.data?.wrong ?? [];
  const waiting = awaited?.list.filter(({ role }) => (roles as readonly string[]).includes(role)) ?? [];
  const press = (role: InvitedRole) => {
    // What is no number stays in the field, to be mended.
    if (numbers.trim()) add.mutate(role, { onSuccess: (answer) => setNumbers(answer.wrong.join('\n')) });
  };
  return (
    <Card padding="none" aria-label={t('numbers')}>
      <CardHead title={t('numbers')} />
      <div className={`${styles.form} ${styles.padded}`}>
        <label htmlFor={id} className={styles.second}>
          {t('numbersHint')}
        </label>
        <textarea
          id={id}
          className={styles.area}
          value={numbers}
          maxLength={20_000}
          onChange={(event) => setNumbers(event.currentTarget.value)}
        />
        {wrong.length > 0 && <p role="alert">{t('wrong', { list: wrong.join('、') })}</p>}
        <div className={styles.acts}>
          {roles.map((role) => (
            <Button key={role} size="sm" busy={add.isPending} onClick={() => press(role)}>
              {t(role === 'student' ? 'addStudents' : 'addTeachers')}
            </Button>
          ))}
        </div>
      </div>
      {waiting.map(({ mobile, role }) => (
        <div key={mobile} className={styles.row}>
          <span className={styles.first}>{mobile}</span>
          <span className={styles.second}>
            {t(role)} · {t('awaited')}
          </span>
        </div>
      ))}
    </Card>
  );
}
