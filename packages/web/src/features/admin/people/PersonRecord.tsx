import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { adminMessages } from '../admin.messages.ts';
import styles from '../admin.module.css';
import { adminQueries } from '../admin.queries.ts';
import { PersonAct, type PersonActName } from './PersonAct.tsx';
import { PersonActs } from './PersonActs.tsx';
import { PersonOrders } from './PersonOrders.tsx';

/** One account: what is known, what may be done, what moved. */
export function PersonRecord({ userId, onClose }: { userId: number; onClose: () => void }) {
  const t = useText(adminMessages);
  const format = useFormat();
  const { data: person, error, refetch } = useQuery(adminQueries.person(userId));
  const { data: ledger } = useQuery(adminQueries.ledger(userId));
  const [act, setAct] = useState<PersonActName | null>(null);
  if (!person)
    return (
      <Card>
        {error ? (
          <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()} />
        ) : (
          <LoadingRows rows={5} rowHeight={32} look="line" />
        )}
      </Card>
    );
  const isLearner = person.role === 'student';
  const facts = [
    [t('account'), person.account || t('none')],
    [t('mobile'), person.mobile || t('none')],
    [t('school'), person.schools.map(({ name }) => name).join('、') || t('none')],
    [t('exam'), person.exam_date ? format.date(person.exam_date) : t('none')],
    [t('registered'), format.date(person.created_at)],
    [t('factor'), t(person.has_second_factor === 1 ? 'factorOn' : 'factorOff')],
    ...(isLearner ? [[t('coins'), format.number(person.coins)]] : []),
    [
      t('memberships'),
      person.memberships
        .map(({ skill, until }) => t('until', { skill: t(skill), date: format.date(until) }))
        .join('；') || t('none'),
    ],
  ];
  return (
    <Card aria-label={person.name}>
      <div className={styles.head}>
        <h2 className={styles.name}>{person.name}</h2>
        <IconButton label={t('close')} icon={<Icon of={IconX} />} onClick={onClose} />
      </div>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => [<dt key={name}>{name}</dt>, <dd key={`${name}-value`}>{value}</dd>])}
      </dl>
      <PersonActs person={person} onAct={setAct} />
      <p className={styles.note}>{t('logged')}</p>
      <div className={styles.block}>
        <p className={styles.small}>{t('ledger')}</p>
        {ledger?.list.length === 0 && <p className={styles.second}>{t('noLedger')}</p>}
        {ledger?.list.slice(0, 8).map((entry) => (
          <p key={entry.id} className={styles.second}>
            {format.shortDateTime(entry.time)} · {entry.change > 0 ? `+${entry.change}` : entry.change} ·{' '}
            {entry.reference || entry.reason}
          </p>
        ))}
      </div>
      {isLearner && <PersonOrders userId={userId} />}
      {act && <PersonAct act={act} userId={userId} onClose={() => setAct(null)} />}
    </Card>
  );
}
