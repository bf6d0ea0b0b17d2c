import { extname } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#app-error.ts';
import type { StoredFile } from '#storage/storage.ts';
import type { Identity } from '../request/caller.ts';
import { readRange } from './byte-range.ts';

/** Recordings, films with their captions, and covers; nothing else of a pack is served as a file. */
const TYPES: Readonly<Record<string, string>> = {
  '.mp3': 'audio/mpeg',
  '.m4a': 'audio/mp4',
  '.ogg': 'audio/ogg',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
};

/** The file, if this visitor may have it; null otherwise. */
type FindRecording = (
  who: Identity | null,
  pack: string,
  path: string,
) => Promise<(StoredFile & { etag: string }) | null>;

/** `GET /content/:pack/assets/…`: recordings with byte ranges, so that a player may seek and go on where it stopped. */
export function recordingsRoutes(app: FastifyInstance, find: FindRecording): void {
  app.get('/content/:pack/*', { exposeHeadRoute: false, compress: false }, answer);
  app.head('/content/:pack/*', { compress: false }, answer);

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    reply.header('cache-control', 'no-store');
    const { pack, '*': path } = request.params as { pack: string; '*': string };
    const type = TYPES[extname(path)];
    const found = type ? await find(request.caller.identity, pack, path) : null;
    if (!type || !found) throw new AppError('not_found');
    const { etag } = found;
    reply.headers({ etag, 'accept-ranges': 'bytes', 'content-type': type, 'x-content-type-options': 'nosniff' });
    // Should a browser ever take a file for a page, that page can do nothing.
    reply.header('content-security-policy', "default-src 'none'; sandbox");
    reply.header('cache-control', 'private, max-age=86400');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const { range: wanted, 'if-range': ifRange } = request.headers;
    const range = readRange(ifRange === undefined || ifRange === etag ? wanted : undefined, found.size);
    if (range === 'outside')
      return reply.code(416).header('content-range', `bytes */${found.size}`).header('content-length', 0).send();
    const part = range === 'whole' ? { start: 0, end: found.size - 1 } : range;
    if (range !== 'whole') reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${found.size}`);
    reply.header('content-length', found.size === 0 ? 0 : part.end - part.start + 1);
    if (request.method === 'HEAD' || found.size === 0) return reply.send();
    return reply.send(await found.stream(part));
  }
}
