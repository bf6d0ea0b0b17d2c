import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { useChangeLanguage } from '#session/change-language.ts';
import { Button } from '#ui/Button.tsx';
import { shellMessages } from '../../shell.messages.ts';

/** For guests on a phone, whose language nobody knows yet: the other language, in its own letters. */
export function LanguageToggle() {
  const t = useText(shellMessages);
  const { language } = useLanguage();
  const changeLanguage = useChangeLanguage();
  const other = language === 'zh' ? 'en' : 'zh';
  return (
    <Button kind="ghost" size="sm" onClick={() => changeLanguage(other)}>
      {other === 'zh' ? '中' : 'EN'}
      <span className="nf-sr-only">{t(other === 'zh' ? 'chinese' : 'english')}</span>
    </Button>
  );
}
