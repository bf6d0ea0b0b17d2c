import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import type { Language } from '../../i18n/language.ts';
import { useText } from '../../i18n/useText.ts';
import { useSaveLanguage } from '../../session/save-language.ts';
import { SegmentedSwitch } from '../../ui/SegmentedSwitch.tsx';
import { shellMessages } from './shell.messages.ts';

export function LanguageSwitch() {
  const t = useText(shellMessages);
  const { language, setLanguage } = useLanguage();
  const saveLanguage = useSaveLanguage();

  function choose(next: Language) {
    setLanguage(next);
    saveLanguage(next);
  }
  return (
    <SegmentedSwitch
      label={t('language')}
      segments={[
        { value: 'zh', label: '中', name: t('chinese') },
        { value: 'en', label: 'EN', name: t('english') },
      ]}
      value={language}
      onChange={choose}
    />
  );
}
