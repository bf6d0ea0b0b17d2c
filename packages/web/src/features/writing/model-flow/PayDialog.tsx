import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { flowMessages } from './flow.messages.ts';
import type { Auth } from './flow.queries.ts';

const Go = linkAs(ButtonLink);

/** No try, no membership and not enough coins, or no account: the ways there are. Everything chosen so far stays. */
export function PayDialog({ opened, auth, onClose }: { opened: boolean; auth: Auth | undefined; onClose: () => void }) {
  const t = useText(flowMessages);
  const guest = auth?.pays_with === 'guest';
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t(guest ? 'payGuestTitle' : 'payTitle')}
      width={440}
      footer={
        guest ? (
          <Go kind="primary" to="/login" search={{ return: '/model-essay' }}>
            {t('logIn')}
          </Go>
        ) : (
          <>
            <Go to="/task-center">{t('earn')}</Go>
            <Go kind="primary" to="/profile/vip">
              {t('member')}
            </Go>
          </>
        )
      }
    >
      <p>
        {guest
          ? t('payGuestSentence')
          : t('paySentence', { coins: auth?.coins ?? 0, left: auth?.remaining_points ?? 0 })}
      </p>
    </Dialog>
  );
}
