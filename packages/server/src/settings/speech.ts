import { z } from 'zod';
import { setting, url, whole } from './kinds.ts';

/** Who listens to recordings, with how much, and how long they are kept. */
export const SPEECH = {
  SPEECH_SCORERS: setting('1', whole(1, 32), 'Readings this process scores at once, each in a thread of about 150 MB'),
  SPEECH_SCORING_SECONDS: setting('60', whole(1, 600), 'A scoring of a reading that takes longer is given up'),
  SPEECH_SCORING_MEMORY_MB: setting(
    '300',
    whole(64, 8192),
    'A thread that scores readings and wants more memory is ended, and its reading counts as failed',
  ),
  ANSWER_LISTENERS: setting(
    '1',
    whole(1, 32),
    'Open answers this process listens to at once, each in a process of about 350 MB that ends when nobody speaks',
  ),
  ANSWER_SECONDS: setting('120', whole(5, 600), 'Half a minute of an answer that takes longer to hear is tried again'),
  ANSWER_MEMORY_MB: setting('600', whole(64, 8192), 'A listening process above it, its model aside, is ended'),
  SPEECH_REST_SECONDS: setting(
    '120',
    whole(1, 86_400),
    'A scoring thread or a listening process that nobody has needed for so long is ended; the next recording starts it again',
  ),
  SPEAKING_REPORT_MINUTES: setting(
    '30',
    whole(1, 600),
    'When no report was made for so long, those that wait longer are given up, and what was paid for them is given back',
  ),
  TRANSCRIPTION_URL: setting(
    '',
    url,
    'OpenAI-compatible address (…/v1) whose /audio/transcriptions writes down open answers; what it does not do is done here. Voices of learners leave the server; empty: off',
  ),
  TRANSCRIPTION_API_KEY: setting('', z.string(), 'Its key'),
  TRANSCRIPTION_MODEL: setting('whisper-1', z.string().min(1), 'Its model'),
  TRANSCRIPTION_SECONDS: setting('20', whole(1, 300), 'Half a minute that takes it longer is heard here'),
  PRONUNCIATION_URL: setting(
    '',
    url,
    'Address that scores sentences read aloud (docs/pronunciation-endpoint.md); what it does not do is done here. Voices of learners leave the server; empty: off',
  ),
  PRONUNCIATION_API_KEY: setting('', z.string(), 'Its key'),
  PRONUNCIATION_SECONDS: setting('10', whole(1, 300), 'A sentence that takes it longer is scored here'),
  RECORDED_MINUTES_A_DAY: setting('180', whole(1, 1440), 'How much one learner may record in a day'),
  GUEST_RECORDED_MINUTES_A_DAY: setting('30', whole(1, 1440), 'How much a guest may record in a day'),
  RECORDING_DAYS: setting('180', whole(1, 3650), 'How long recordings of learners are kept; their scores stay'),
} as const;
