import { createHmac } from 'node:crypto';
import type { SmsGateway } from './sms.ts';

const TIMEOUT_MS = 10_000;

/**
 * Hands the message to the operator's own gateway. Any answer but 2xx is a failure, and the job tries again;
 * neither the address nor the answer's body is repeated in the error, since both may hold secrets.
 */
export function webhookGateway({
  url,
  secret,
  timeoutMs = TIMEOUT_MS,
}: {
  url: string;
  secret: string;
  timeoutMs?: number;
}): SmsGateway {
  return {
    kind: 'webhook',
    async send({ country, dialCode, mobile, purpose, code, text }) {
      const body = JSON.stringify({ mobile, country, dial_code: dialCode, purpose, code, text });
      const answer = await post(url, body, signature(body, secret), timeoutMs);
      if (!answer.ok) throw new Error(`the SMS webhook answered ${answer.status}`);
    },
  };
}

/** Hex of HMAC-SHA256 over the exact bytes of the body. */
export const signature = (body: string, secret: string): string =>
  createHmac('sha256', secret).update(body).digest('hex');

async function post(url: string, body: string, signed: string, timeoutMs: number): Promise<Response> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-signature': signed },
      body,
      // A redirect could carry the code to somewhere the operator never named.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.body?.cancel();
    return answer;
  } catch (error) {
    throw new Error(
      (error as Error).name === 'TimeoutError'
        ? 'the SMS webhook did not answer in time'
        : 'the SMS webhook could not be reached',
    );
  }
}
