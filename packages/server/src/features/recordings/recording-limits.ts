import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import type { Deps } from '#deps.ts';
import type { Learners } from '#features/identity/learners/learners.service.ts';
import { recordingsRepo } from './recordings.repo.ts';

type Uses = Pick<Deps, 'settings' | 'now'> & { learners: Pick<Learners, 'find'> };

/** How many seconds this recording may have; undefined: not theirs. */
type Limit = (tx: Db, userId: number, key: string) => Promise<number | undefined>;

const LONGEST_SECONDS = 15 * 60;
const DAY_MS = 86_400_000;

/** How long a recording may be, and how much one learner may record. */
export function recordingLimits(deps: Uses) {
  const limits: Limit[] = [];
  return {
    add: (limit: Limit): void => void limits.push(limit),

    async refuseTooLong(tx: Db, userId: number, key: string, seconds: number): Promise<void> {
      const all = await Promise.all(limits.map((limit) => limit(tx, userId, key)));
      const longest = Math.min(LONGEST_SECONDS, ...all.flatMap((one) => one ?? []));
      if (seconds > longest) throw new AppError('body_too_large', { fields: ['seconds'], details: { longest } });
    },

    /** A day's recordings of one learner have a limit: storage and listening are shared by all. */
    async refuseTooMuch(tx: Db, userId: number, seconds: number): Promise<void> {
      const isGuest = (await deps.learners.find(tx, userId))?.role === 'tourist';
      const { RECORDED_MINUTES_A_DAY: learner, GUEST_RECORDED_MINUTES_A_DAY: guest } = deps.settings;
      const minutes = isGuest ? guest : learner;
      const since = new Date(deps.now().getTime() - DAY_MS);
      if ((await recordingsRepo(tx).secondsSince(userId, since)) + seconds > minutes * 60)
        throw new AppError('recorded_enough', { fields: ['seconds_today'], details: { minutes } });
    },
  };
}
