import { ApiError } from '@ninefold/contract/client';
import { api } from '#lib/api.ts';
import { hasCookie, ORGANISATION_COOKIE } from '#lib/cookies.ts';
import { stepOfRefresh } from './identity-refresh.ts';
import { knownAccount } from './known-account.ts';

/** Asks the server who we are, becomes a guest where that is right. False: only logging in helps now. Throws: no answer. */
export async function refreshIdentity(): Promise<boolean> {
  const { valid } = await api.student.checkToken();
  const step = stepOfRefresh({
    alive: valid === 1,
    wasLoggedIn: knownAccount.exists(),
    inOrganisation: hasCookie(ORGANISATION_COOKIE),
  });
  return step === 'become_guest' ? becomeGuest() : step === 'ask_again';
}

function becomeGuest(): Promise<boolean> {
  return api.student.getTouristToken().then(
    () => true,
    (error: unknown) => {
      if (error instanceof ApiError && error.code < 500 && error.error !== 'network') return false;
      throw error;
    },
  );
}
