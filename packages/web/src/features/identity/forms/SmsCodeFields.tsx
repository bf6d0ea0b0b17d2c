import { ApiError } from '@ninefold/contract/client';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { loginMessages } from '../login.messages.ts';
import { maskMobile } from '../mask-mobile.ts';
import { CaptchaLine } from './CaptchaLine.tsx';
import { codeDigits, wrongEntries } from './entry-checks.ts';
import { type MobileEntry, MobileFields, useNumber } from './MobileFields.tsx';
import { sendCode } from './send-code.ts';
import { useCaptcha } from './useCaptcha.ts';
import { type CodePurpose, useCodeWait } from './useCodeWait.ts';
import type { useFormErrors } from './useFormErrors.ts';
import { useOneAtATime } from './useOneAtATime.ts';

export type SmsEntry = MobileEntry & { code: string };
type SmsField = 'mobile' | 'code';

type SmsCodeFieldsProps = {
  purpose: CodePurpose;
  entry: SmsEntry;
  onType: (change: Partial<SmsEntry>) => void;
  errors: ReturnType<typeof useFormErrors<SmsField>>;
  mobileHint?: string;
};

/** Number and SMS code: what logging in and binding a number share. */
export function SmsCodeFields({ purpose, entry, onType, errors, mobileHint }: SmsCodeFieldsProps) {
  const t = useText(loginMessages);
  const captcha = useCaptcha();
  const number = useNumber(entry);
  const wait = useCodeWait(purpose, number);
  // Before the countries have loaded, the server could only refuse.
  const ready = number.countryId > 0;
  const [sent, setSent] = useState<{ mobile: string; minutes: number } | null>(null);

  const send = useOneAtATime(async () => {
    if (!errors.passes(wrongEntries({ mobile: entry.mobile }))) return;
    try {
      const answer = await captcha.with((solved) => sendCode(purpose, number, solved));
      wait.start(answer.wait_seconds);
      setSent({ mobile: maskMobile(number.mobile), minutes: Math.round(answer.valid_seconds / 60) });
    } catch (error) {
      errors.refused(error);
      const seconds = shortWait(error);
      if (seconds) wait.start(seconds);
    }
  });

  return (
    <>
      <MobileFields
        entry={entry}
        onType={(number) => {
          errors.mending('mobile');
          onType(number);
        }}
        error={errors.fields.mobile}
        {...(mobileHint && { hint: mobileHint })}
      />
      <TextField
        label={t('code')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={entry.code}
        onChange={(event) => {
          errors.mending('code');
          onType({ code: codeDigits(event.currentTarget.value) });
        }}
        error={errors.fields.code}
        hint={sent && t('codeSent', sent)}
        right={
          <Button kind="soft" size="sm" busy={send.busy} disabled={wait.left > 0 || !ready} onClick={send.run}>
            {wait.left > 0 ? t('getCodeAgain', { seconds: wait.left }) : t('getCode')}
          </Button>
        }
      />
      <CaptchaLine captcha={captcha} />
    </>
  );
}

/** A pause between two codes is counted down on the button; a limit for the day is only said. */
function shortWait(error: unknown): number {
  if (!(error instanceof ApiError) || error.error !== 'too_many_requests') return 0;
  const seconds = Number(error.details.retry_after);
  return seconds > 0 && seconds <= 300 ? seconds : 0;
}
