import { expect, test } from 'vitest';
import { maskMobile } from './mask-mobile.ts';

test.each([
  { mobile: '13800138000', shown: '138****8000', why: 'a mainland number keeps the usual three and four' },
  { mobile: '138 0013 8000', shown: '138****8000', why: 'spaces do not matter' },
  { mobile: '91234567', shown: '912***67', why: 'a short number (Hong Kong) hides its middle too' },
  { mobile: '7911123456', shown: '791***3456', why: 'a British number without its zero' },
  { mobile: '12345', shown: '1**45', why: 'at least two digits stay hidden' },
  { mobile: '1234', shown: '****', why: 'too short to show any of it' },
  { mobile: '', shown: '', why: 'nothing bound' },
])('$mobile is shown as $shown: $why', ({ mobile, shown }) => expect(maskMobile(mobile)).toBe(shown));
