import { useText } from '#i18n/useText.ts';
import { editorMessages } from './editor.messages.ts';

/** How long the essay is, and what too few words cost. */
export function LengthNote({ count, least }: { count: number; least: number }) {
  const t = useText(editorMessages);
  if (count >= least) return <p>{t('handInWords', { count })}</p>;
  return <p>{t('handInShort', { count, missing: least - count, least })}</p>;
}
