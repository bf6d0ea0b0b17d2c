import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Checks an AWS signature (version 4) as a real store would: from the request as it arrived. (s3rver does not.) */
export function isSignedWith(request: IncomingMessage, secretKey: string): boolean {
  const { authorization = '', 'x-amz-date': date = '' } = request.headers;
  const [, scope = '', names = '', signature] =
    /Credential=[^/]+\/([^,]+), *SignedHeaders=([^,]+), *Signature=(\w+)/.exec(authorization) ?? [];
  const canonical = [
    request.method,
    request.url,
    '',
    ...names.split(';').map((name) => `${name}:${request.headers[name]}`),
    '',
    names,
    request.headers['x-amz-content-sha256'],
  ].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', date, scope, createHash('sha256').update(canonical).digest('hex')].join('\n');
  const key = scope.split('/').reduce<Buffer>((from, part) => hmac(from, part), Buffer.from(`AWS4${secretKey}`));
  return hmac(key, toSign).toString('hex') === signature;
}

const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();
