import { ApiError, createClient, type Send } from '@ninefold/contract/client';
import type { Contract } from '@ninefold/contract/contract';
import type { Envelope } from '@ninefold/contract/errors';
import { startLanguage } from '#i18n/language.ts';
import { isNavigating } from '#navigation/navigation-state.ts';
import { callGate } from './call-gate.ts';

const CALL_TIMEOUT_MS = 30_000;
/** A photo over a slow connection takes longer than a small call. */
const UPLOAD_TIMEOUT_MS = 120_000;

/** Written here and not in a message file: without a network a message file may not load. */
const NO_ANSWER = {
  zh: '网络异常，请检查连接后重试',
  en: 'No answer from the server. Check your connection and try again',
};

/** Ends the session, so it alone is sent while everything else waits. */
const LOG_OUT = '/api/student/logout';

/** An ApiError that knows which call failed, so that the error log can tell them apart. */
export class CallFailed extends ApiError {
  override readonly name = 'CallFailed';
  readonly path: string;
  constructor(path: string, refusal: ConstructorParameters<typeof ApiError>[0]) {
    super(refusal);
    this.path = path;
  }
}

/** Every call of the product, typed by the contract. A refusal is thrown as an ApiError, no answer as its `network`. */
export const api = createClient<Contract>(sendByFetch());

export function sendByFetch(fetcher: typeof fetch = (...request) => fetch(...request)): Send {
  return async (path, input, file) => {
    if (path !== LOG_OUT) {
      const held = callGate.waiting();
      if (held) await held;
    }
    const language = startLanguage();
    const noAnswer = (code: number) => new CallFailed(path, { error: 'network', code, msg: NO_ANSWER[language] });
    const limit = new AbortController();
    // AbortSignal.timeout would be shorter, but the webviews we serve do not know it.
    const timer = setTimeout(() => limit.abort(), file ? UPLOAD_TIMEOUT_MS : CALL_TIMEOUT_MS);
    const request: RequestInit = {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'accept-language': language, ...(!file && { 'content-type': 'application/json' }) },
      body: file ? multipart(input, file) : JSON.stringify(input),
      signal: limit.signal,
    };
    try {
      // Sending takes a slow phone as long as rendering a paragraph: the page that is being rendered goes first.
      if (isNavigating()) await new Promise((next) => setTimeout(next));
      const response = await callGate.watch(fetcher(path, request)).catch(() => {
        throw noAnswer(0);
      });
      const answer = readAnswer(await response.json().catch(() => null));
      if (!answer) throw noAnswer(response.status);
      if ('error' in answer) throw new CallFailed(path, answer);
      return answer;
    } finally {
      clearTimeout(timer);
    }
  };
}

/** What goes along with a file stands before it. */
function multipart(input: unknown, file: Blob): FormData {
  const form = new FormData();
  form.append('input', JSON.stringify(input));
  form.append('file', file);
  return form;
}

/**
 * A proxy's error page, a captive portal and a JSON file of somebody else are all "no answer". A code without a name is
 * an answer: the interface returned an error, and did not say which.
 */
function readAnswer(answer: unknown): Envelope<unknown> | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const { code, error, msg } = answer as Record<string, unknown>;
  if (typeof code !== 'number') return null;
  if (typeof error === 'string' || (code === 200 && error === undefined)) return answer as Envelope<unknown>;
  return { code, error: 'internal', msg: typeof msg === 'string' ? msg : '', data: null };
}
