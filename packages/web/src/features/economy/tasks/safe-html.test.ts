// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { type Part, safeParts } from './safe-html.ts';

/** The parts written as tags again, so that a row shows at a glance what came through. */
const written = (parts: Part[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : `<${part.tag}>${written(part.parts)}</${part.tag}>`)).join('');

test.each([
  { html: '首次完成 <em>模考</em>', shows: '首次完成 <em>模考</em>', why: 'what a task usually says' },
  { html: '<strong>a</strong><b>b</b>', shows: '<b>a</b><b>b</b>', why: 'two spellings of one thing' },
  { html: 'one<br>two', shows: 'one<br></br>two', why: 'a line break' },
  { html: '<ul><li>a</li></ul>', shows: '<ul><li>a</li></ul>', why: 'a list' },
  { html: '<p>a</p>', shows: '<p>a</p>', why: 'a paragraph' },
  { html: 'a<script>alert(1)</script>b', shows: 'ab', why: 'a script goes with its words' },
  { html: '<style>*{display:none}</style>a', shows: 'a', why: 'so does a style sheet' },
  { html: '<img src=x onerror=alert(1)>a', shows: 'a', why: 'no pictures, and no handler with them' },
  { html: '<b onclick="alert(1)" style="position:fixed">a</b>', shows: '<b>a</b>', why: 'attributes are not kept' },
  { html: '<a href="javascript:alert(1)">a</a>', shows: 'a', why: 'links lose their address and keep their words' },
  { html: '<div><section>a</section></div>', shows: 'a', why: 'unknown elements lose their tag, not their words' },
  { html: '<svg><b>a</b></svg><math>b</math>', shows: '', why: 'nothing from other markup languages' },
  { html: '<form action="/x"><button>a</button></form>b', shows: 'b', why: 'nothing that could be pressed' },
  { html: '<template><b>a</b></template>b', shows: 'b', why: 'what is hidden stays hidden' },
  { html: '<iframe srcdoc="<b>a</b>"></iframe>b', shows: 'b', why: 'no page within the page' },
  { html: '<!-- a -->b', shows: 'b', why: 'comments are not for readers' },
  { html: 'a &lt;b&gt; c', shows: 'a <b> c', why: 'written brackets are words' },
  { html: '<b>never closed', shows: '<b>never closed</b>', why: 'broken markup is mended' },
  { html: '', shows: '', why: 'nothing' },
])('$why', ({ html, shows }) => {
  expect(written(safeParts(html))).toBe(shows);
});

test('an endless text and an endless nesting are cut', () => {
  expect(written(safeParts('x'.repeat(5000)))).toHaveLength(2000);
  const nest = written(safeParts(`${'<b>'.repeat(200)}deep`));
  expect(nest.match(/<b>/g)?.length ?? 0).toBeLessThan(10);
});
