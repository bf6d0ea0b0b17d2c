import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { identityQueries } from '../identity.queries.ts';
import { captchaPicture } from './captcha-picture.ts';

export type Captcha = {
  /** The picture's key for the server; empty until there is one. */
  key: string;
  picture: string | null;
  loading: boolean;
  renew: () => void;
};

/** `wanted` is false while the form needs no picture: then none is requested. */
export function useCaptcha(wanted = true): Captcha {
  const captcha = useQuery({ ...identityQueries.captcha(useId()), enabled: wanted });
  return {
    key: captcha.data?.key ?? '',
    picture: captcha.data && !captcha.isFetching ? captchaPicture(captcha.data.svg) : null,
    loading: captcha.isFetching,
    renew: () => void captcha.refetch(),
  };
}
