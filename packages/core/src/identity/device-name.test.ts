import { expect, test } from 'vitest';
import { deviceName } from './device-name.ts';

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';

test.each([
  { agent: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME}`, is: ['Chrome', 'Windows'], why: 'also says Safari' },
  { agent: `Mozilla/5.0 (Windows NT 10.0) ${CHROME} Edg/130.0`, is: ['Edge', 'Windows'], why: 'also says Chrome' },
  {
    agent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1',
    is: ['Safari', 'iPhone'],
    why: 'also says Mac',
  },
  {
    agent: `Mozilla/5.0 (Linux; Android 14; V2) ${CHROME} MicroMessenger/8.0`,
    is: ['WeChat', 'Android'],
    why: 'also says Linux',
  },
  {
    agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
    is: ['Firefox', 'Linux'],
    why: '',
  },
  { agent: 'curl/8.0', is: ['', ''], why: 'nobody we know' },
  { agent: '', is: ['', ''], why: 'nothing said' },
])('$agent is $is', ({ agent, is }) => {
  const { browser, system } = deviceName(agent);
  expect([browser, system]).toEqual(is);
});
