import type { Window } from '@ninefold/examiner/speech/answers/answer-listener';
import type { Reading, ReadingOutcome } from '@ninefold/examiner/speech/speech-thread';
import type { Settings } from '#settings.ts';
import type { SpeechEngine, SpeechTicket } from '../speech-engine.ts';
import { openEndpoint } from './endpoint.ts';
import { readScore } from './pronunciation.ts';
import { readTranscription } from './transcription.ts';
import { wavOf } from './wav-of.ts';

const CLOSED: ReadingOutcome = { ok: false, failure: 'closed', about: 'the server stopped before it was read' };
const HEADER_BYTES = 44;
/** A sentence is seconds long: a minute of sound and no more is sent away. */
const LONGEST_READING = 60 * 32_000;

type Log = (line: string) => void;

/** The engine here, with what the operator has set up elsewhere before it: what that does not do, this one does. */
export function withRemote(engine: SpeechEngine, settings: Settings, say: Log = console.error): SpeechEngine {
  return withPronunciation(withTranscription(engine, settings, say), settings, say);
}

function withTranscription(engine: SpeechEngine, settings: Settings, say: Log): SpeechEngine {
  const { TRANSCRIPTION_URL: url, TRANSCRIPTION_MODEL: model } = settings;
  if (url === '') return engine;
  const endpoint = openEndpoint({
    ...{ name: 'transcription', url: `${trimmed(url)}/audio/transcriptions`, say },
    ...{ key: settings.TRANSCRIPTION_API_KEY, seconds: settings.TRANSCRIPTION_SECONDS },
    pack: ({ pcm }: Window) => {
      const body = new FormData();
      body.set('file', new Blob([wavOf(pcm)], { type: 'audio/wav' }), 'answer.wav');
      body.set('model', model);
      body.set('response_format', 'verbose_json');
      for (const each of ['word', 'segment']) body.append('timestamp_granularities[]', each);
      return { body };
    },
    read: readTranscription,
  });
  const { answers } = engine;
  return {
    ...engine,
    answers: {
      ...answers,
      engine: `${answers.engine}+${model}`,
      async hear(window) {
        const heard = isSilent(window.pcm) ? null : await endpoint.ask(window);
        return heard ? { ok: true, window: heard } : answers.hear(window);
      },
    },
    close: async () => {
      endpoint.close();
      await engine.close();
    },
  };
}

function withPronunciation(engine: SpeechEngine, settings: Settings, say: Log): SpeechEngine {
  const { PRONUNCIATION_URL: url, PRONUNCIATION_SECONDS: seconds } = settings;
  if (url === '') return engine;
  const endpoint = openEndpoint({
    ...{ name: 'pronunciation', url, key: settings.PRONUNCIATION_API_KEY, seconds, say },
    pack: ({ file, text, accent, modelSeconds }: Reading) => ({
      json: true,
      body: JSON.stringify({
        ...{ audio: Buffer.from(file).toString('base64'), text, accent },
        ...(modelSeconds !== undefined && { model_seconds: modelSeconds }),
      }),
    }),
    read: readScore,
  });
  let closed = false;
  return {
    ...engine,
    engine: `${engine.engine}+remote`,
    read(learnerId, reading) {
      if (reading.file.byteLength > LONGEST_READING) return engine.read(learnerId, reading);
      let here: SpeechTicket | undefined;
      const outcome = endpoint.ask(reading).then((score): Promise<ReadingOutcome> | ReadingOutcome => {
        if (score) return { ok: true, score, seconds: (reading.file.byteLength - HEADER_BYTES) / 32_000 };
        if (closed) return CLOSED;
        here = engine.read(learnerId, reading);
        return here.outcome;
      });
      return { outcome, place: () => here?.place() ?? { ahead: 0, seconds } };
    },
    close: async () => {
      closed = true;
      endpoint.close();
      await engine.close();
    },
  };
}

const trimmed = (url: string): string => url.replace(/\/+$/, '');

/** Nobody spoke: a model elsewhere would make up sentences for it. The loudest sample decides; -50 dB is a quiet room. */
function isSilent(pcm: Uint8Array): boolean {
  const view = new DataView(pcm.buffer, pcm.byteOffset, pcm.byteLength);
  for (let at = 0; at + 1 < pcm.byteLength; at += 2) if (Math.abs(view.getInt16(at, true)) > 100) return false;
  return true;
}
