import { type FormEvent, useRef, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { TextField } from '#ui/forms/TextField.tsx';
import { FormMessage } from '../forms/FormMessage.tsx';
import styles from '../forms/forms.module.css';
import { useFocusOnArrival } from '../forms/useFocusOnArrival.ts';
import { useFormErrors } from '../forms/useFormErrors.ts';
import { useOneAtATime } from '../forms/useOneAtATime.ts';
import { securityMessages } from '../security.messages.ts';

type Action = 'confirm' | 'renew' | 'remove';

const CALLS: Record<Action, (code: string) => Promise<string[] | null>> = {
  confirm: async (code) => (await api.student.confirmSecondFactor({ code })).recovery_codes,
  renew: async (code) => (await api.student.renewRecoveryCodes({ code })).recovery_codes,
  remove: async (code) => {
    await api.student.removeSecondFactor({ code });
    return null;
  },
};
const SAYS = { confirm: 'confirmSentence', renew: 'renewSentence', remove: 'removeSentence' } as const;
const PRESS = { confirm: 'turnOn', renew: 'renewCodes', remove: 'turnOff' } as const;

type SecondFactorCodeFormProps = {
  action: Action;
  /** With the recovery codes to be shown, if there are any. */
  onDone: (codes: string[] | null) => void;
  onCancel: () => void;
};

/** One code, for turning it on or off or for new recovery codes. */
export function SecondFactorCodeForm({ action, onDone, onCancel }: SecondFactorCodeFormProps) {
  const t = useText(securityMessages);
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState('');
  const errors = useFormErrors(form, { fields: { code: t('factorCodeMissing') }, otherwise: t('somethingWrong') });
  useFocusOnArrival(form, 'code');
  const send = useOneAtATime(async () => {
    if (!errors.passes(code.trim().length < 6 ? ['code'] : [])) return;
    try {
      onDone(await CALLS[action](code.trim()));
    } catch (error) {
      errors.refused(error);
    }
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    void send.run();
  }

  return (
    <form ref={form} className={cx(styles.form, styles.inDialog)} onSubmit={submit} noValidate>
      <p className={styles.sentence}>{t(SAYS[action])}</p>
      <TextField
        label={t('factorCode')}
        name="code"
        inputMode={action === 'confirm' ? 'numeric' : 'text'}
        autoComplete="one-time-code"
        maxLength={16}
        value={code}
        onChange={(event) => {
          errors.mending('code');
          setCode(event.currentTarget.value);
        }}
        error={errors.fields.code}
      />
      <FormMessage text={errors.message} />
      <div className={styles.buttons}>
        <Button onClick={onCancel}>{t('cancel')}</Button>
        <Button type="submit" kind={action === 'remove' ? 'dangerLine' : 'primary'} busy={send.busy}>
          {t(PRESS[action])}
        </Button>
      </div>
    </form>
  );
}
