import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, test } from 'vitest';
import { isDatabaseAway, mayRunAgain } from './errors.ts';

const coded = (code: string, message = '') => Object.assign(new Error(message), { code });

const ERRORS = [
  { error: coded('ECONNREFUSED'), away: true, why: 'nobody listens' },
  { error: coded('ENOTFOUND'), away: true, why: 'the name is unknown' },
  { error: coded('57P01'), away: true, why: 'it is being shut down' },
  { error: coded('57P03'), away: true, why: 'it is starting up' },
  { error: coded('53300'), away: true, why: 'too many connections' },
  { error: coded('08006'), away: true, why: 'the connection failed' },
  { error: coded('57014'), away: true, why: 'the statement took too long' },
  { error: new Error('timeout exceeded when trying to connect'), away: true, why: 'the pool gave up waiting' },
  { error: new Error('Connection terminated unexpectedly'), away: true, why: 'cut in the middle' },
  { error: new DrizzleQueryError('select 1', [], coded('ECONNRESET')), away: true, why: 'wrapped by Drizzle' },
  { error: new AggregateError([coded('ECONNREFUSED'), coded('ECONNREFUSED')]), away: true, why: 'IPv6 and IPv4' },
  { error: new Error('PGlite is closed'), away: true, why: 'we are stopping' },
  { error: coded('23505'), away: false, why: 'a unique index refused' },
  { error: coded('42P01'), away: false, why: 'a table is missing: our bug' },
  { error: new Error('no'), away: false, why: 'nothing of the database' },
  { error: null, away: false, why: '' },
];
test.each(ERRORS)('away: $away, as $why', ({ error, away }) => {
  expect(isDatabaseAway(error)).toBe(away);
});

test('a serialization failure or deadlock may be run again, other failures not', () => {
  expect(mayRunAgain(new DrizzleQueryError('update', [], coded('40P01')))).toBe(true);
  expect(mayRunAgain(coded('40001'))).toBe(true);
  expect(mayRunAgain(coded('23505'))).toBe(false);
});
