import { expect, test } from 'vitest';
import { isCrossSite } from './cross-site.ts';

const own = ['http://localhost:3000'];
for (const { headers, refused, why } of [
  { headers: { 'sec-fetch-site': 'same-origin' }, refused: false, why: 'our own page' },
  { headers: { 'sec-fetch-site': 'cross-site' }, refused: true, why: 'another site' },
  { headers: { 'sec-fetch-site': 'same-site' }, refused: true, why: 'a neighbour on the same domain is not us' },
  { headers: { origin: 'http://localhost:3000' }, refused: false, why: 'an older browser on our own page' },
  { headers: { origin: 'https://evil.example' }, refused: true, why: 'an older browser on another site' },
  { headers: { origin: 'null' }, refused: true, why: 'a sandboxed frame says null' },
  { headers: {}, refused: false, why: 'not a browser: no cookie to ride on' },
  {
    headers: { 'sec-fetch-site': 'cross-site', origin: own[0] },
    refused: true,
    why: 'Sec-Fetch-Site cannot be forged by a page',
  },
])
  test(`${refused ? 'refused' : 'let in'}: ${why}`, () => expect(isCrossSite(headers, own)).toBe(refused));
