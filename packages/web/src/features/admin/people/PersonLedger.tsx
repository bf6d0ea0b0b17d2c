import { useQuery } from '@tanstack/react-query';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { adminMessages } from '../admin.messages.ts';
import styles from '../admin.module.css';
import { adminQueries } from '../admin.queries.ts';

const SHOWN = 20;

/** The last movements of somebody's coins. */
export function PersonLedger({ userId }: { userId: number }) {
  const t = useText(adminMessages);
  const format = useFormat();
  const { data: ledger } = useQuery(adminQueries.ledger(userId));
  if (!ledger) return <LoadingRows rows={4} rowHeight={32} look="line" />;
  return (
    <div className={styles.block}>
      <h3 className={styles.small}>{t('ledger')}</h3>
      {ledger.list.length === 0 && <p className={styles.second}>{t('noLedger')}</p>}
      {ledger.list.slice(0, SHOWN).map((entry) => (
        <p key={entry.id} className={styles.second}>
          {format.shortDateTime(entry.time)} · {entry.change > 0 ? `+${entry.change}` : entry.change} ·{' '}
          {entry.reference || entry.reason}
        </p>
      ))}
    </div>
  );
}
