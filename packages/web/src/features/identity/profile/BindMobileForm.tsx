import type { UserInfo } from '@ninefold/contract/identity';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { keepMe } from '#session/keep-me.ts';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { toast } from '#ui/states/toast.ts';
import { wrongEntries } from '../forms/entry-checks.ts';
import { FormMessage } from '../forms/FormMessage.tsx';
import styles from '../forms/forms.module.css';
import { useNumber } from '../forms/MobileFields.tsx';
import { OwnerProofFields } from '../forms/OwnerProofFields.tsx';
import { missingProof, needsProof, sentProof, startProof } from '../forms/owner-proof.ts';
import { SmsCodeFields, type SmsEntry } from '../forms/SmsCodeFields.tsx';
import { waitingNumber } from '../forms/useCodeWait.ts';
import { useFormErrors } from '../forms/useFormErrors.ts';
import { useOneAtATime } from '../forms/useOneAtATime.ts';
import { loginMessages } from '../login.messages.ts';
import { personalMessages } from '../personal.messages.ts';
import { securityMessages } from '../security.messages.ts';

export function BindMobileForm({ me, onBound }: { me: UserInfo; onBound: () => void }) {
  const t = useText(personalMessages);
  const login = useText(loginMessages);
  const security = useText(securityMessages);
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [entry, setEntry] = useState(startEntry);
  const [proof, setProof] = useState(() => startProof(me));
  const asked = needsProof(me);
  const number = useNumber(entry);
  const errors = useFormErrors(form, {
    fields: {
      password_now: security('passwordNowMissing'),
      own_code: security('ownCodeMissing'),
      mobile: login('mobileWrong'),
      code: login('codeMissing'),
    },
    otherwise: login('somethingWrong'),
  });

  const bind = useOneAtATime(async () => {
    const wrong = wrongEntries({ mobile: entry.mobile, code: entry.code });
    if (!errors.passes([...(asked ? missingProof(proof) : []), ...wrong])) return;
    try {
      const me = await api.student.accountBindMobile({
        country_id: number.countryId,
        mobile: number.mobile,
        code: entry.code,
        ...(asked && sentProof(proof)),
      });
      keepMe(client, me);
      toast.success(t('mobileBound'));
      onBound();
    } catch (error) {
      errors.refused(error);
    }
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    void bind.run();
  }

  return (
    <form ref={form} className={cx(styles.form, styles.inDialog)} onSubmit={submit} noValidate>
      <p className={styles.sentence}>{t(me.mobile ? 'bindSentence' : 'bindFirst')}</p>
      {asked && (
        <OwnerProofFields
          me={me}
          proof={proof}
          onType={(change) => setProof((typed) => ({ ...typed, ...change }))}
          errors={errors}
        />
      )}
      <SmsCodeFields
        purpose="bind"
        entry={entry}
        onType={(change) => setEntry((typed) => ({ ...typed, ...change }))}
        errors={errors}
      />
      <FormMessage text={errors.message} />
      <Button type="submit" kind="primary" size="lg" block busy={bind.busy}>
        {t('bind')}
      </Button>
    </form>
  );
}

function startEntry(): SmsEntry {
  const waiting = waitingNumber('bind');
  return { countryId: waiting?.countryId ?? 0, mobile: waiting?.mobile ?? '', code: '' };
}
