import { ApiError } from '@ninefold/contract/client';

type PictureTrouble = { unreadable: true } | { notSent: true } | { said: string };

/** Why there is no picture: nobody can read it, it never arrived, or the server said in its own words what was wrong. */
export function pictureTrouble(error: unknown): PictureTrouble {
  if (!(error instanceof ApiError) || error.error === 'file_not_accepted') return { unreadable: true };
  return error.error === 'network' ? { notSent: true } : { said: error.message };
}
