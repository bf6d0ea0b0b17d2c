import fc from 'fast-check';
import { expect, test } from 'vitest';
import { REASONS } from './reasons.ts';
import { markTyped } from './typed.ts';
import { clockWritings, dayWritings, numberWritings } from './writings.testing.ts';

/** What holds for every answer, not only for those somebody thought of. */

const isRight = (given: string, ...accept: string[]) => markTyped(given, { accept }) === null;

const number = fc.integer({ min: 0, max: 999_999 });
const clock = fc.record({ hour: fc.integer({ min: 1, max: 12 }), minute: fc.integer({ min: 0, max: 59 }) });
const day = fc.record({ day: fc.integer({ min: 1, max: 31 }), month: fc.integer({ min: 1, max: 12 }) });
/** No word of English: no spelling, plural or abbreviation can make two of them the same. */
const word = fc.string({ unit: fc.constantFrom(...'bcdfgjkqvwxz'), minLength: 4, maxLength: 9 });
const limit = fc.record({ words: fc.integer({ min: 0, max: 3 }), number: fc.boolean() });

test('any answer to any key gets a mark, and the key itself is right', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), limit, (given, key, words) => {
      const mark = markTyped(given, { accept: [key], limit: words });
      expect(mark === null || REASONS.includes(mark)).toBe(true);
      if (/[a-z\d]/i.test(key)) expect(markTyped(key, { accept: [key], limit: words })).toBe(null);
    }),
  );
});

test('a number is right in every writing, and another number in none', () => {
  fc.assert(
    fc.property(number, number, (n, other) => {
      for (const key of numberWritings(n)) {
        for (const given of numberWritings(n)) expect(isRight(given, key), `${given} for ${key}`).toBe(true);
        if (other === n) continue;
        for (const given of numberWritings(other)) expect(isRight(given, key), `${given} for ${key}`).toBe(false);
      }
    }),
  );
});

test('a neighbour of a number is never right: a figure more, less or changed', () => {
  fc.assert(
    fc.property(number, fc.integer({ min: 0, max: 9 }), (n, figure) => {
      for (const near of [`${n}${figure}`, `${figure}${n}`, String(n + 1), `${n}.${figure || 1}`, `-${n + 1}`])
        if (Number(near) !== n) expect(isRight(near, String(n)), `${near} for ${n}`).toBe(false);
    }),
  );
});

test('an amount keeps its currency and its unit', () => {
  const signs = ['£', '$', '€', '¥'];
  const units = ['km', 'm', 'miles', 'minutes', 'hours', 'kg', 'pounds', '%'];
  fc.assert(
    fc.property(number, fc.nat(3), fc.nat(3), fc.nat(7), fc.nat(7), (n, a, b, c, d) => {
      expect(isRight(`${signs[a]}${n}`, `${n}`, `${signs[b]}${n}`)).toBe(a === b);
      expect(isRight(`${n} ${units[c]}`, `${n} ${units[d]}`)).toBe(c === d);
    }),
  );
});

test('a time is right in every writing, and another time in none', () => {
  fc.assert(
    fc.property(clock, clock, fc.constantFrom('am', 'pm'), (time, other, half) => {
      const key = `${time.hour}:${String(time.minute).padStart(2, '0')} ${half}`;
      const isSame = time.hour === other.hour && time.minute === other.minute;
      for (const given of clockWritings(other.hour, other.minute)) {
        expect(isRight(given, key), `${given} for ${key}`).toBe(isSame);
        expect(isRight(`at ${given} ${half}`, key), `at ${given} ${half} for ${key}`).toBe(isSame);
        expect(isRight(`${given} ${half === 'am' ? 'pm' : 'am'}`, key)).toBe(false);
      }
    }),
  );
});

test('a day is right in every writing, and another day in none', () => {
  fc.assert(
    fc.property(day, day, (date, other) => {
      const [key = ''] = dayWritings(date.day, date.month);
      const isSame = date.day === other.day && date.month === other.month;
      for (const given of dayWritings(other.day, other.month))
        expect(isRight(given, key), `${given} for ${key}`).toBe(isSame);
    }),
  );
});

test('two answers are never right, however they are joined', () => {
  const joints = [' or ', '/', ', ', '; ', ' and ', ' (', '-', ' - ', ' & ', '|', ' ', '\n'];
  const several = fc.constantFrom(...joints);
  fc.assert(
    fc.property(
      several,
      fc.tuple(word, word),
      fc.tuple(number, number),
      fc.tuple(clock, clock),
      (joint, words, ns, ts) => {
        const times = ts.map(({ hour, minute }) => `${hour}:${String(minute).padStart(2, '0')}`);
        for (const [one, two] of [words, ns.map(String), times])
          for (const key of [one, two])
            expect(isRight(`${one}${joint}${two}`, key ?? ''), `${one}${joint}${two}`).toBe(false);
      },
    ),
  );
});

test('capitals, spaces and outer signs never change a mark', () => {
  const around = fc.constantFrom('', ' ', '  ', '\t', '"', '“', '(', '\u200B', '\u3000');
  const behind = fc.constantFrom('', ' ', '.', ',', '。', '”', ')', '!', '\n');
  const given = fc.oneof(
    word,
    number.map(String),
    clock.map(({ hour, minute }) => clockWritings(hour, minute)[2] ?? ''),
  );
  fc.assert(
    fc.property(given, given, limit, around, behind, fc.boolean(), (answer, key, words, before, after, loud) => {
      const rules = { accept: [key], limit: words };
      const typed = `${before}${loud ? answer.toUpperCase() : answer.replaceAll(' ', '  ')}${after}`;
      expect(markTyped(typed, rules), JSON.stringify(typed)).toBe(markTyped(answer, rules));
    }),
  );
});

test('no limit makes a wrong answer right, and a wider one makes no right answer wrong', () => {
  const given = fc.oneof(
    word,
    number.map(String),
    fc.tuple(number, word).map(([n, noun]) => `${n} ${noun}`),
  );
  fc.assert(
    fc.property(given, given, limit, (answer, key, words) => {
      const accept = [key];
      if (markTyped(answer, { accept, limit: words }) !== null) return;
      expect(markTyped(answer, { accept })).toBe(null);
      expect(markTyped(answer, { accept, limit: { words: words.words + 1, number: true } })).toBe(null);
    }),
  );
});
