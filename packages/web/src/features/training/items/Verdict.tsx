import type { ItemAnswer } from '@ninefold/contract/training/item';
import { IconAlertTriangle, IconCheck, IconMinus, IconX } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';
import { itemMessages } from './items.messages.ts';
import styles from './Solution.module.css';

export const givenOf = ({ given }: Pick<ItemAnswer, 'given'>): string[] =>
  given === null ? [] : typeof given === 'string' ? [given] : given;

const LOOKS = { right: IconCheck, close: IconAlertTriangle, wrong: IconX, skipped: IconMinus } as const;

type VerdictProps = {
  answer: Pick<ItemAnswer, 'outcome' | 'reason'>;
  /** It has just been told, not only listed. */
  live?: boolean;
};

/** The word carries the meaning, the colour only repeats it. */
export function Verdict({ answer: { outcome, reason }, live = false }: VerdictProps) {
  const t = useText(itemMessages);
  const named = reason !== '' && reason !== 'WRONG' && reason !== 'BLANK' ? t(`reason_${reason}`) : '';
  return (
    <span className={cx(styles.verdict, styles[outcome])} role={live ? 'status' : undefined} data-outcome={outcome}>
      <Icon of={LOOKS[outcome]} size={18} />
      <b>{reason === 'BLANK' ? t('blank') : t(outcome)}</b>
      {named !== '' && <span>{named}</span>}
      {live && outcome === 'close' && <span>{t(reason === '' ? 'closeSentence' : 'closeReading')}</span>}
    </span>
  );
}
