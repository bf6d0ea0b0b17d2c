import { ApiError } from '@ninefold/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { sessionQueries } from '#session/session.queries.ts';
import { toast } from '#ui/states/toast.ts';
import { identityQueries } from '../identity.queries.ts';
import { personalMessages } from '../personal.messages.ts';

/** WeChat sends the learner back with `?code=…&state=…`: used once, then taken out of the address. */
export function useWechatReturn(loggedIn: boolean): void {
  const t = useText(personalMessages);
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const { code, state } = search;
  const client = useQueryClient();
  const navigate = useNavigate();
  const used = useRef<unknown>(null);

  useEffect(() => {
    function sentenceFor(error: unknown): string {
      if (!(error instanceof ApiError)) return t('somethingWrong');
      return error.error === 'invalid_input' ? t('wechatStale') : error.message;
    }
    if (!loggedIn || typeof code !== 'string' || code === '' || used.current === code) return;
    used.current = code;
    void navigate({ to: '/profile/personal', search: {}, replace: true });
    api.student
      // The server knows the state it gave to this session, and refuses a stranger's.
      .getWechatBindAuthorize({ code, ...(typeof state === 'string' && { state }) })
      .then(() => toast.success(t('wechatDone')))
      .catch((error: unknown) => toast.error(sentenceFor(error)))
      .finally(() => {
        void client.invalidateQueries(identityQueries.wechat());
        void client.invalidateQueries(sessionQueries.me());
      });
  }, [loggedIn, code, state, client, navigate, t]);
}
