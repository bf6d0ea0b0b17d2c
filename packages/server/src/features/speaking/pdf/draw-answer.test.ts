import { expect, test } from 'vitest';
import type { Pen } from '#sharing/pdf/pen.ts';
import { said } from '../speaking.testing.ts';
import { drawAnswer } from './draw-answer.ts';

test('every line is ended before the next thing begins: nothing is printed over it', () => {
  const open: string[] = [];
  let line = '';
  const lines: string[] = [];
  const write = (text: string, _: unknown, more: boolean) => {
    line += text;
    if (more) return;
    lines.push(line.trim());
    line = '';
  };
  // Whatever moves on by itself must not find a line that goes on.
  const moves = () => void (line !== '' && open.push(line));
  const pen = {
    write,
    // Nothing ends nothing: the library leaves the line where it is.
    line: (text: string) => text !== '' && write(text, {}, false),
    space: moves,
    room: moves,
  } as unknown as Pen;
  const { report } = said(2010, 200);
  const advice = { zh: '再听一遍', en: 'listen again' };
  const answer = { ...report, check_words: [{ from: 1, to: 1.4, text: 'live', confidence: 0.2, advice }] };
  drawAnswer(pen, { answer, question: 'Describe a home.', language: 'en' });
  expect(open).toEqual([]);
  expect(line).toBe('');
  expect(lines).toContain('0:00   two friend two friends live[1] here.');
  expect(lines).toContain('two friend  →  two friends');
});
