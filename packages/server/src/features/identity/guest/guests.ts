import type { Role } from '@ninefold/contract/identity';
import { hit } from '#db/rate-limit.ts';
import type { House } from '#house.ts';
import { AppError } from '#http/app-error.ts';
import type { Caller } from '#http/request/caller.ts';
import { accountsRepo } from '../accounts.repo.ts';
import { startSession } from '../sessions/sessions.ts';

/** Whoever has a live session keeps it: asking twice must not leave a trail of guests. */
export async function welcomeGuest(house: House, caller: Caller): Promise<{ role: Role }> {
  if (caller.identity) return { role: caller.identity.role };
  const { settings } = house;
  if (!settings.GUEST_MODE) throw new AppError('guest_mode_off');
  const limit = { key: `guests:${caller.ip}`, max: settings.GUESTS_PER_IP_HOUR, windowSeconds: 3600 };
  const { allowed, retryAfter } = await hit(house.db, limit, house.now());
  if (!allowed) throw new AppError('too_many_requests', { details: { retry_after: retryAfter } });

  const session = await house.db.transaction(async (tx) => {
    const guest = await accountsRepo(tx).insertGuest({
      language: caller.language,
      time_zone: settings.DEFAULT_TIME_ZONE,
    });
    return startSession(house, tx, guest);
  });
  caller.setSession(session);
  return { role: session.role };
}
