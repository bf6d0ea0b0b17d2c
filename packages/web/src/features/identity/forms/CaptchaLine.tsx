import { IconCheck, IconLoader2 } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { Icon } from '#ui/Icon.tsx';
import { loginMessages } from '../login.messages.ts';
import styles from './forms.module.css';
import type { Captcha } from './useCaptcha.ts';

/** What the browser is doing meanwhile. There is nothing to see, hear or type. */
export function CaptchaLine({ captcha }: { captcha: Captcha }) {
  const t = useText(loginMessages);
  return (
    <p className={styles.captcha} role="status" data-state={captcha.state}>
      {captcha.state === 'working' && <Icon of={IconLoader2} size={16} />}
      {captcha.state === 'ready' && <Icon of={IconCheck} size={16} />}
      {t(SAYS[captcha.state])}
      {captcha.state === 'failed' && (
        <button type="button" className={styles.again} onClick={captcha.retry}>
          {t('captchaAgain')}
        </button>
      )}
    </p>
  );
}

const SAYS = { working: 'captchaWorking', ready: 'captchaReady', failed: 'captchaFailed' } as const;
