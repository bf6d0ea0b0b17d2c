import { expect, test } from 'vitest';
import { wayOut } from './way-out.ts';

const lost = {
  mainSite: 'https://www.school.example/',
  here: 'https://app.school.example/#/nonsense',
  sentAt: null,
  now: 50_000,
};

test.each([
  { change: {}, out: { kind: 'main_site', url: 'https://www.school.example/' }, why: 'the operator named a main site' },
  { change: { mainSite: '' }, out: { kind: 'home' }, why: 'without one, home' },
  { change: { mainSite: 'javascript:alert(1)' }, out: { kind: 'home' }, why: 'a script is not a site' },
  { change: { mainSite: 'www.school.example' }, out: { kind: 'home' }, why: 'not a complete address' },
  {
    change: { mainSite: 'https://app.school.example/#/also-nonsense' },
    out: { kind: 'home' },
    why: 'the main site is ourselves: it would never end',
  },
  { change: { sentAt: 45_000 }, out: { kind: 'home' }, why: 'the main site sent us back five seconds later' },
  {
    change: { sentAt: 1_000 },
    out: { kind: 'main_site', url: 'https://www.school.example/' },
    why: 'that was long ago',
  },
])('$why', ({ change, out }) => {
  expect(wayOut({ ...lost, ...change })).toEqual(out);
});
