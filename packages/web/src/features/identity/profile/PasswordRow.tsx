import type { UserInfo } from '@ninefold/contract/identity';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { personalMessages } from '../personal.messages.ts';
import { AccountRow } from './AccountRow.tsx';

const PageLink = linkAs(ButtonLink);

export function PasswordRow({ me }: { me: UserInfo }) {
  const t = useText(personalMessages);
  return (
    <AccountRow
      label={t('password')}
      value={me.has_password ? t('hasPassword') : t('noPassword')}
      action={
        <PageLink size="sm" to="/profile/security">
          {t(me.has_password ? 'changePassword' : 'setPassword')}
        </PageLink>
      }
    />
  );
}
