import { IconMoon, IconSun } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { useTheme } from '#ui/theme/colour-scheme.ts';
import { shellMessages } from '../../shell.messages.ts';

export function ThemeSwitch() {
  const t = useText(shellMessages);
  const { shown, setTheme } = useTheme();
  const dark = shown === 'dark';
  return (
    <IconButton
      label={dark ? t('lightTheme') : t('darkTheme')}
      icon={<Icon of={dark ? IconSun : IconMoon} />}
      onClick={() => setTheme(dark ? 'light' : 'dark')}
    />
  );
}
