import { expect, test } from 'vitest';
import { isTimeZone } from './time-zone.ts';

test.each([
  { name: 'Asia/Shanghai', real: true, why: 'the default' },
  { name: 'America/Argentina/Buenos_Aires', real: true, why: 'three parts and an underscore' },
  { name: 'America/Port-au-Prince', real: true, why: 'hyphens belong to names' },
  { name: 'Etc/GMT+8', real: true, why: 'a fixed zone with a name' },
  { name: 'UTC', real: true, why: 'no area' },
  { name: 'Asia/Kolkata', real: true, why: 'an alias of an older name' },
  { name: '+08:00', real: false, why: 'an offset is not a zone' },
  { name: 'Mars/Olympus', real: false, why: 'well formed, but nowhere' },
  { name: '', real: false, why: 'empty' },
  { name: "Asia/Shanghai'; drop table users", real: false, why: 'not a name at all' },
])('$name is a time zone: $real ($why)', ({ name, real }) => {
  expect(isTimeZone(name)).toBe(real);
});
