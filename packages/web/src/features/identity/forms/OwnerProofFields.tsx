import type { UserInfo } from '@ninefold/contract/identity';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { PasswordField } from '#ui/forms/PasswordField.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { maskMobile } from '../mask-mobile.ts';
import { securityMessages } from '../security.messages.ts';
import { CaptchaLine } from './CaptchaLine.tsx';
import { codeDigits } from './entry-checks.ts';
import styles from './forms.module.css';
import { sendCode } from './send-code.ts';
import { useCaptcha } from './useCaptcha.ts';
import { useCodeWait } from './useCodeWait.ts';
import type { useFormErrors } from './useFormErrors.ts';
import { useOneAtATime } from './useOneAtATime.ts';

export type OwnerProof = { way: 'password' | 'code'; password: string; code: string };
export type ProofField = 'password_now' | 'own_code';

type OwnerProofFieldsProps = {
  me: UserInfo;
  proof: OwnerProof;
  onType: (change: Partial<OwnerProof>) => void;
  errors: ReturnType<typeof useFormErrors<ProofField>>;
};

/** It is really them: by the password, or by a code to the number they have now. */
export function OwnerProofFields({ me, proof, onType, errors }: OwnerProofFieldsProps) {
  const t = useText(securityMessages);
  return (
    <>
      {proof.way === 'password' ? (
        <PasswordField
          label={t('passwordNow')}
          name="password_now"
          autoComplete="current-password"
          value={proof.password}
          onChange={(event) => {
            errors.mending('password_now');
            onType({ password: event.currentTarget.value });
          }}
          error={errors.fields.password_now}
        />
      ) : (
        <OwnCodeField me={me} proof={proof} onType={onType} errors={errors} />
      )}
      {me.has_password === 1 && me.mobile && (
        <button
          type="button"
          className={styles.link}
          onClick={() => onType({ way: proof.way === 'password' ? 'code' : 'password' })}
        >
          {t(proof.way === 'password' ? 'byCodeInstead' : 'byPasswordInstead')}
        </button>
      )}
    </>
  );
}

function OwnCodeField({ me, proof, onType, errors }: OwnerProofFieldsProps) {
  const t = useText(securityMessages);
  const captcha = useCaptcha();
  const number = { countryId: me.country_id, mobile: me.mobile };
  const wait = useCodeWait('prove', number);
  const send = useOneAtATime(async () => {
    try {
      const { wait_seconds } = await captcha.with((solved) => sendCode('prove', number, solved));
      wait.start(wait_seconds);
    } catch (error) {
      errors.refused(error);
    }
  });
  return (
    <>
      <TextField
        label={t('ownCode', { mobile: maskMobile(me.mobile) })}
        name="own_code"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={proof.code}
        onChange={(event) => {
          errors.mending('own_code');
          onType({ code: codeDigits(event.currentTarget.value) });
        }}
        error={errors.fields.own_code}
        right={
          <Button kind="soft" size="sm" busy={send.busy} disabled={wait.left > 0} onClick={send.run}>
            {wait.left > 0 ? t('getCodeAgain', { seconds: wait.left }) : t('getOwnCode')}
          </Button>
        }
      />
      <CaptchaLine captcha={captcha} />
    </>
  );
}
