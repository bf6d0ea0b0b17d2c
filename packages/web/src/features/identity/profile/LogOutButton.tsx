import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { messageOf } from '#lib/errors/message-of.ts';
import { useLogOut } from '#session/session.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { toast } from '#ui/states/toast.ts';
import { profileMessages } from './profile.messages.ts';

export function LogOutButton() {
  const t = useText(profileMessages);
  const [asking, setAsking] = useState(false);
  const logOut = useLogOut();

  function leave() {
    logOut.mutate(undefined, {
      onError: (error) => toast.error(messageOf(error, t('updateFailed'))),
    });
  }

  return (
    <>
      <Button kind="dangerLine" block onClick={() => setAsking(true)}>
        {t('logOut')}
      </Button>
      <Dialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={t('logOutTitle')}
        footer={
          <>
            <Button onClick={() => setAsking(false)}>{t('stay')}</Button>
            <Button kind="dangerLine" busy={logOut.isPending} onClick={leave}>
              {t('logOut')}
            </Button>
          </>
        }
      >
        {t('logOutSentence')}
      </Dialog>
    </>
  );
}
