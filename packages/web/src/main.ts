import { api } from './lib/api.ts';
import { hasCookie, ORGANISATION_COOKIE, SESSION_COOKIE } from './lib/cookies.ts';
import { foldQueryIntoHash, hashPath } from './lib/hash-url.ts';
import { loadChunk } from './lib/load-chunk.ts';
import { firstStep, type GuestAnswer, loginHash, stepAfterAsking } from './session/no-token.ts';
import { guestReload } from './session/guest-reload.ts';

/**
 * The entry, kept tiny: a first visit costs this file and one request before the reload that brings the app.
 * It decides who comes in; everything that can be seen is in `app/start.tsx`.
 */
async function boot(): Promise<void> {
  if (location.search) history.replaceState(null, '', location.pathname + foldQueryIntoHash(location.search, location.hash));
  const path = hashPath(location.hash);

  const step = await decide(path);
  if (step === 'reload') {
    guestReload.remember();
    location.reload();
    return;
  }
  if (step === 'log_in') history.replaceState(null, '', location.pathname + loginHash(path));
  const { start } = await loadChunk(() => import('./app/start.tsx'));
  start(document.getElementById('root')!);
}

async function decide(path: string): Promise<'open' | 'log_in' | 'reload'> {
  const hasSession = hasCookie(SESSION_COOKIE);
  const reloadedForGuest = guestReload.happened();
  // From here on the reload has done its work: a later log-out may ask for a guest session again.
  if (hasSession) guestReload.forget();
  const inOrganisation = hasCookie(ORGANISATION_COOKIE);
  const step = firstStep({ hasSession, inOrganisation, reloadedForGuest, path });
  return step === 'ask_for_guest' ? stepAfterAsking(await askForGuest(), hasCookie(SESSION_COOKIE)) : step;
}

function askForGuest(): Promise<GuestAnswer> {
  return api.student.getTouristToken().then(
    () => 'given',
    (error) => (error.error === 'network' || error.code >= 500 ? 'no_answer' : 'refused'),
  );
}

/** Before the app is there, nothing else can speak: both languages, no styles, one thing to do. */
function sayThatNothingCame(): void {
  const root = document.getElementById('root')!;
  root.replaceChildren();
  const words = document.createElement('p');
  words.setAttribute('role', 'alert');
  words.textContent = '页面没有加载完，请检查网络后重新加载。The page did not finish loading. Check your connection and reload.';
  const again = document.createElement('button');
  again.type = 'button';
  again.textContent = '重新加载 · Reload';
  again.addEventListener('click', () => location.reload());
  const box = document.createElement('main');
  box.style.cssText = 'max-width:32rem;margin:20vh auto;padding:1rem;font:1rem/1.6 system-ui,sans-serif';
  box.append(words, again);
  root.append(box);
}

boot().catch(sayThatNothingCame);
