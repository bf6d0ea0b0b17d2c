import { Socket } from 'node:net';
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
    const { raw } = request;
    const { socket } = raw;
    // A request that came by no line (one that is injected) has nothing that could dribble, and nothing to cut.
    if (!(socket instanceof Socket)) return done();
    // By what was announced, not by the method: a GET may bring a body too.
    if (raw.headers['content-length'] === undefined && raw.headers['transfer-encoding'] === undefined) return done();
    const seconds = Math.max(usual, request.routeOptions.config?.bodySeconds ?? 0);
    const timer = setTimeout(() => {
      if (!raw.complete) socket.destroy();
    }, seconds * 1000);
    timer.unref();
    // Not at the request's own 'close': whoever was answered early may dribble on.
    const end = () => {
      clearTimeout(timer);
      socket.off('close', end);
    };
    raw.once('end', end);
    socket.once('close', end);
    done();
  });
}
