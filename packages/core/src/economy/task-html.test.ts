import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanTaskHtml } from './task-html.ts';

test.each([
  { html: '<p>Hand in <b>one</b> part.</p>', clean: '<p>Hand in <b>one</b> part.</p>', why: 'what packs write' },
  {
    html: '<ul><li>a</li><li>b</li></ul>x<br/>y',
    clean: '<ul><li>a</li><li>b</li></ul>x<br>y',
    why: 'lists and breaks',
  },
  { html: '<p onclick="alert(1)" class=x>a</p>', clean: '<p>a</p>', why: 'attributes go' },
  { html: '<P>a</P>', clean: '<p>a</p>', why: 'capitals' },
  { html: 'a<script>alert(1)</script>b', clean: 'ab', why: 'a script goes with what it says' },
  { html: 'a<script>alert(1)', clean: 'a', why: 'even unclosed' },
  { html: '<img src=x onerror=alert(1)>a', clean: 'a', why: 'an element that is not allowed' },
  { html: '<a href="javascript:alert(1)">a</a>', clean: 'a', why: 'no links at all' },
  {
    html: '<scr<script></script>ipt>alert(1)</script>',
    clean: 'alert(1)',
    why: 'put together again it is taken out again',
  },
  { html: '<svg><p onload=alert(1)></svg>', clean: '', why: 'foreign content' },
  { html: '<p><b>a</p>', clean: '<p><b>a</b></p>', why: 'left open inside' },
  { html: 'a</div></p>', clean: 'a', why: 'closed but never opened' },
  { html: '3 < 5 > 4 & 6 &amp; 7 &bogus', clean: '3 &lt; 5 &gt; 4 &amp; 6 &amp; 7 &amp;bogus', why: 'plain signs' },
  { html: '<p', clean: '&lt;p', why: 'a tag that never ends' },
  { html: '<!-- <b>x</b> -->a', clean: 'a', why: 'comments' },
])('$html becomes $clean ($why)', ({ html, clean }) => {
  expect(cleanTaskHtml(html)).toBe(clean);
});

const pieces = [
  '<',
  '>',
  '/',
  '"',
  "'",
  '=',
  ' ',
  '&',
  'p',
  'b',
  'script',
  'img',
  'svg',
  'onload',
  'a',
  '<!--',
  '-->',
  '</',
  'br',
];

test('whatever comes in, only the allowed elements without attributes come out, and a second pass changes nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 40 }), (parts) => {
      const clean = cleanTaskHtml(parts.join(''));
      const markup = clean.match(/<[^>]*>?/g) ?? [];
      expect(markup.filter((tag) => !/^<\/?(p|b|strong|em|ul|li)>$|^<br>$/.test(tag))).toEqual([]);
      expect(cleanTaskHtml(clean)).toBe(clean);
    }),
    { numRuns: 2000 },
  );
});
