import { z } from 'zod';
import { flag, setting, whole } from './kinds.ts';

/** What is copied, what is kept and for how long, and who may look at the figures. */
export const KEEPING = {
  BACKUP_NIGHTLY: setting('off', flag, 'Make a backup every night at three by the clock of DEFAULT_TIME_ZONE'),
  BACKUP_DIR: setting('', z.string(), 'Folder of backups; empty: DATA_DIR/backups'),
  BACKUPS_KEPT: setting('7', whole(1, 1000), 'Nightly backups kept; older ones are removed'),
  KEEP_GUESTS_DAYS: setting(
    '90',
    whole(1, 3650),
    'A guest who has had no session for this long is removed with everything they did',
  ),
  KEEP_CLIENT_ERRORS_DAYS: setting('30', whole(1, 3650), 'Errors and policy reports of browsers are kept this long'),
  KEEP_TRACK_EVENTS_DAYS: setting('180', whole(1, 3650), 'Clicks that the page reports are kept this long'),
  KEEP_OUTBOX_DAYS: setting('7', whole(1, 3650), 'Messages in DATA_DIR/outbox.jsonl are kept this long'),
  KEEP_EXPORTS_DAYS: setting('3', whole(1, 30), 'An archive that a learner had made of their data is kept this long'),
  EXPORT_MEDIA_MB: setting(
    '1500',
    whole(1, 1900),
    'Recordings and pictures in such an archive, newest first; the rest is named',
  ),
  IMPORT_MB: setting('2000', whole(1, 4000), 'The largest archive of another account that a learner may bring along'),
  IMPORT_MB_A_DAY: setting('4000', whole(1, 40_000), 'What one learner may send in such archives in a day'),
  IMPORT_MINUTES_A_DAY: setting(
    '1000',
    whole(1, 10_000),
    'Recordings that one learner may bring along in a day, in minutes; EXPORT_MEDIA_MB of them are about 800',
  ),
  DELETION_DAYS: setting('7', whole(1, 60), 'Days in which a learner can keep an account after asking to delete it'),
  METRICS_FROM: setting(
    '',
    z.string(),
    'Addresses or ranges, comma-separated, that may read /metrics (Prometheus); empty: nobody',
  ),
} as const;
