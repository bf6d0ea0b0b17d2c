import type { CoinRecord } from '@ninefold/contract/economy/coins';
import { IconArrowDownLeft, IconArrowUpRight } from '@tabler/icons-react';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { useMe } from '#session/session.ts';
import { Icon } from '#ui/Icon.tsx';
import { economyMessages } from '../economy.messages.ts';
import styles from './Coins.module.css';
import { recordTime } from './record-time.ts';

/** Type 1 was spent; everything else was earned. */
export function CoinRecordRow({ record }: { record: CoinRecord }) {
  const t = useText(economyMessages);
  const format = useFormat();
  const zone = useMe()?.time_zone ?? '';
  const spent = record.type === 1;
  const count = format.number(record.num);
  return (
    <li className={styles.record} data-spent={spent || undefined}>
      <span className={styles.way}>
        <Icon of={spent ? IconArrowUpRight : IconArrowDownLeft} size={18} />
      </span>
      <div className={styles.what}>
        <span className={styles.desc}>{record.desc}</span>
        <time className={styles.time} dateTime={new Date(record.create_time * 1000).toISOString()}>
          {recordTime(record.create_time, zone)}
        </time>
      </div>
      <b className={styles.num}>{spent ? t('minus', { count }) : t('plus', { count })}</b>
    </li>
  );
}
