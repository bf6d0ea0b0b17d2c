import { AsyncLocalStorage } from 'node:async_hooks';
import { vi } from 'vitest';
import type { Db } from '#db/db.ts';

type Client = { query: (...args: unknown[]) => unknown };

/** What a call asks of the database outside transactions; what others ask at the same moment is left out. */
export async function statementsOf(db: Db, call: () => Promise<unknown>): Promise<string[]> {
  const asked: string[] = [];
  const inside = new AsyncLocalStorage<boolean>();
  const { $client: client } = db.orm as unknown as { $client: Client };
  const query = client.query.bind(client);
  const spy = vi.spyOn(client, 'query').mockImplementation((...args) => {
    if (inside.getStore()) asked.push(textOf(args[0]));
    return query(...args);
  });
  try {
    await inside.run(true, call);
  } finally {
    spy.mockRestore();
  }
  return asked;
}

/** However many values a list has, it is one question. */
const textOf = (asked: unknown): string => {
  const text = typeof asked === 'string' ? asked : String((asked as { text?: unknown }).text ?? '');
  return text.replaceAll(/(\$\d+, )*\$\d+/g, '$');
};
