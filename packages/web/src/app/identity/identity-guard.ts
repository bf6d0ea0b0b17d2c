import { ApiError } from '@ninefold/contract/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useText } from '#i18n/useText.ts';
import { afterRejection } from '#session/identity-refresh.ts';
import { knownAccount } from '#session/known-account.ts';
import { refreshIdentity } from '#session/refresh-identity.ts';
import { isLoggedIn } from '#session/role.ts';
import { sessionQueries } from '#session/session.queries.ts';
import { toast } from '#ui/states/toast.ts';
import { shellMessages } from '../shell.messages.ts';

const NO_ANSWER_PAUSE_MS = 10_000;

/** Kept outside the component: a change of page must not allow another refresh, nor a second one at the same time. */
let refreshedAt: number | null = null;
let refreshing = false;

/** The server no longer knows us: refresh the identity once, then ask to log in. */
export function useIdentityGuard(pathname: string): void {
  const { data: me, error, errorUpdatedAt } = useQuery(sessionQueries.me());
  const queryClient = useQueryClient();
  const router = useRouter();
  const t = useText(shellMessages);

  useEffect(() => {
    if (isLoggedIn(me?.role)) knownAccount.remember();
  }, [me?.role]);

  useEffect(() => {
    if (refreshing || !(error instanceof ApiError) || errorUpdatedAt === 0) return;
    const now = Date.now();
    const step = afterRejection({ error: error.error, path: pathname, refreshedAt, now });
    if (step === 'log_in') void askToLogIn();
    if (step === 'refresh') void refresh(now);

    async function refresh(startedAt: number) {
      refreshing = true;
      refreshedAt = startedAt;
      const outcome = await refreshIdentity().catch(() => 'no_answer' as const);
      refreshing = false;
      if (outcome === true) await queryClient.resetQueries();
      else if (outcome === false) await askToLogIn();
      else tryLater();
    }

    /** No answer came, so nothing is known yet: tries again until there is one. */
    function tryLater() {
      refreshedAt = null;
      setTimeout(() => queryClient.refetchQueries(sessionQueries.me()), NO_ANSWER_PAUSE_MS);
    }

    async function askToLogIn() {
      if (knownAccount.exists()) toast.error(t('sessionEnded'));
      knownAccount.forget();
      await router.navigate({ to: '/login', search: { return: router.state.location.href }, replace: true });
    }
  }, [error, errorUpdatedAt, pathname, queryClient, router, t]);
}
