import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { useChangeLanguage } from '#session/change-language.ts';
import { SegmentedSwitch } from '#ui/forms/SegmentedSwitch.tsx';
import { shellMessages } from '../../shell.messages.ts';

export function LanguageSwitch() {
  const t = useText(shellMessages);
  const { language } = useLanguage();
  const changeLanguage = useChangeLanguage();
  return (
    <SegmentedSwitch
      label={t('language')}
      segments={[
        { value: 'zh', label: '中', name: t('chinese') },
        { value: 'en', label: 'EN', name: t('english') },
      ]}
      value={language}
      onChange={changeLanguage}
    />
  );
}
