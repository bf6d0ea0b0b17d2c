import { foldQueryIntoHash, hashPath } from './lib/addresses/hash-url.ts';
import { api } from './lib/api.ts';
import { showBootFailure } from './lib/boot-failure.ts';
import { hasCookie, ORGANISATION_COOKIE, SESSION_COOKIE } from './lib/cookies.ts';
import { loadChunk } from './lib/load-chunk.ts';
import { sessionAbsence } from './session/absence.ts';
import { guestReload } from './session/guest-reload.ts';
import { firstStep, type GuestAnswer, loginHash, stepAfterAsking } from './session/no-token.ts';
import { pendingInvite } from './session/pending-invite.ts';

/**
 * The entry, kept tiny: a first visit loads this file and makes one request before the reload that opens the app. It
 * decides what opens; everything that can be seen is in `app/start.tsx`.
 */
async function boot(): Promise<void> {
  if (location.search)
    history.replaceState(null, '', location.pathname + foldQueryIntoHash(location.search, location.hash));
  pendingInvite.note(location.hash);
  const path = hashPath(location.hash);

  const step = await decide(path);
  if (step === 'reload') {
    location.reload();
    return;
  }
  // The address of now: another may have been typed while the server was asked.
  if (step === 'log_in') history.replaceState(null, '', location.pathname + loginHash(hashPath(location.hash)));
  if (!hasCookie(SESSION_COOKIE)) sessionAbsence.note();
  const { start } = await loadChunk(() => import('./app/start.tsx'));
  start(document.getElementById('root')!);
}

async function decide(path: string): Promise<'open' | 'log_in' | 'reload'> {
  const hasSession = hasCookie(SESSION_COOKIE);
  const reloadedForGuest = guestReload.happened();
  // The reload has done its work, so a later log-out may ask for a guest session again.
  if (hasSession) guestReload.forget();
  const inOrganisation = hasCookie(ORGANISATION_COOKIE);
  const step = firstStep({ hasSession, inOrganisation, reloadedForGuest, path });
  if (step !== 'ask_for_guest') return step;
  const answer = await askForGuest();
  if (answer === 'given') guestReload.remember();
  return stepAfterAsking(answer, hasCookie(SESSION_COOKIE));
}

function askForGuest(): Promise<GuestAnswer> {
  return api.student.getTouristToken().then(
    () => 'given',
    (error) => (error.error === 'network' || error.code >= 500 ? 'no_answer' : 'refused'),
  );
}

boot().catch(() => showBootFailure(document.getElementById('root')!));
