import { z } from 'zod';
import { setting, whole } from './kinds.ts';

/** How many codes are sent to whom, and how long they are good. */
export const TEXT_MESSAGES = {
  SMS_WAIT_SECONDS: setting('60', whole(0, 3600), 'Between two codes to one number'),
  SMS_PER_DAY: setting('10', whole(1, 1000), 'Codes a day to one number'),
  SMS_PER_IP_HOUR: setting('60', whole(1, 100_000), 'Codes an hour for one client address'),
  SMS_PER_IP_MINUTE: setting('20', whole(1, 100_000), 'The same in a minute'),
  SMS_PER_PREFIX_HOUR: setting(
    '30',
    whole(1, 100_000),
    'Codes an hour to numbers that differ in their last four digits',
  ),
  SMS_PER_HOUR: setting(
    '500',
    whole(1, 1_000_000),
    'Codes an hour of the whole site; the log says when they are used up',
  ),
  SMS_COUNTRIES: setting(
    '',
    z.string().regex(/^(\*|[A-Z]{2}(, ?[A-Z]{2})*)?$/, 'must be empty, * or countries like CN,HK'),
    'Countries that codes are sent to (ISO codes, comma-separated), or *; empty: DEFAULT_COUNTRY alone',
  ),
  SMS_CODE_MINUTES: setting('5', whole(1, 60), 'How long a code is good'),
  SMS_CODE_TRIES: setting('5', whole(1, 20), 'Wrong tries before a code is void'),
} as const;
