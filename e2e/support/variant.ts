import type { JourneyServer } from './server.ts';

/** A second address of the same product: same database and learners, other settings, a clock of its own. */
export type Variant = {
  url: string;
  /** From now on the clock of this address is so far ahead. */
  setAhead(ms: number): Promise<void>;
};

export async function openVariant({ url }: JourneyServer, settings: Record<string, string>): Promise<Variant> {
  const variant = await ask<{ url: string }>(`${url}/api/journey/variant`, { settings });
  return {
    url: variant.url,
    setAhead: async (ms) => void (await ask(`${variant.url}/api/journey/clock`, { ahead_ms: ms })),
  };
}

async function ask<Answer>(address: string, body: object): Promise<Answer> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}
