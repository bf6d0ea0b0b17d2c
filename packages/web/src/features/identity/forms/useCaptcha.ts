import { ApiError } from '@ninefold/contract/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { identityQueries } from '../identity.queries.ts';

export type CaptchaAnswer = { key: string; captcha_value: string };
export type Captcha = {
  state: 'working' | 'ready' | 'failed';
  /** Makes the call with an answer, waiting for it if need be. Each answer is used once. */
  with: <T>(call: (answer: CaptchaAnswer) => Promise<T>) => Promise<T>;
  retry: () => void;
};

/** The server takes an answer for five minutes; one that is nearly over is worked out anew. */
const FRESH_MS = 4 * 60_000;

/** The browser begins to work as soon as the form is open. `wanted` is false while the form needs no answer. */
export function useCaptcha(wanted = true): Captcha {
  const client = useQueryClient();
  const options = identityQueries.captcha(useId());
  const captcha = useQuery({ ...options, enabled: wanted });

  const renew = () => client.invalidateQueries({ queryKey: options.queryKey });
  const answer = () => client.fetchQuery({ ...options, staleTime: FRESH_MS });

  return {
    state:
      captcha.data && !captcha.isFetching ? 'ready' : captcha.isError && !captcha.isFetching ? 'failed' : 'working',
    async with(call) {
      try {
        return await call(await answer());
      } catch (error) {
        // The session may have changed since the question was asked: one new answer, then the refusal counts.
        if (!(error instanceof ApiError) || error.error !== 'captcha_wrong') throw error;
        client.removeQueries({ queryKey: options.queryKey });
        return await call(await answer());
      } finally {
        void renew();
      }
    },
    retry: () => void captcha.refetch(),
  };
}
