import type { UserInfo } from '@ninefold/contract/identity';
import { type FormEvent, useMemo, useRef, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { qrPicture } from '#ui/on-demand/qr-picture.ts';
import { FormMessage } from '../forms/FormMessage.tsx';
import styles from '../forms/forms.module.css';
import { OwnerProofFields } from '../forms/OwnerProofFields.tsx';
import { missingProof, needsProof, sentProof, startProof } from '../forms/owner-proof.ts';
import { useFormErrors } from '../forms/useFormErrors.ts';
import { useOneAtATime } from '../forms/useOneAtATime.ts';
import { securityMessages } from '../security.messages.ts';
import { SecondFactorCodeForm } from './SecondFactorCodeForm.tsx';

type Secret = { secret: string; address: string };
type SetUpProps = { me: UserInfo; onDone: (codes: string[] | null) => void; onCancel: () => void };

/** Two steps: it is really them, then the app shows a code made from the secret. */
export function SetUpSecondFactor({ me, onDone, onCancel }: SetUpProps) {
  const [secret, setSecret] = useState<Secret | null>(null);
  if (!secret) return <ProofStep me={me} onProved={setSecret} onCancel={onCancel} />;
  return (
    <>
      <SecretToKeep {...secret} />
      <SecondFactorCodeForm action="confirm" onDone={onDone} onCancel={onCancel} />
    </>
  );
}

function ProofStep({ me, onProved, onCancel }: Omit<SetUpProps, 'onDone'> & { onProved: (secret: Secret) => void }) {
  const t = useText(securityMessages);
  const form = useRef<HTMLFormElement>(null);
  const [proof, setProof] = useState(() => startProof(me));
  const asked = needsProof(me);
  const errors = useFormErrors(form, {
    fields: { password_now: t('passwordNowMissing'), own_code: t('ownCodeMissing') },
    otherwise: t('somethingWrong'),
  });
  const begin = useOneAtATime(async () => {
    if (!errors.passes(asked ? missingProof(proof) : [])) return;
    try {
      onProved(await api.student.beginSecondFactor(asked ? sentProof(proof) : {}));
    } catch (error) {
      errors.refused(error);
    }
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    void begin.run();
  }

  return (
    <form ref={form} className={cx(styles.form, styles.inDialog)} onSubmit={submit} noValidate>
      <p className={styles.sentence}>{t('setUpSentence')}</p>
      {asked && (
        <OwnerProofFields
          me={me}
          proof={proof}
          onType={(change) => setProof((typed) => ({ ...typed, ...change }))}
          errors={errors}
        />
      )}
      <FormMessage text={errors.message} />
      <div className={styles.buttons}>
        <Button onClick={onCancel}>{t('cancel')}</Button>
        <Button type="submit" kind="primary" busy={begin.busy}>
          {t('next')}
        </Button>
      </div>
    </form>
  );
}

function SecretToKeep({ secret, address }: Secret) {
  const t = useText(securityMessages);
  const picture = useMemo(() => qrPicture(address), [address]);
  return (
    <div className={styles.secret}>
      <img src={picture} alt={t('qr')} width={168} height={168} />
      <div>
        <p className={styles.sentence}>{t('scanSentence')}</p>
        <code className={styles.key}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </div>
    </div>
  );
}
