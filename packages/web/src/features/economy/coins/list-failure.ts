import { ApiError } from '@ninefold/contract/client';

type ListFailure = 'refused' | 'noNetwork' | 'loadFailed';

/** Which of the three sentences fits: the server said no, nobody answered, or something we did not foresee. */
export function listFailure(error: unknown): ListFailure {
  if (!(error instanceof ApiError)) return 'loadFailed';
  return error.error === 'network' ? 'noNetwork' : 'refused';
}
