/** What an endpoint of somebody else's answered, or in a few words why it is of no use. Never what was sent to it. */
export type Answered = { ok: true; body: unknown } | { ok: false; why: string };

/** Half a minute of words with their times is some ten kilobytes; whatever sends much more is cut off. */
const LONGEST_ANSWER = 1_000_000;

type Asked = { url: string; key: string; body: string | FormData; json?: boolean; seconds: number; stop: AbortSignal };

/** One question, one answer of bounded size in bounded time; no redirect is followed. */
export async function ask({ url, key, body, json = false, seconds, stop }: Asked): Promise<Answered> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...(json && { 'content-type': 'application/json' }), ...(key && { authorization: `Bearer ${key}` }) },
      body,
      redirect: 'error',
      signal: AbortSignal.any([stop, AbortSignal.timeout(seconds * 1000)]),
    });
    if (!response.ok) return { ok: false, why: `status ${response.status}` };
    const text = await bounded(response);
    return text === null ? { ok: false, why: 'answer too long' } : { ok: true, body: JSON.parse(text) };
  } catch (error) {
    // The kind of the error alone: its words may quote what was answered.
    return {
      ok: false,
      why: error instanceof SyntaxError ? 'not JSON' : error instanceof Error ? error.name : 'error',
    };
  }
}

async function bounded(response: Response): Promise<string | null> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > LONGEST_ANSWER) return null;
  }
  return text;
}
