import { useText } from '#i18n/useText.ts';
import { kitMessages } from '../kit.messages.ts';
import { bandText, hasScore, type Score } from './band-colour.ts';

/** What a screen reader says for a drawn band; the page may put the skill's name before it. */
export function useBandLabel(score: Score, target: Score, subject: string | undefined): string {
  const t = useText(kitMessages);
  const words = sentence();
  return subject ? `${subject}${t('colon')}${words}` : words;

  function sentence(): string {
    const [band, aim] = [bandText(score), bandText(target)];
    if (!hasScore(target)) return hasScore(score) ? t('bandIs', { band }) : t('bandNone');
    return hasScore(score) ? t('bandTarget', { band, target: aim }) : t('bandNoneTarget', { target: aim });
  }
}
