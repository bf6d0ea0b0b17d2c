import type { Role } from '@ninefold/contract/identity';
import { AppError } from '#app-error.ts';
import { hit } from '#db/rate-limit.ts';
import type { Deps } from '#deps.ts';
import type { Caller } from '#http/request/caller.ts';
import { accountsRepo } from '../accounts.repo.ts';
import { startSession } from '../sessions/sessions.ts';

/** Whoever has a live session keeps it: asking twice must not create a second guest. */
export async function welcomeGuest(deps: Deps, caller: Caller): Promise<{ role: Role }> {
  if (caller.identity) return { role: caller.identity.role };
  const { settings } = deps;
  if (!settings.GUEST_MODE) throw new AppError('guest_mode_off');
  const limit = { key: `guests:${caller.ip}`, max: settings.GUESTS_PER_IP_HOUR, windowSeconds: 3600 };
  const { allowed, retryAfter } = await hit(deps.db, limit, deps.now());
  if (!allowed) throw new AppError('too_many_requests', { details: { retry_after: retryAfter } });

  const session = await deps.db.transaction(async (tx) => {
    const guest = await accountsRepo(tx).insertGuest({
      language: caller.language,
      time_zone: settings.DEFAULT_TIME_ZONE,
    });
    return startSession(deps, tx, guest, caller);
  });
  caller.setSession(session);
  return { role: session.role };
}
