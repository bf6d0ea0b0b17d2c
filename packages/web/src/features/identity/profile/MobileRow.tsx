import type { UserInfo } from '@ninefold/contract/identity';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { maskMobile } from '../mask-mobile.ts';
import { personalMessages } from '../personal.messages.ts';
import { AccountRow } from './AccountRow.tsx';
import { BindMobileForm } from './BindMobileForm.tsx';

export function MobileRow({ me }: { me: UserInfo }) {
  const t = useText(personalMessages);
  const [open, setOpen] = useState(false);
  const action = me.mobile ? t('changeMobile') : t('bindMobile');
  return (
    <>
      <AccountRow
        label={t('mobile')}
        value={me.mobile ? maskMobile(me.mobile) : t('noMobile')}
        action={
          <Button size="sm" onClick={() => setOpen(true)}>
            {action}
          </Button>
        }
      />
      <Dialog opened={open} onClose={() => setOpen(false)} title={action}>
        <BindMobileForm me={me} onBound={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
