import { expect, test } from 'vitest';
import { redirectPath } from './redirect-url.ts';

const own = ['http://localhost:3000', 'http://school.example:80', 'https://ielts.example'];

test.each([
  { url: '/#/profile/vip', path: '/#/profile/vip', why: 'a path of ours' },
  { url: 'https://ielts.example/#/profile/vip?order=1', path: '/#/profile/vip?order=1', why: 'our public address' },
  { url: 'http://localhost:3000/', path: '/', why: 'what the request says we are' },
  { url: 'http://school.example/x', path: '/x', why: 'port 80 goes without saying' },
  { url: 'https://evil.example/', path: null, why: 'another site' },
  { url: '//evil.example/', path: null, why: 'another site without a scheme' },
  { url: '/\\evil.example', path: null, why: 'a backslash is a slash to a browser' },
  { url: 'https://ielts.example//evil.example', path: null, why: 'a path that would read as a host' },
  { url: 'https://ielts.example@evil.example/', path: null, why: 'our name as somebody’s user name' },
  { url: 'https://me:pw@ielts.example/', path: null, why: 'a password in an address' },
  { url: 'javascript:alert(1)', path: null, why: 'a script' },
  { url: 'http://ielts.example/', path: null, why: 'our name without encryption is not our origin' },
  { url: 'https://[', path: null, why: 'no address at all' },
])('$url leads to $path: $why', ({ url, path }) => {
  expect(redirectPath(url, own)).toBe(path);
});
