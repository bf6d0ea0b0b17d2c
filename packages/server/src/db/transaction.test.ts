// @postgres: transactions and row locks
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onPostgres, openTestDatabase } from '#testing/database.ts';
import type { Database } from './db.ts';
import { isUniqueViolation } from './errors.ts';
import { hit } from './rate-limit.ts';
import { facts } from './schema/db.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await db.query('create table counters (name text primary key, n int not null)');
  await db.query("insert into counters values ('a', 0), ('b', 0)");
});
afterAll(() => db.close());

const factNames = async () =>
  (await db.query<{ name: string }>('select name from facts order by 1')).map((f) => f.name);
const serializationFailure = "do $$ begin raise exception 'met another' using errcode = '40001'; end $$";

describe('a transaction', () => {
  test('keeps everything or nothing', async () => {
    const broken = db.transaction(async (tx) => {
      await tx.orm.insert(facts).values({ name: 'half', value: '1' });
      await tx.query("insert into facts values ('other half', '1')");
      throw new Error('no');
    });
    await expect(broken).rejects.toThrow('no');
    expect(await factNames()).toEqual([]);
  });

  test('is joined by a service called inside it, and takes that one’s writes along when it fails later', async () => {
    const outer = db.transaction(async (tx) => {
      await tx.transaction((inner) => inner.query("insert into facts values ('inner', '1')"));
      throw new Error('later');
    });
    await expect(outer).rejects.toThrow('later');
    expect(await factNames()).toEqual([]);
  });

  test('runs effects after it has committed, in order, and none when it rolls back', async () => {
    const seen: string[] = [];
    await db.transaction(async (tx) => {
      tx.afterCommit(() => seen.push('first'));
      await tx.transaction(async (inner) => inner.afterCommit(() => seen.push('second')));
      seen.push('work');
    });
    await db
      .transaction(async (tx) => {
        tx.afterCommit(() => seen.push('never'));
        throw new Error('no');
      })
      .catch(() => {});
    db.afterCommit(() => seen.push('at once'));
    expect(seen).toEqual(['work', 'first', 'second', 'at once']);
  });

  test('what was put outside the database is taken back when it rolls back, and never otherwise', async () => {
    const seen: string[] = [];
    await db.transaction(async (tx) => tx.afterRollback(() => seen.push('never')));
    const outer = db.transaction(async (tx) => {
      await tx.transaction(async (inner) => inner.afterRollback(() => seen.push('taken back')));
      throw new Error('no');
    });
    await expect(outer).rejects.toThrow('no');
    const broken = db.transaction(async (tx) => {
      tx.afterRollback(() => seen.push('never'));
      tx.afterCommit(() => {
        throw new Error('an effect');
      });
    });
    await expect(broken).rejects.toThrow('an effect');
    expect(seen).toEqual(['taken back']);
  });

  test('is run again after a serialization failure, with the effects of the good run only', async () => {
    const effects: number[] = [];
    let tries = 0;
    const result = await db.transaction(async (tx) => {
      const attempt = ++tries;
      tx.afterCommit(() => effects.push(attempt));
      await tx.query("update counters set n = n + 1 where name = 'b'");
      if (attempt < 3) await tx.query(serializationFailure);
      return attempt;
    });
    expect({ result, effects }).toEqual({ result: 3, effects: [3] });
    expect(await db.query("select n from counters where name = 'b'")).toEqual([{ n: 1 }]);
  });

  test('gives up after five tries', async () => {
    let tries = 0;
    const hopeless = db.transaction(async (tx) => {
      tries++;
      await tx.query(serializationFailure);
    });
    await expect(hopeless).rejects.toMatchObject({ code: '40001' });
    expect(tries).toBe(5);
  });

  test('whose failed statement was swallowed does not pretend to have committed', async () => {
    const swallowed = db.transaction(async (tx) => {
      await tx.query("insert into facts values ('lost', '1')");
      await tx.query('select 1/0').catch(() => {});
      return 'fine';
    });
    await expect(swallowed).rejects.toThrow();
    expect(await factNames()).toEqual([]);
  });

  test('refuses the database itself inside it, where it would deadlock or write beside the transaction', async () => {
    await expect(db.transaction(() => db.query('select 1'))).rejects.toThrow('use its `tx`');
    await expect(db.transaction(async () => db.orm.select().from(facts))).rejects.toThrow('use its `tx`');
    await expect(db.transaction(() => db.transaction(async () => 1))).rejects.toThrow('use its `tx`');
    await db.transaction(async (tx) => {
      tx.afterCommit(() => void db.query("insert into facts values ('after', '1')"));
    });
    await expect.poll(factNames).toEqual(['after']);
    await db.query('delete from facts');
  });

  test('holds its row: a hundred read-then-write increments at the same moment count a hundred', async () => {
    const increment = () =>
      db.transaction(async (tx) => {
        const [row] = await tx.query<{ n: number }>("select n from counters where name = 'a' for update");
        await new Promise((resolve) => setTimeout(resolve, 1));
        await tx.query("update counters set n = $1 where name = 'a'", [(row?.n ?? 0) + 1]);
      });
    await Promise.all(Array.from({ length: 100 }, increment));
    expect(await db.query("select n from counters where name = 'a'")).toEqual([{ n: 100 }]);
  });

  test.runIf(onPostgres)('two that wait for each other both get through', async () => {
    await db.query('update counters set n = 0');
    const both = (first: string, second: string) =>
      db.transaction(async (tx) => {
        await tx.query('update counters set n = n + 1 where name = $1', [first]);
        await new Promise((resolve) => setTimeout(resolve, 100));
        await tx.query('update counters set n = n + 1 where name = $1', [second]);
      });
    await Promise.all([both('a', 'b'), both('b', 'a')]);
    expect(await db.query('select name, n from counters order by 1')).toEqual([
      { name: 'a', n: 2 },
      { name: 'b', n: 2 },
    ]);
  });
});

test('a unique index that refuses is recognised by its name, through Drizzle’s wrapping too', async () => {
  const twice = () => db.orm.insert(facts).values({ name: 'unique', value: '1' });
  await twice();
  const error = await twice().catch((reason: unknown) => reason);
  expect(isUniqueViolation(error)).toBe(true);
  expect(isUniqueViolation(error, 'facts_pkey')).toBe(true);
  expect(isUniqueViolation(error, 'users_mobile')).toBe(false);
});

test('a limit counts every hit of a hundred at the same moment', async () => {
  const now = new Date('2026-11-15T08:00:30Z');
  const limit = { key: 'k', max: 40, windowSeconds: 60 };
  const answers = await Promise.all(Array.from({ length: 100 }, () => hit(db, limit, now)));
  expect(answers.filter((answer) => answer.allowed)).toHaveLength(40);
  expect(answers[0]?.retryAfter).toBe(30);
});
