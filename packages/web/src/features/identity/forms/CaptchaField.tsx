import { IconRefresh } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { TextField } from '#ui/forms/TextField.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { loginMessages } from '../login.messages.ts';
import styles from './forms.module.css';
import type { Captcha } from './useCaptcha.ts';

type CaptchaFieldProps = {
  captcha: Captcha;
  value: string;
  onType: (value: string) => void;
  error: string | undefined;
};

export function CaptchaField({ captcha, value, onType, error }: CaptchaFieldProps) {
  const t = useText(loginMessages);
  return (
    <div className={styles.captcha}>
      <TextField
        label={t('captcha')}
        name="captcha_value"
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={16}
        value={value}
        onChange={(event) => onType(event.currentTarget.value)}
        error={error}
      />
      <div className={styles.picture}>
        <CaptchaPicture captcha={captcha} />
        <IconButton
          label={t('captchaRenew')}
          icon={<IconRefresh size={18} stroke={1.75} />}
          onClick={() => {
            onType('');
            captcha.renew();
          }}
        />
      </div>
    </div>
  );
}

function CaptchaPicture({ captcha }: { captcha: Captcha }) {
  const t = useText(loginMessages);
  if (captcha.picture) return <img src={captcha.picture} alt={t('captchaPicture')} width={114} height={40} />;
  return (
    <span
      className={styles.noPicture}
      role="img"
      aria-label={captcha.loading ? t('captchaLoading') : t('captchaFailed')}
    >
      {captcha.loading ? '' : t('captchaNone')}
    </span>
  );
}
