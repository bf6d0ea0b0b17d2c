import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import { CSP_REPORTS } from './csp-reports.ts';

/** Every answer carries the same headers, so helmet is asked once and not for every call. */
export async function securityHeaders(app: FastifyInstance, https: boolean): Promise<void> {
  const headers = {
    ...(await helmetHeaders(https)),
    // Speaking practice records; nothing here ever needs the rest.
    'permissions-policy': 'microphone=(self), camera=(), geolocation=(), payment=()',
  };
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

async function helmetHeaders(https: boolean): Promise<Record<string, string>> {
  const asked = Fastify();
  await asked.register(helmet, helmetOptions(https));
  asked.get('/', async () => '');
  const { headers } = await asked.inject('/');
  await asked.close();
  const own = new Set(['content-type', 'content-length', 'date', 'connection', 'transfer-encoding']);
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (own.has(name) ? [] : [[name, String(value)]])),
  );
}

/** Scripts only from ourselves and never inline; styles may be inline because the component library sets style attributes. */
const helmetOptions = (https: boolean): FastifyHelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      mediaSrc: ["'self'", 'blob:'],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'"],
      workerSrc: ["'self'", 'blob:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'self'"],
      reportUri: [CSP_REPORTS],
    },
  },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
  crossOriginEmbedderPolicy: false,
  xFrameOptions: { action: 'sameorigin' },
});
