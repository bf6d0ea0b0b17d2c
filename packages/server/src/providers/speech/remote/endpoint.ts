import { type Answered, ask } from './ask.ts';

/** After a failure everything is done here for a while: nobody waits for a timeout again and again. */
const REST_MS = 60_000;
const AT_ONCE = 8;

type Endpoint<Asked, Got> = {
  name: string;
  url: string;
  key: string;
  seconds: number;
  pack: (asked: Asked) => { body: string | FormData; json?: boolean };
  /** null: not what was agreed. */
  read: (body: unknown, asked: Asked) => Got | null;
  say: (line: string) => void;
};

/** Somebody else's engine. `null`: it cannot or may not be asked now, and the engine here does it. */
export function openEndpoint<Asked, Got>({ name, url, key, seconds, pack, read, say }: Endpoint<Asked, Got>) {
  const stop = new AbortController();
  let [restsUntil, going] = [0, 0];

  const got = (answered: Answered, asked: Asked): Got | null => {
    const value = answered.ok ? read(answered.body, asked) : null;
    if (value !== null || stop.signal.aborted) return value;
    restsUntil = Date.now() + REST_MS;
    say(`${name}: ${answered.ok ? 'an answer of another shape' : answered.why}; done here for a minute`);
    return null;
  };

  return {
    async ask(asked: Asked): Promise<Got | null> {
      if (Date.now() < restsUntil || going >= AT_ONCE || stop.signal.aborted) return null;
      going += 1;
      try {
        return got(await ask({ url, key, seconds, stop: stop.signal, ...pack(asked) }), asked);
      } finally {
        going -= 1;
      }
    },
    close: () => stop.abort(),
  };
}
