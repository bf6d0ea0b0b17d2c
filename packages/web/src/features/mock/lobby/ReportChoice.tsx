import type { MockPrice } from '@ninefold/contract/mock/sitting';
import { useText } from '#i18n/useText.ts';
import { ChoiceCard } from '#ui/forms/ChoiceCard.tsx';
import { mockMessages } from '../mock.messages.ts';
import styles from './LobbyPage.module.css';

type ReportChoiceProps = { price: MockPrice; chosen: boolean; onChoose: (withReport: boolean) => void };

/** Whether the essays are scored, and what that takes: settled before the clock starts. */
export function ReportChoice({ price, chosen, onChoose }: ReportChoiceProps) {
  const t = useText(mockMessages);
  const words = usePriceWords(price);
  if (price.can_pay === 0)
    return (
      <>
        <h2 className={styles.blockTitle}>{t('reportsTitle')}</h2>
        <p className={styles.quiet}>{words}</p>
      </>
    );
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.blockTitle}>{t('reportsTitle')}</legend>
      <ChoiceCard
        group="mock-report"
        title={t('withReport')}
        hint={`${words} ${t('refundRule')}`}
        chosen={chosen}
        onChoose={() => onChoose(true)}
      />
      <ChoiceCard
        group="mock-report"
        title={t('withoutReport')}
        hint={t('withoutReportHint')}
        chosen={!chosen}
        onChoose={() => onChoose(false)}
      />
    </fieldset>
  );
}

function usePriceWords({ pays_with, coins, tries, remaining_points: have, can_pay }: MockPrice): string {
  const t = useText(mockMessages);
  if (pays_with === 'guest') return t('price_guest');
  if (can_pay === 0) return t('price_short', { coins, have });
  if (pays_with === 'membership') return t('price_membership');
  if (pays_with === 'free_try') return t('price_free_try', { tries });
  if (pays_with === 'coins') return t('price_coins', { coins, have });
  return t('price_mixed', { tries, coins, have });
}
