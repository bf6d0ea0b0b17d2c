import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#app-error.ts';

type Raw = { body: Uint8Array; headers: Record<string, string | undefined> };
type Answer = {
  reply: { status: number; contentType: string; body: string };
  told: { reason: string; order: string } | null;
};

/**
 * `POST /api/pay/notify/{provider}`. The body reaches the feature as the bytes that came: a signature is over those,
 * and nothing may be read from them before it is checked.
 */
export function paymentCallbacks(
  app: FastifyInstance,
  receive: (provider: string, raw: Raw) => Promise<Answer | null>,
): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, async (_: FastifyRequest, body: Buffer) => body);
    scope.post('/api/pay/notify/:provider', async (request, reply) => {
      const { provider } = request.params as { provider: string };
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const answer = await receive(provider, { body, headers: single(request.headers) });
      if (!answer) throw new AppError('not_found');
      if (answer.told) request.log.warn({ provider, ...answer.told }, 'payment callback refused');
      return send(reply, answer.reply);
    });
  });
}

const send = (reply: FastifyReply, { status, contentType, body }: Answer['reply']) =>
  reply.code(status).type(contentType).send(body);

/** A header that came twice is never taken for a signature. */
const single = (headers: FastifyRequest['headers']) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? undefined : value]));
