import { createClient } from '@ninefold/contract/client';
import type { Contract } from '@ninefold/contract/contract';
import type { Envelope } from '@ninefold/contract/errors';

/** A visitor of a server that really listens: keeps cookies, speaks the contract over fetch. */
export function remoteVisitor(urls: string | readonly string[]) {
  const bases = typeof urls === 'string' ? [urls] : urls;
  const cookies = new Map<string, string>();
  let turn = 0;
  const api = createClient<Contract>(async (path, input, file) => {
    // Each call goes to the next process, as behind a proxy.
    const reply = await fetch(bases[turn++ % bases.length] + path, {
      method: 'POST',
      headers: {
        ...(!file && { 'content-type': 'application/json' }),
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      body: file ? multipart(input, file) : JSON.stringify(input),
    });
    for (const line of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    return (await reply.json()) as Envelope<unknown>;
  });
  return { api, cookies };
}

/** What goes along with a file stands before it. */
function multipart(input: unknown, file: Blob): FormData {
  const form = new FormData();
  form.append('input', JSON.stringify(input));
  form.append('file', file);
  return form;
}
