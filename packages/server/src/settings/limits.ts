import { setting, whole } from './kinds.ts';

/** How much one learner, one address and one waiting statement may take. */
export const LIMITS = {
  REQUESTS_PER_MINUTE: setting(
    '600',
    whole(10, 1_000_000),
    'Calls a minute for one session, or one address without a session',
  ),
  REQUESTS_PER_IP_MINUTE: setting(
    '6000',
    whole(10, 10_000_000),
    'Calls a minute for one address, however many sessions it has: sixty learners in a classroom make a hundred each at their busiest',
  ),
  CALLS_AT_ONCE: setting(
    '4',
    whole(1, 1000),
    'Calls of one learner that are worked on at the same moment; more wait, and never hold more than half of DATABASE_POOL',
  ),
  CAPTCHA_TRIES: setting(
    '256',
    whole(1, 100_000),
    'Tries, at most, that a browser makes before a code is sent: each takes 1 MB and a few milliseconds',
  ),
  GUESTS_PER_IP_HOUR: setting('120', whole(1, 1_000_000), 'Guest sessions an hour for one client address'),
  BODY_LIMIT_KB: setting('256', whole(16, 10_240), 'Largest JSON body'),
} as const;
