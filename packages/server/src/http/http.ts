import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { AppError } from '#app-error.ts';
import type { Deps } from '#deps.ts';
import { refusesProxies } from '#public-site.ts';
import type { Settings } from '#settings.ts';
import { answerErrors } from './errors.ts';
import { logOptions } from './log.ts';
import { readJsonBodies } from './request/body.ts';
import { LONGEST_BODY_SECONDS, limitBodyTime } from './request/body-time.ts';
import type { Caller } from './request/caller.ts';
import { callerOf, type WhoIs } from './request/caller-of.ts';
import { clientAddress } from './request/client-address.ts';
import { isCrossSite } from './request/cross-site.ts';
import { isKnownHost } from './request/known-host.ts';
import { throttle } from './request/throttle.ts';
import { cameThroughProxy } from './request/through-proxy.ts';
import { securityHeaders } from './security-headers.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
  }
}

type HttpOptions = { whoIs: WhoIs; logStream?: { write(line: string): void } };

/** Everything HTTP: reading, guarding, answering. What is answered comes from the features. */
export async function buildHttp(deps: Deps, { whoIs, logStream }: HttpOptions): Promise<FastifyInstance> {
  const { settings } = deps;
  const https = settings.PUBLIC_URL.startsWith('https://');
  const app = Fastify({
    logger: logOptions(settings, logStream) ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: settings.BODY_LIMIT_KB * 1024,
    trustProxy: settings.TRUSTED_PROXIES ? settings.TRUSTED_PROXIES.split(',').map((part) => part.trim()) : false,
    genReqId: () => randomUUID(),
    // Headers at once; how long a body may take is decided for each route in `body-time.ts`.
    http: { headersTimeout: 30_000 },
    requestTimeout: LONGEST_BODY_SECONDS * 1000,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: false },
  });
  readJsonBodies(app);
  limitBodyTime(app);
  answerErrors(app);
  await securityHeaders(app, https);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  await app.register(cookie);
  await app.register(multipart, { throwFileSizeLimit: true });

  const isDemoOnly = refusesProxies(settings);
  const admit = throttle(deps.db, settings.REQUESTS_PER_MINUTE, deps.now);
  const admitAddress = throttle(deps.db, settings.REQUESTS_PER_IP_MINUTE, deps.now);
  const warnOfProxy = onceUndeclaredProxy(settings);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (isDemoOnly && cameThroughProxy(request.headers, request.hostname)) throw new AppError('demo_behind_proxy');
    if (!isOurs(request)) return;
    warnOfProxy(request);
    const origins = ownOrigins(request, settings.PUBLIC_URL);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      if (isCrossSite(request.headers, origins)) throw new AppError('cross_site');
      if (!settings.PUBLIC_URL && !isKnownHost(request.hostname)) throw new AppError('unknown_host');
    }
    // Before anybody is looked up: a hundred guests of one address are still one address.
    await admitAddress(`address:${clientAddress(request.ip)}`);
    request.caller = await callerOf(request, reply, whoIs, { https, ownOrigins: origins });
    const { identity, ip } = request.caller;
    await admit(identity ? `user:${identity.userId}` : `ip:${ip}`);
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (isOurs(request) && !reply.hasHeader('x-user-role')) reply.header('x-user-role', 'tourist');
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    // Shared essays are answered without a session: those who have the link may read them, search engines may not.
    if (isOurs(request)) reply.header('x-robots-tag', 'noindex, nofollow');
    done(null, payload);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const role = (request.caller as Caller | undefined)?.identity?.role;
    request.log.info(
      { req: request, res: reply, ms: Math.round(reply.elapsedTime), ...(role && { role }) },
      'answered',
    );
    done();
  });
  return app;
}

/** Behind a proxy that nobody declared, all visitors have one address and share its limits: said once, when it shows. */
function onceUndeclaredProxy({ TRUSTED_PROXIES }: Settings): (request: FastifyRequest) => void {
  let isSaid = TRUSTED_PROXIES !== '';
  return ({ headers, log, ip }) => {
    if (isSaid || headers['x-forwarded-for'] === undefined) return;
    isSaid = true;
    log.warn(
      `a proxy at ${ip} hands calls on, but TRUSTED_PROXIES is empty: all visitors share one address and its limits`,
    );
  };
}

const isOurs = ({ url }: FastifyRequest) => ['/api/', '/files/', '/content/'].some((part) => url.startsWith(part));

function ownOrigins(request: FastifyRequest, publicUrl: string): string[] {
  const said = `${request.protocol}://${request.host}`;
  return publicUrl ? [said, new URL(publicUrl).origin] : [said];
}
