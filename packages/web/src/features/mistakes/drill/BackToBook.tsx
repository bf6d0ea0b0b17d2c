import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { mistakesMessages } from '../mistakes.messages.ts';

const Go = linkAs(ButtonLink);

export function BackToBook({ kind = 'primary' }: { kind?: 'primary' | 'ghost' }) {
  const t = useText(mistakesMessages);
  return (
    <Go kind={kind} to="/mistakes">
      {t('back')}
    </Go>
  );
}
