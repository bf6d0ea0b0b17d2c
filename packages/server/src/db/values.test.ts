// @postgres: values look the same on both databases
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '#testing/database.ts';
import type { Database } from './db.ts';
import { contentItems, contentPacks } from './schema/content.ts';
import { sessions, users } from './schema/identity.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

/** Runs on whichever database the suite is on: the same lines have to hold on both. */
describe('values look the same on both databases', () => {
  const VALUES = [
    { sql: '5::int8', is: 5, why: 'ids and counts are numbers' },
    { sql: '9007199254740993::int8', is: 9007199254740993n, why: 'what a number cannot hold stays exact' },
    { sql: 'count(*)', is: 1, why: 'a count is an int8' },
    { sql: '7::int4', is: 7, why: '' },
    { sql: '0.25::float8', is: 0.25, why: '' },
    { sql: '6.5::numeric(2,1)', is: '6.5', why: 'plain SQL keeps decimals exact' },
    { sql: "timestamptz '2026-11-15 08:30:00.125+08'", is: new Date('2026-11-15T00:30:00.125Z'), why: 'an instant' },
    { sql: "date '2026-11-15'", is: '2026-11-15', why: 'a day has no time zone' },
    { sql: "interval '90 seconds'", is: '00:01:30', why: '' },
    { sql: "decode('00ff10', 'hex')", is: Buffer.from([0, 255, 16]), why: '' },
    { sql: `'{"a": [1, "二"]}'::jsonb`, is: { a: [1, '二'] }, why: '' },
    { sql: 'true', is: true, why: '' },
    { sql: 'null::text', is: null, why: '' },
    { sql: 'array[1, 2]::int8[]', is: [1, 2], why: 'also inside arrays' },
    { sql: "current_setting('TimeZone')", is: 'UTC', why: 'whatever the server was set up with' },
  ];
  test.each(VALUES)('$sql', async ({ sql: expression, is }) => {
    const [row] = await db.query<{ value: unknown }>(`select ${expression} as value`, []);
    expect(row?.value).toEqual(is);
    const [plain] = await db.query<{ value: unknown }>(`select ${expression} as value`);
    expect(plain?.value).toEqual(is);
  });

  const GIVEN = [
    { type: 'int8', value: 5 },
    { type: 'timestamptz', value: new Date('2026-11-15T00:30:00.125Z') },
    { type: 'bytea', value: Buffer.from([0, 92, 255]) },
    { type: 'jsonb', value: { a: 1 } },
    { type: 'text', value: "l'été \\ 二" },
    { type: 'bool', value: false },
    { type: 'int8[]', value: [1, 2] },
    { type: 'text', value: null },
  ];
  test.each(GIVEN)('a parameter of $type comes back as it went: $value', async ({ type, value }) => {
    const [row] = await db.query<{ value: unknown }>(`select $1::${type} as value`, [value]);
    expect(row?.value).toEqual(value);
  });

  test('a Uint8Array that is a window into a larger buffer stores its own bytes only', async () => {
    const window = new Uint8Array([1, 2, 3, 4]).subarray(1, 3);
    const [row] = await db.query<{ value: Buffer }>('select $1::bytea as value', [window]);
    expect([...(row?.value ?? [])]).toEqual([2, 3]);
  });

  test('Drizzle reads and writes every kind of column', async () => {
    const [user] = await db.orm
      .insert(users)
      .values({ role: 'student', target_score: 7.5, exam_date: new Date('2027-01-09T01:00:00Z') })
      .returning();
    expect(user).toMatchObject({ target_score: 7.5, past_score_read: -1, exam_date: new Date('2027-01-09T01:00:00Z') });
    expect(user?.id).toBeTypeOf('number');
    expect(user?.created_at).toBeInstanceOf(Date);

    const token_hash = Buffer.from([0, 200, 7]);
    await db.orm.insert(sessions).values({ token_hash, user_id: user?.id ?? 0, expires_at: new Date() });
    const [session] = await db.orm.select().from(sessions).where(eq(sessions.token_hash, token_hash));
    expect(session?.token_hash).toEqual(token_hash);

    const name = { en: 'One', zh: '一' };
    await db.orm.insert(contentPacks).values({ id: 'p', version: '1', hash: 'h', licence: 'CC0', name });
    await db.orm.insert(contentItems).values({
      pack_id: 'p',
      slug: 's',
      kind: 'k',
      rev: 1,
      hash: 'h',
      status: 'draft',
      public: [1, { deep: null }],
      key: 'a bare text',
      review: {},
    });
    const [item] = await db.orm.select().from(contentItems);
    expect(item).toMatchObject({ public: [1, { deep: null }], key: 'a bare text', review: {} });
    expect((await db.orm.select().from(contentPacks))[0]?.name).toEqual(name);
    expect(await db.orm.$count(users)).toBe(1);
    const raw = await db.orm.select({ n: sql<number>`count(*)` }).from(users);
    expect(raw).toEqual([{ n: 1 }]);
  });
});
