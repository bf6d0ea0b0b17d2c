import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { adminMessages } from '../admin.messages.ts';
import styles from '../admin.module.css';
import { adminQueries } from '../admin.queries.ts';
import { numberOf } from './PeopleTable.tsx';
import { PersonAct, type PersonActName } from './PersonAct.tsx';
import { PersonActs } from './PersonActs.tsx';
import { PersonLedger } from './PersonLedger.tsx';
import { PersonLog } from './PersonLog.tsx';
import { PersonOrders } from './PersonOrders.tsx';
import { PersonOverview } from './PersonOverview.tsx';
import { peopleMessages } from './people.messages.ts';
import table from './people.module.css';

type Part = 'overview' | 'coins' | 'orders' | 'log';

/** One account: what is known, what moved, what was done about it, and what may be done. */
export function PersonRecord({ userId, onClose }: { userId: number; onClose: () => void }) {
  const t = useText(adminMessages);
  const words = useText(peopleMessages);
  const { data: person, error, refetch } = useQuery(adminQueries.person(userId));
  const [part, setPart] = useState<Part>('overview');
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
  return (
    <Card aria-label={person.name}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.name}>{person.name}</h2>
          <p className={styles.second}>{[numberOf(person.id), person.mobile].filter(Boolean).join(' · ')}</p>
        </div>
        <IconButton label={t('close')} icon={<Icon of={IconX} />} onClick={onClose} />
      </div>
      <Tabs
        look="line"
        label={words('sectionsOf', { name: person.name })}
        tabs={[
          { value: 'overview', label: words('overview') },
          ...(isLearner
            ? ([
                { value: 'coins', label: words('coinsTab') },
                { value: 'orders', label: words('ordersTab') },
              ] as const)
            : []),
          { value: 'log', label: words('logTab') },
        ]}
        value={part}
        onChange={setPart}
      >
        <div className={table.panel}>
          {part === 'overview' && <PersonOverview person={person} />}
          {part === 'coins' && <PersonLedger userId={userId} />}
          {part === 'orders' && <PersonOrders userId={userId} />}
          {part === 'log' && <PersonLog userId={userId} />}
        </div>
      </Tabs>
      <PersonActs person={person} onAct={setAct} />
      <p className={styles.note}>{t('logged')}</p>
      {act && <PersonAct act={act} userId={userId} onClose={() => setAct(null)} />}
    </Card>
  );
}
