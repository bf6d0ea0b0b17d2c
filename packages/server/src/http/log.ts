import type { FastifyServerOptions } from 'fastify';
import type { Settings } from '#settings.ts';

/**
 * Logs tell what happened, never what somebody typed: no bodies, no queries, no cookies. An error's text may still
 * quote values (drivers love to), so it is scrubbed, and Drizzle's copy of the parameters is cut off.
 */
export function logOptions(
  settings: Pick<Settings, 'LOG_LEVEL'>,
  stream?: { write(line: string): void },
): FastifyServerOptions['logger'] {
  if (settings.LOG_LEVEL === 'silent' && !stream) return false;
  return {
    level: settings.LOG_LEVEL,
    ...(stream && { stream }),
    base: null,
    serializers: {
      req: (request) => ({ method: request.method, path: pathOnly(request.url), ip: maskIp(request.ip ?? '') }),
      res: (reply) => ({ status: reply.statusCode }),
      err: errorForLog,
    },
  };
}

export function errorForLog(error: unknown): {
  type: string;
  message: string;
  stack: string;
  code?: string;
  cause?: string;
} {
  if (!(error instanceof Error)) return { type: typeof error, message: scrub(String(error)), stack: '' };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: scrub(error.message),
    stack: scrub(error.stack ?? ''),
    ...(typeof code === 'string' && { code }),
    ...(error.cause instanceof Error && { cause: scrub(error.cause.message) }),
  };
}

/** Masks what looks like a phone number, a code, or a token; drops the parameters of a failed query. */
export function scrub(text: string): string {
  return text
    .replace(/\n?params:[\s\S]*?(?=\n\s+at |$)/, '\nparams: [cut]')
    .replace(/[A-Za-z0-9_-]{32,}/g, '[token]')
    .replace(/\d{6,}/g, (digits) => (digits.length > 7 ? `${digits.slice(0, 3)}****${digits.slice(-2)}` : '[digits]'));
}

const pathOnly = (url: string) => scrub(url.split('?')[0] ?? '');
/** Enough to tell clients apart, too little to find a person: the last part is hidden. */
const maskIp = (ip: string) => ip.replace(/[^.:]+$/, '*');
