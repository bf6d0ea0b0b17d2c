import { expect, test } from 'vitest';
import { asText } from './field-essays.ts';
import { fieldLines, kindOf } from './field-readings.ts';

test.each([
  ['tr-1', '(+) An example supports the point here.', 'tr praise'],
  ['tr-2', '(−) No example.', 'tr'],
  ['cc-1', '(open) Nothing was found here for certain.', 'open'],
  ['edit-3', '(check) a[ -> the]', 'edit asked'],
  ['edit-3', 'a[ -> the]', 'edit firm'],
  ['rewrite', 'Some of your sentences: …', 'rewrite'],
])('%s "%s" is read as %s', (key, said, kind) => {
  expect(kindOf({ key, said })).toBe(kind);
});

test('a reader gets the question, the essay and every statement with its name', () => {
  const statements = [{ key: 'tr-1', said: '(−) It stops.', zh: '停了。' }];
  const text = asText([{ id: 'a', task: 2, prompt: 'Why?\nSay so.', band: 5, text: 'Because.', statements }]);
  expect(text).toBe('## a (task 2)\n\n> Why? Say so.\n\nBecause.\n\n- tr-1 (−) It stops.\n');
});

test('the last reading found at least nine statements in ten true', () => {
  const lines: string[] = [];
  fieldLines((line) => lines.push(line));
  const wholes = lines.filter((line) => !line.startsWith('  '));
  const untrue = Number(/untrue \d+ \((.+?) %/.exec(wholes.at(-1) ?? '')?.[1]);
  expect(untrue).toBeLessThan(10);
});
