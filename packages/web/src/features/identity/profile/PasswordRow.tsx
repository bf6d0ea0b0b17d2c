import type { UserInfo } from '@ninefold/contract/identity';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { sessionQueries } from '#session/session.queries.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { toast } from '#ui/states/toast.ts';
import { ResetPassword } from '../login/ResetPassword.tsx';
import { personalMessages } from '../personal.messages.ts';
import { AccountRow } from './AccountRow.tsx';

export function PasswordRow({ me }: { me: UserInfo }) {
  const t = useText(personalMessages);
  const client = useQueryClient();
  const [open, setOpen] = useState(false);
  const action = me.has_password ? t('changePassword') : t('setPassword');

  function done() {
    setOpen(false);
    toast.success(t('passwordSaved'));
    void client.invalidateQueries(sessionQueries.me());
  }

  // Setting a password needs a code to the account's number, so without a number it cannot be set.
  if (!me.mobile) return <AccountRow label={t('password')} value={t('passwordNeedsMobile')} />;
  return (
    <>
      <AccountRow
        label={t('password')}
        value={me.has_password ? t('hasPassword') : t('noPassword')}
        action={
          <Button size="sm" onClick={() => setOpen(true)}>
            {action}
          </Button>
        }
      />
      <Dialog opened={open} onClose={() => setOpen(false)} title={action}>
        <ResetPassword start={{ countryId: me.country_id, mobile: me.mobile }} fixedNumber onDone={done} />
      </Dialog>
    </>
  );
}
