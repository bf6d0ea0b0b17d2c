import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { useMay } from '#session/permissions.ts';
import { Tabs } from '#ui/Tabs.tsx';
import { economyMessages } from '../economy.messages.ts';
import type { RecordType } from '../economy.queries.ts';
import { CoinRecords } from './CoinRecords.tsx';
import styles from './Coins.module.css';
import { NoCoins } from './NoCoins.tsx';
import { Purse } from './Purse.tsx';

type Tab = 'all' | 'earned' | 'spent';
const TYPE_OF: Readonly<Record<Tab, RecordType>> = { all: 0, spent: 1, earned: 2 };

type CoinsPanelProps = {
  /** "How to get coins" leads to the task centre, which is a dialog or a page. */
  onHowToGet: () => void;
  onLeave?: () => void;
};

/** The balance, and every coin that came or went. */
export function CoinsPanel({ onHowToGet, onLeave }: CoinsPanelProps) {
  const t = useText(economyMessages);
  const may = useMay('points.view');
  const [tab, setTab] = useState<Tab>('all');
  if (!may) return <NoCoins returnTo="/profile/points" onLeave={onLeave} />;
  return (
    <div className={styles.panel}>
      <Purse onHowToGet={onHowToGet} />
      <div className={styles.lists}>
        <Tabs
          label={t('records')}
          look="line"
          tabs={[
            { value: 'all', label: t('all') },
            { value: 'earned', label: t('earned') },
            { value: 'spent', label: t('spent') },
          ]}
          value={tab}
          onChange={setTab}
        >
          <CoinRecords key={tab} type={TYPE_OF[tab]} />
        </Tabs>
      </div>
    </div>
  );
}
