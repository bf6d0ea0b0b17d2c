import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { AppError } from '#app-error.ts';
import type { Settings } from '#settings.ts';
import { requireFileName } from './file-name.ts';
import type { Storage } from './storage.ts';

export type S3Settings = Pick<Settings, 'S3_ENDPOINT' | 'S3_REGION' | 'S3_BUCKET' | 'S3_ACCESS_KEY' | 'S3_SECRET_KEY'>;
type Request = { method: string; headers?: Record<string, string>; body?: Uint8Array; file?: SentFile };
type SentFile = { path: string; size: number; sha256: string };

const TRIES = 3;
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const EMPTY = createHash('sha256').digest('hex');

/** Anything that speaks S3, with the bucket in the path, which every one of them understands. */
export function s3Storage(settings: S3Settings, { answerWithinMs = 10_000, waitMs = 200 } = {}): Storage {
  const client = new AwsClient({
    accessKeyId: settings.S3_ACCESS_KEY,
    secretAccessKey: settings.S3_SECRET_KEY,
    region: settings.S3_REGION,
    service: 's3',
  });
  const urlOf = (name: string) => {
    requireFileName(name);
    return `${settings.S3_ENDPOINT.replace(/\/+$/, '')}/${settings.S3_BUCKET}/${name}`;
  };

  /** Tries again when nobody answers or the answer is 5xx; everything we ask can be asked twice. */
  async function ask(name: string, request: Request, accepted: number[]): Promise<Response> {
    const url = urlOf(name);
    let problem: unknown;
    for (let tries = 1; tries <= TRIES; tries++) {
      if (tries > 1) await sleep(waitMs * 2 ** tries * Math.random());
      try {
        const response = await once(url, request);
        if (accepted.includes(response.status)) return response;
        problem = new Error(`S3 answered ${response.status} to ${request.method}: ${await beginning(response)}`);
        if (response.status < 500 && response.status !== 429) break;
      } catch (error) {
        problem = error;
      }
    }
    throw failed(problem);
  }

  async function once(url: string, { method, headers, body, file }: Request): Promise<Response> {
    // Until the answer begins; how fast a file flows after that is up to the learner's line.
    const patience = new AbortController();
    // A file has to arrive before the answer can: a slow line brings a megabyte in a second.
    const withinMs = answerWithinMs + (file ? Math.ceil(file.size / 1000) : 0);
    const timer = setTimeout(() => patience.abort(new Error(`no answer within ${withinMs} ms`)), withinMs);
    try {
      const signed = await client.sign(url, {
        method,
        headers: { ...headers, 'x-amz-content-sha256': file?.sha256 ?? (body ? hashOf(body) : EMPTY) },
        ...(body && { body: Buffer.from(body) }),
      });
      if (!file) return await fetch(signed, { signal: patience.signal });
      const sent = new Headers(signed.headers);
      sent.set('content-length', String(file.size));
      return await fetch(signed.url, {
        ...{ method, headers: sent, signal: patience.signal, duplex: 'half' },
        body: Readable.toWeb(createReadStream(file.path)) as ReadableStream,
      } as RequestInit);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    kind: 's3',
    async put(name, bytes, contentType) {
      const response = await ask(name, { method: 'PUT', headers: { 'content-type': contentType }, body: bytes }, [200]);
      await response.body?.cancel();
    },
    async putFile(name, path, contentType) {
      const { size } = await stat(path);
      const sha256 = createHash('sha256');
      for await (const chunk of createReadStream(path)) sha256.update(chunk as Buffer);
      const file = { path, size, sha256: sha256.digest('hex') };
      const response = await ask(name, { method: 'PUT', headers: { 'content-type': contentType }, file }, [200]);
      await response.body?.cancel();
      await rm(path, { force: true });
    },
    async get(name) {
      const head = await ask(name, { method: 'HEAD' }, [200, 404]);
      if (head.status === 404) return null;
      return {
        size: Number(head.headers.get('content-length')),
        async stream(range) {
          const headers: Record<string, string> = range ? { range: `bytes=${range.start}-${range.end}` } : {};
          const response = await ask(name, { method: 'GET', headers }, [range ? 206 : 200]);
          const length = response.headers.get('content-length');
          // Some stores send the whole file under the name of a part.
          if (range && length && Number(length) !== range.end - range.start + 1) {
            await response.body?.cancel();
            throw failed(new Error(`S3 sent ${length} bytes for ${headers.range}`));
          }
          return response.body ? Readable.fromWeb(response.body) : Readable.from([]);
        },
      };
    },
    async remove(name) {
      const response = await ask(name, { method: 'DELETE' }, [200, 204, 404]);
      await response.body?.cancel();
    },
  };
}

/** The caller hears only that it failed; the cause is for the log. */
const failed = (cause: unknown) => Object.assign(new AppError('provider_failed'), { cause });
const beginning = async (response: Response) => (await response.text().catch(() => '')).slice(0, 300);
