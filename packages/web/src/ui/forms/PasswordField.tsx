import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { IconButton } from '../IconButton.tsx';
import { kitMessages } from '../kit.messages.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

export function PasswordField(props: Omit<TextFieldProps, 'type' | 'right'>) {
  const [shown, setShown] = useState(false);
  const t = useText(kitMessages);
  const Eye = shown ? IconEyeOff : IconEye;
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      right={
        <IconButton
          size="sm"
          label={shown ? t('hidePassword') : t('showPassword')}
          icon={<Eye size={18} stroke={1.75} />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
