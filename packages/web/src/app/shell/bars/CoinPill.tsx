import { useRouter } from '@tanstack/react-router';
import { formatter } from '#i18n/formatters.ts';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { languageTag } from '#i18n/language.ts';
import { useText } from '#i18n/useText.ts';
import { useBreakpoint } from '#platform/breakpoints.ts';
import { useIsVip, usePoints } from '#session/session.ts';
import { CoinIcon } from '#ui/CoinIcon.tsx';
import { dialogIntent } from '../../dialogs/dialog-intent.ts';
import { shellMessages } from '../../shell.messages.ts';
import styles from './CoinPill.module.css';

/** The balance, or ∞ for a member. Guests and operators have no coins, so `usePoints` is empty and nothing is shown. */
export function CoinPill() {
  const t = useText(shellMessages);
  const router = useRouter();
  const { language } = useLanguage();
  const onPhone = useBreakpoint() === 'mobile';
  const points = usePoints();
  const vip = useIsVip();
  if (!points) return null;

  const count = formatter('numerals', languageTag(language)).format(points.remaining_points);
  function open() {
    if (onPhone) void router.navigate({ to: '/profile/points' });
    else dialogIntent.set('coins');
  }
  return (
    <button
      type="button"
      className={styles.pill}
      aria-label={vip ? t('coinsUnlimited') : t('coins', { count })}
      onClick={open}
    >
      <CoinIcon size={18} />
      <span aria-hidden="true">{vip ? '∞' : count}</span>
    </button>
  );
}
