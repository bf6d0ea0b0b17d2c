import type { UserInfo } from '@ninefold/contract/identity';
import { useText } from '#i18n/useText.ts';
import { pendingInvite } from '#session/pending-invite.ts';
import { enterSession } from '#session/session.ts';
import { toast } from '#ui/states/toast.ts';
import { loginMessages } from '../login.messages.ts';

/** What both ways of logging in answer. */
export type Entered = { user: UserInfo; is_new: 0 | 1; merged_guest: 0 | 1; second_factor_missing: 0 | 1 };

/** The page itself leads on once somebody is logged in; this only refreshes who that is and shows the message. */
export function useEnter() {
  const t = useText(loginMessages);
  return async ({ user, is_new, merged_guest, second_factor_missing }: Entered) => {
    pendingInvite.forget();
    await enterSession();
    if (second_factor_missing) toast.success(t('factorSetUp'));
    else if (merged_guest) toast.success(t('merged'));
    else toast.success(is_new ? t('welcomeNew') : t('welcome', { name: user.name }));
  };
}
