import { useText } from '#i18n/useText.ts';
import { feedbackMessages } from '../feedback.messages.ts';

/** A change in a few words; what is only put in or taken out has no arrow. */
export function Change({ original, replacement }: { original: string; replacement: string }) {
  const t = useText(feedbackMessages);
  const [from, to] = [original.trim(), replacement.trim()];
  if (from === '') return <span lang="en">{t('put', { words: to })}</span>;
  if (to === '') return <span lang="en">{t('dropped', { words: from })}</span>;
  return (
    <span lang="en">
      {from} → {to}
    </span>
  );
}
