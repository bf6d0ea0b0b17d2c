import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { identityQueries } from '../identity.queries.ts';
import { captchaPicture } from './captcha-picture.ts';

export type Captcha = {
  /** Names the picture to the server; empty until there is one. */
  key: string;
  picture: string | null;
  loading: boolean;
  renew: () => void;
};

/** `wanted` is false while the form has no use for a picture: then none is drawn. */
export function useCaptcha(wanted = true): Captcha {
  const captcha = useQuery({ ...identityQueries.captcha(useId()), enabled: wanted });
  return {
    key: captcha.data?.key ?? '',
    picture: captcha.data && !captcha.isFetching ? captchaPicture(captcha.data.svg) : null,
    loading: captcha.isFetching,
    renew: () => void captcha.refetch(),
  };
}
