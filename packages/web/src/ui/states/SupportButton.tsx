import { useText } from '#i18n/useText.ts';
import { Button } from '../Button.tsx';
import { kitMessages } from '../kit.messages.ts';
import { useSupport } from './support.ts';

/** The quiet way out of a failure: a person. */
export function SupportButton() {
  const t = useText(kitMessages);
  const openSupport = useSupport();
  if (!openSupport) return null;
  return (
    <Button kind="ghost" size="sm" onClick={openSupport}>
      {t('support')}
    </Button>
  );
}
