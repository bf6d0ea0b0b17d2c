import { isShortFor, monthOf, weekdayOf } from './language/calendar.ts';
import { sameCode } from './language/codes.ts';
import { isSurelyDay, readDay, sameDay } from './language/days.ts';
import { isNumber } from './language/numbers.ts';
import { looksPlural } from './language/plurals.ts';
import { alsoSpelled } from './language/spelling-pairs.ts';
import { readTime, sameTimeAsOneOf, type Time } from './language/times.ts';
import type { Reading } from './read-answer.ts';

/** Does the answer say what one form of the key says? The limit is another question. */
export function saysOneOf(answer: Reading, forms: Reading[]): boolean {
  const fitting = forms.filter((form) => signsFit(answer, form, forms));
  return (
    forms.some(({ text }) => text === answer.text) ||
    fitting.some(
      (form) => sameWords(answer, form) || sameWithArticle(answer, form) || sameAfterPreposition(answer, form),
    ) ||
    forms.some((form) => sameCode(answer, form) || isSameDay(answer, form)) ||
    isSameTime(answer, forms)
  );
}

/** A sign may be left out, because the paper often prints it; another sign is another amount, whatever form it is beside. */
function signsFit(answer: Reading, form: Reading, forms: Reading[]): boolean {
  const { currency, percent } = answer;
  if (currency === '' && !percent) return true;
  if (currency !== '' && percent) return false;
  const currencies = forms.flatMap((one) => one.currency || []);
  const hasPercent = forms.some((one) => one.percent);
  // A key that names neither may stand beside a printed sign; but only an amount can take one.
  const isOpen = currencies.length === 0 && !hasPercent && form.tokens.length === 1 && isNumber(form.tokens[0] ?? '');
  return isOpen || (percent ? hasPercent : currencies.includes(currency));
}

function sameWords(answer: Reading, form: Reading): boolean {
  return sameTokens(answer.tokens, form.tokens) || sameTokens(answer.closed, form.closed);
}

const sameTokens = (given: readonly string[], key: readonly string[]): boolean =>
  given.length === key.length &&
  key.every((token, at) => {
    const word = given[at] ?? '';
    return token === word || alsoSpelled(token) === word || isShortFor(word, token);
  });

/**
 * An article before a noun is no mistake where the limit has room for it; no plural takes `a`. Only before words in
 * small letters: names and days take none unless the author says so.
 */
function sameWithArticle(answer: Reading, form: Reading): boolean {
  const article = /^\(?(a|an|the)\)? /.exec(answer.text)?.[1];
  if (!article || answer.tokens[0] !== article || !NOUN.test(form.written)) return false;
  if (article !== 'the' && looksPlural(form.tokens.at(-1) ?? '')) return false;
  return sameTokens(answer.tokens.slice(1), form.tokens) || sameTokens(answer.closed.slice(1), form.closed);
}

/** A word in small letters, a decade or an ordinal: the river, the 1990s, the 3rd floor. */
const NOUN = /^[a-z]{2}|^\d{2,4}'?s$|^\d+(st|nd|rd|th)\b/;

/** `on Sunday`, `in December`, `in 1985`; `at 7.15` and `on 19 June` are read as a time and a day. */
function sameAfterPreposition({ text, tokens }: Reading, form: Reading): boolean {
  const preposition = /^(on|in) /.exec(text)?.[1];
  const [first = ''] = form.tokens;
  const takes = weekdayOf(first) ? 'on' : monthOf(first) || /^[12]\d{3}s?$/.test(first) ? 'in' : '';
  return preposition === takes && takes !== '' && sameTokens(tokens.slice(1), form.tokens);
}

function isSameDay(answer: Reading, form: Reading): boolean {
  const key = readDay(form.text);
  const given = key && isSurelyDay(key, form.text) ? readDay(answer.text) : null;
  return !!given && !!key && sameDay(given, key);
}

function isSameTime(answer: Reading, forms: Reading[]): boolean {
  const given = readTime(answer.text);
  const keys = keyTimes(forms);
  return given !== null && (!given.plain || keys.some(({ plain }) => !plain)) && sameTimeAsOneOf(given, keys);
}

/**
 * The times of a key. 7.15 may be a price: only a key that shows it is a time (7:15, 7 pm, seven fifteen) makes times of
 * its plain numbers. Without one, 7.15 may still be a time, and an answer that says `7.15 am` takes it as one.
 */
export function keyTimes(forms: Reading[]): Time[] {
  const times = forms.flatMap((form) => readTime(form.text) ?? []);
  if (times.some(({ plain }) => !plain)) return times;
  if (forms.some(({ currency, percent }) => currency !== '' || percent)) return [];
  return forms.filter(({ text }) => /^\d{1,2}\.\d\d$/.test(text)).flatMap((form) => readTime(form.text) ?? []);
}
