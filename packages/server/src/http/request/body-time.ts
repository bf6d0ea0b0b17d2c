import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    bodySeconds?: number;
  }
}

const USUAL_SECONDS = 30;
/** A slow line out of a school's office still brings so much. */
const SLOWEST_BYTES_A_SECOND = 96 * 1024;
export const LONGEST_BODY_SECONDS = 20 * 60;

/** How long a body of this size may take to arrive: half a minute for what is small, and more for a large file. */
export const secondsFor = (maxBytes: number): number =>
  Math.min(LONGEST_BODY_SECONDS, Math.max(USUAL_SECONDS, Math.ceil(maxBytes / SLOWEST_BYTES_A_SECOND)));

/** Node has one limit for all routes. Whoever only dribbles is cut off here, long before it. */
export function limitBodyTime(app: FastifyInstance, usual = USUAL_SECONDS): void {
  app.addHook('onRequest', (request, _, done) => {
    const { raw, method } = request;
    if (method === 'GET' || method === 'HEAD') return done();
    const seconds = Math.max(usual, request.routeOptions.config?.bodySeconds ?? 0);
    const timer = setTimeout(() => {
      if (!raw.complete) raw.destroy();
    }, seconds * 1000);
    timer.unref();
    const end = () => clearTimeout(timer);
    raw.once('end', end);
    raw.once('close', end);
    done();
  });
}
