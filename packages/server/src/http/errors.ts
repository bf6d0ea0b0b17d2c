import { ERRORS, type ErrorName, type Language } from '@ninefold/contract/errors';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '#app-error.ts';
import { isDatabaseAway, isLockTimeout, mayRunAgain } from '#db/errors.ts';
import { languageOf } from './request/language.ts';

/** Fastify's own refusals, said in our words. */
const FASTIFY_ERRORS: Record<string, ErrorName> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrong_content_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_REQ_FILE_TOO_LARGE: 'body_too_large',
  FST_FILES_LIMIT: 'invalid_input',
  FST_PARTS_LIMIT: 'invalid_input',
  FST_FIELDS_LIMIT: 'invalid_input',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'unreadable_body',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'unreadable_body',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'wrong_content_type',
};

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = toRefusal(error);
    if (refusal.error === 'internal') request.log.error({ err: error }, 'a bug');
    else if (refusal.status >= 500) request.log.warn({ err: error }, refusal.error);
    return sendRefusal(reply, refusal, languageOf(request.headers['accept-language']));
  });
  app.setNotFoundHandler((request, reply) => {
    const { pathname } = new URL(request.url, 'http://x');
    if (!pathname.startsWith('/api/') && !pathname.startsWith('/files/') && request.method === 'GET')
      return reply.redirect('/', 302);
    const known = request.method !== 'POST' && app.hasRoute({ method: 'POST', url: pathname });
    return sendRefusal(
      reply,
      new AppError(known ? 'method_not_allowed' : 'not_found'),
      languageOf(request.headers['accept-language']),
    );
  });
}

function toRefusal(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  const known = FASTIFY_ERRORS[code ?? ''];
  if (known) return new AppError(known);
  // Collisions were run again as often as we do: nothing was written, and later it may work.
  if (isLockTimeout(error) || mayRunAgain(error)) return new AppError('busy', { details: { retry_after: 1 } });
  if (isDatabaseAway(error)) return new AppError('database_away', { details: { retry_after: 5 } });
  // A client that sends nonsense in a way we did not foresee is still not a bug of ours.
  if (statusCode && statusCode >= 400 && statusCode < 500) return new AppError('unreadable_body');
  return new AppError('internal');
}

function sendRefusal(reply: FastifyReply, refusal: AppError, language: Language): FastifyReply {
  const retryAfter = refusal.details?.retry_after;
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  if (refusal.error === 'method_not_allowed') reply.header('allow', 'POST');
  return reply.code(refusal.status).send({
    code: refusal.status,
    msg: ERRORS[refusal.error][language],
    data: null,
    error: refusal.error,
    ...(refusal.fields && { fields: refusal.fields }),
    ...(refusal.details && { details: refusal.details }),
  });
}
