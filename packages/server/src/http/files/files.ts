import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#app-error.ts';
import type { Deps } from '#deps.ts';
import { type FileRecord, findFile } from '#storage/files.service.ts';
import type { Identity } from '../request/caller.ts';
import { readRange } from './byte-range.ts';

type WhoIs = (request: FastifyRequest) => Promise<Identity | null>;

/** A name never gets other bytes, so a browser need not ask again; nobody in between may keep a copy. */
const KEEP = 'private, max-age=31536000, immutable';

/** `GET /files/:name`: a learner's own files; avatars to everybody with a session. To others a file does not exist. */
export function filesRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'storage'>, whoIs: WhoIs): void {
  app.get<{ Params: { name: string } }>('/files/:name', { exposeHeadRoute: false, compress: false }, answer);
  app.head<{ Params: { name: string } }>('/files/:name', { compress: false }, answer);

  async function answer(request: FastifyRequest<{ Params: { name: string } }>, reply: FastifyReply) {
    // Until we know better: a refusal must not be kept where the file would be.
    reply.header('cache-control', 'no-store');
    const file = await findFile(deps.db, await whoIs(request), request.params.name);
    if (!file) throw new AppError('not_found');
    const etag = `"${file.name}"`;
    if (matches(request.headers['if-none-match'], etag)) return reply.code(304).headers(headersOf(file, etag)).send();
    return sendBytes(request, reply, file, etag);
  }

  async function sendBytes(request: FastifyRequest, reply: FastifyReply, file: FileRecord, etag: string) {
    const stored = await deps.storage.get(file.name);
    if (!stored) throw new AppError('not_found');
    const { range: wanted, 'if-range': ifRange } = request.headers;
    const range = readRange(ifRange === undefined || ifRange === etag ? wanted : undefined, stored.size);
    if (range === 'outside')
      return reply.code(416).header('content-range', `bytes */${stored.size}`).header('content-length', 0).send();
    // Before any header: when the store fails now, the caller gets a plain refusal.
    const stream = request.method === 'HEAD' ? null : await stored.stream(range === 'whole' ? undefined : range);
    reply.headers(headersOf(file, etag));
    if (range === 'whole') return reply.header('content-length', stored.size).send(stream);
    return reply
      .code(206)
      .header('content-range', `bytes ${range.start}-${range.end}/${stored.size}`)
      .header('content-length', range.end - range.start + 1)
      .send(stream);
  }
}

function headersOf(file: FileRecord, etag: string): Record<string, string> {
  const isArchive = file.purpose === 'export';
  const day = file.created_at.toISOString().slice(0, 10);
  return {
    'content-type': file.content_type,
    'content-disposition': isArchive ? `attachment; filename="ninefold-${day}.zip"` : `inline; filename="${file.name}"`,
    // An archive holds everything, and its time is short: no copy stays in a browser.
    'cache-control': isArchive ? 'private, no-store' : KEEP,
    etag,
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    // Should a browser ever take a file for a page, that page can do nothing.
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
  };
}

/** `W/` is only a weaker promise about the same bytes. */
const matches = (header: string | undefined, etag: string) =>
  header !== undefined &&
  (header.trim() === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag));
