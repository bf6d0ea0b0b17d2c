import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import { endAllSessions } from '../sessions/sessions.ts';
import { secondFactorRepo } from './second-factor.repo.ts';

/**
 * For somebody who lost their phone and their recovery codes: without the second factor, and logged out everywhere. Nobody
 * does it for themselves, so that a stolen session of an operator cannot take its own guard away.
 */
export async function resetSecondFactor(tx: Db, operatorId: number, userId: number): Promise<{ was_on: boolean }> {
  if (operatorId === userId) throw new AppError('forbidden', { fields: ['user_id'] });
  const repo = secondFactorRepo(tx);
  const user = await repo.find(userId);
  if (!user || user.role === 'tourist') throw new AppError('not_found', { fields: ['user_id'] });
  await repo.removeRecoveryCodes(userId);
  const was_on = await repo.remove(userId);
  if (was_on) await endAllSessions(tx, userId);
  return { was_on };
}
