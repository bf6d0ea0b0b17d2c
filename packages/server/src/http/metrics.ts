import { BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { AppError } from '#app-error.ts';
import type { Deps } from '#deps.ts';
import { cameThroughProxy } from './request/through-proxy.ts';

type Uses = Pick<Deps, 'db' | 'settings' | 'jobs'>;

/** `GET /metrics` in Prometheus' text, for the addresses of the settings; to everybody else it does not exist. */
export function metrics(app: FastifyInstance, { db, settings, jobs }: Uses): void {
  if (!settings.METRICS_FROM) return;
  const allowed = addresses(settings.METRICS_FROM);
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'ninefold_' });
  const calls = new Histogram({
    name: 'ninefold_call_seconds',
    help: 'How long calls took, by route and status',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const away = new Counter({ name: 'ninefold_bugs_total', help: 'Calls answered with 500', registers: [registry] });
  new Gauge({
    name: 'ninefold_dead_jobs',
    help: 'Background jobs that failed for good, up to 100',
    registers: [registry],
    async collect() {
      // Without a database the other figures, and that it is away, must still be told.
      const dead = await jobs.dead(100).catch(() => null);
      if (dead) this.set(dead.length);
    },
  });
  new Gauge({
    name: 'ninefold_database_up',
    help: 'Does the database answer',
    registers: [registry],
    async collect() {
      this.set(
        await db.ping().then(
          () => 1,
          () => 0,
        ),
      );
    },
  });

  app.addHook('onResponse', (request, reply, done) => {
    // The route as it is written, never the address that was asked for: a stranger must not make new labels.
    const route = request.routeOptions.url ?? 'unknown';
    calls.observe({ route, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
    if (reply.statusCode === 500) away.inc();
    done();
  });
  app.get('/metrics', async (request, reply) => {
    // Behind a proxy nobody spoke of, every visitor would have the proxy's address.
    const isHandedOn = !settings.TRUSTED_PROXIES && cameThroughProxy(request.headers, 'localhost');
    if (isHandedOn || !allowed.check(request.ip, isIPv6(request.ip) ? 'ipv6' : 'ipv4')) throw new AppError('not_found');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** Addresses and ranges as a table; a bad one stops the start. */
export function addresses(list: string): BlockList {
  const table = new BlockList();
  for (const part of list.split(',').map((one) => one.trim())) {
    const [address = '', bits] = part.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) table.addAddress(address, family);
    else table.addSubnet(address, Number(bits), family);
  }
  return table;
}
