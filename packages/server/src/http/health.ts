import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';

/** /healthz: the process lives. /readyz: it can do its work now; a proxy stops sending while it cannot. */
export function health(app: FastifyInstance, deps: Pick<Deps, 'db'>, isStopping: () => boolean): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    if (isStopping()) return reply.code(503).header('retry-after', '5').send({ status: 'stopping' });
    try {
      await deps.db.ping();
      return { status: 'ready' };
    } catch {
      return reply.code(503).header('retry-after', '5').send({ status: 'database away' });
    }
  });
}
