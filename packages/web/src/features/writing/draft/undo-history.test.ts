import { describe, expect, test } from 'vitest';
import { changed, type History, redo, resumed, startHistory, undo } from './undo-history.ts';

/** Types letter by letter, 100 ms apart. */
function type(history: History, words: string, from = 0): History {
  return [...words].reduce((now, letter, at) => changed(now, now.text + letter, from + at * 100), history);
}
const back = (history: History) => undo(history)?.history ?? history;

test('typing is taken back word by word, not letter by letter', () => {
  const typed = type(startHistory(''), 'The chart shows');
  expect(back(typed).text).toBe('The chart ');
  expect(back(back(typed)).text).toBe('The ');
});

test('after a pause the same word is another step', () => {
  const typed = type(type(startHistory(''), 'under'), 'line', 5000);
  expect(back(typed).text).toBe('under');
});

test('what was deleted letter by letter comes back at once, with the caret behind it', () => {
  const start = startHistory('a cat');
  const gone = ['a ca', 'a c', 'a '].reduce((now, text, at) => changed(now, text, at * 100), start);
  expect(undo(gone)).toMatchObject({ history: { text: 'a cat' }, caret: 5 });
});

test('a paste over a selection is one step back and one step forward', () => {
  const pasted = changed(startHistory('one three'), 'one two three four', 0);
  const before = undo(pasted);
  expect(before?.history.text).toBe('one three');
  expect(redo(before?.history ?? pasted)?.history.text).toBe('one two three four');
});

test('in a long text the step is as small as in a short one, wherever it was typed', () => {
  const long = 'These words fill paragraphs. '.repeat(200);
  for (const at of [0, 1, 511, 512, 513, 3000, long.length - 512, long.length]) {
    const typed = `${long.slice(0, at)}Q${long.slice(at)}`;
    expect(changed(startHistory(long), typed, 0).past).toEqual([{ at, removed: '', inserted: 'Q' }]);
    expect(changed(startHistory(typed), long, 0).past).toEqual([{ at, removed: 'Q', inserted: '' }]);
  }
  expect(changed(startHistory(long), '', 0).past).toEqual([{ at: 0, removed: long, inserted: '' }]);
});

test('writing on after a step back forgets what was ahead', () => {
  const typed = changed(back(type(startHistory(''), 'one two')), 'one 2', 9000);
  expect(redo(typed)).toBeNull();
});

describe('after a reload', () => {
  const typed = type(startHistory(''), 'one two');
  test.each([
    { kept: JSON.stringify(typed), text: 'one two', undone: 'one ', why: 'the steps go on' },
    { kept: JSON.stringify(typed), text: 'one two from elsewhere', undone: 'one two', why: 'another device wrote' },
    { kept: '{"text":5}', text: 'one two', undone: null, why: 'what was kept is no history' },
    { kept: null, text: 'one two', undone: null, why: 'nothing was kept' },
  ])('$why', ({ kept, text, undone }) => {
    const history = resumed(kept, text);
    expect(history.text).toBe(text);
    expect(undo(history)?.history.text ?? null).toBe(undone);
  });
});
