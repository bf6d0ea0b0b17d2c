import { api } from '../lib/api.ts';
import { hasCookie, ORGANISATION_COOKIE } from '../lib/cookies.ts';
import { stepOfRefresh } from './identity-refresh.ts';
import { knownAccount } from './known-account.ts';

/** Asks the server who we are, becomes a guest where that is right. False: only logging in helps now. */
export async function refreshIdentity(): Promise<boolean> {
  const { valid } = await api.student.checkToken();
  const step = stepOfRefresh({
    alive: valid === 1,
    wasLoggedIn: knownAccount.exists(),
    inOrganisation: hasCookie(ORGANISATION_COOKIE),
  });
  if (step === 'become_guest') await api.student.getTouristToken();
  return step !== 'log_in';
}
