import { useText } from '#i18n/useText.ts';
import { lengthMessages } from './length.messages.ts';

/** How long the essay is, and what too few words cost. */
export function LengthNote({ count, least }: { count: number; least: number }) {
  const t = useText(lengthMessages);
  if (count >= least) return <p>{t('written', { count })}</p>;
  return <p>{t('tooShort', { count, missing: least - count, least })}</p>;
}
