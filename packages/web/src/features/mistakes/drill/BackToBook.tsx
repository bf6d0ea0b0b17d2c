import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { mistakesMessages } from '../mistakes.messages.ts';

const Go = linkAs(ButtonLink);

export function BackToBook() {
  const t = useText(mistakesMessages);
  return (
    <Go kind="primary" to="/mistakes">
      {t('back')}
    </Go>
  );
}
