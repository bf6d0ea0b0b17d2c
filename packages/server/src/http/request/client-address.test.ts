import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

for (const { ip, client, why } of [
  { ip: '198.51.100.7', client: '198.51.100.7', why: 'an IPv4 address is one client' },
  { ip: '::ffff:198.51.100.7', client: '198.51.100.7', why: 'the same address on a dual-stack socket' },
  { ip: '2001:db8:1:2:aaaa:bbbb:cccc:dddd', client: '2001:db8:1:2::/64', why: 'a household owns a whole /64' },
  { ip: '2001:db8:1:2::9', client: '2001:db8:1:2::/64', why: 'another address of that household' },
  { ip: '2001:db8::9', client: '2001:db8:0:0::/64', why: 'zeros left out in the middle' },
  { ip: '::1', client: '0:0:0:0::/64', why: 'this machine' },
])
  test(`${ip} is counted as ${client}: ${why}`, () => expect(clientAddress(ip)).toBe(client));
