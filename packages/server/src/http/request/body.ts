import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#app-error.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** JSON only, strict UTF-8 only. An empty body means "no input", which is what most calls take. */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (_request: FastifyRequest, body: Buffer) => {
      if (body.length === 0) return {};
      try {
        return withoutPrototypes(JSON.parse(utf8.decode(body)));
      } catch {
        throw new AppError('unreadable_body');
      }
    },
  );
}

/** `__proto__` as an own key must look like any other unknown field, and be refused by name. */
function withoutPrototypes(value: unknown): unknown {
  if (value !== null && typeof value === 'object' && Object.hasOwn(value, '__proto__')) throw new Error('__proto__');
  return value;
}
