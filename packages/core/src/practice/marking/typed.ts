import { readDay, readTime, sameDay, sameTime } from './language/times.ts';
import { slips } from './language/edit-distance.ts';
import { differsInNumber } from './language/plurals.ts';
import { isNumber, type Reading, readAnswer } from './read-answer.ts';
import type { Reason } from './reasons.ts';
import { alsoSpelled } from './language/spelling-pairs.ts';
import { overLimit, type WordLimit } from './word-limit.ts';

/** `accept` holds every form that counts as right (see `answerForms`), `reject` what tempts and is wrong. */
export type TypedKey = { accept: readonly string[]; reject?: readonly string[]; limit?: WordLimit };

/** Null: right. Otherwise the first reason that explains the difference best. */
export function markTyped(given: string, key: TypedKey): Reason | null {
  const answer = readAnswer(given);
  if (answer.tokens.length === 0) return 'BLANK';
  const forms = key.accept.map(readAnswer);
  const over = key.limit !== undefined && overLimit(given, key.limit);
  if (!over && saysOneOf(answer, forms) && !isRejected(answer, key)) return null;
  return reasonOf(answer, forms, over);
}

/** A rejected form is meant as written: a plural or a spelling that the author ruled out by name. */
const isRejected = (answer: Reading, { reject = [], accept }: TypedKey) =>
  !accept.some((form) => readAnswer(form).text === answer.text) &&
  reject.some((wrong) => readAnswer(wrong).text === answer.text);

function saysOneOf(answer: Reading, forms: Reading[]): boolean {
  // 7.15 may be a price: only a key that shows it is a time is compared as one.
  const isTime = forms.some(({ text }) =>
    /:\d\d|\b[ap]\.?m\b|o'?clock|\b(past|to) |^(noon|midday|midnight)$/.test(text),
  );
  return (
    forms.some((form) => sameWords(answer, form) || sameFigures(answer, form) || sameDate(answer, form)) ||
    (isTime && forms.some((form) => isSameTime(answer, form)))
  );
}

function sameWords(answer: Reading, form: Reading): boolean {
  if (answer.tokens.length !== form.tokens.length || !sameSigns(answer, form)) return false;
  return form.tokens.every((token, at) => token === answer.tokens[at] || alsoSpelled(token) === answer.tokens[at]);
}

/** A sign may be left out, because the paper often prints it; another sign is another amount. */
const sameSigns = (a: Reading, b: Reading) =>
  (a.currency === '' || b.currency === '' || a.currency === b.currency) &&
  !(a.percent && b.currency !== '') &&
  !(b.percent && a.currency !== '');

/**
 * Telephone numbers and codes: spaces and hyphens in them are nobody's mistake. Told by the key, which begins with 0
 * or +, is written in groups itself, or mixes letters and figures; 25 000 stays a wrong way to write 25,000.
 */
function sameFigures(answer: Reading, form: Reading): boolean {
  const bare = (text: string) => text.replace(/[\s-]/g, '').replace(/[.,]+$/, '');
  const isTelephone = /^\+?[\d -]+$/.test(form.text) && (/^[0+]/.test(form.text) || /\d[ -]\d/.test(form.text));
  const tokens = form.text.split(/[\s-]/);
  const isCode =
    tokens.some((token) => /\d/.test(token) && /[a-z]/.test(token) && !/^\d+(st|nd|rd|th|s|[ap]m)$/.test(token)) &&
    tokens.every((token) => /\d/.test(token) || token.length <= 3);
  return (isTelephone || isCode) && bare(form.text) === bare(answer.text);
}

function sameDate(answer: Reading, form: Reading): boolean {
  const key = readDay(dayText(form));
  // 19.6 is a day only where the key is one; a price of 7.50 is not the 7th of anything.
  const given = key && readDay(dayText(answer).replace(/^(\d{1,2})\.(\d{1,2})(?:\.(\d{4}))?$/, figuresWithSlash));
  return !!given && !!key && sameDay(given, key);
}

const figuresWithSlash = (_: string, day: string, month: string, year?: string) =>
  [day, month, year].filter(Boolean).join('/');

/** Number words are figures by now (nineteenth is 19~); a date in figures keeps its signs. */
const dayText = ({ text, tokens }: Reading) =>
  /^\d{1,2}[/.-]\d/.test(text) ? text.replace(/\.$/, '') : tokens.join(' ');

function isSameTime(answer: Reading, form: Reading): boolean {
  const [given, key] = [readTime(timeText(answer)), readTime(timeText(form))];
  return given !== null && key !== null && sameTime(given, key);
}

/** In words the numbers are figures by now; in figures 7.50 must keep its nought. */
const timeText = ({ text, tokens }: Reading) =>
  /\b(past|to)\b/.test(text) ? tokens.join(' ') : text.replace(/^["'(]+|["',;)!?]+$/g, '').replace(/(?<!m)\.$/, '');

function reasonOf(answer: Reading, forms: Reading[], over: boolean): Reason {
  const holdsIt = forms.some((form) => within(form.tokens, answer.tokens));
  if (over && holdsIt) return 'OVER_LIMIT';
  if (forms.some((form) => onlyFiguresDiffer(answer, form))) return 'NUMBER';
  if (over) return 'OVER_LIMIT';
  if (holdsIt) return 'EXTRA_WORD';
  if (forms.some((form) => onlyPluralDiffers(answer.tokens, form.tokens))) return 'PLURAL';
  if (forms.some((form) => isMisspelt(answer, form))) return 'SPELLING';
  return forms.some((form) => hasOtherFigures(answer, form)) ? 'NUMBER' : 'WRONG';
}

const numbersOf = ({ tokens }: Reading) => tokens.filter(isNumber).join(' ');
/** Figures inside codes too. */
const figuresOf = ({ tokens }: Reading) =>
  tokens
    .join(' ')
    .replace(/[^\d. -]/g, '')
    .trim();
const hasOtherFigures = (answer: Reading, form: Reading) =>
  figuresOf(answer) !== '' && figuresOf(form) !== '' && figuresOf(answer) !== figuresOf(form);

/** Both say nothing but a number, or the same words with another number. */
function onlyFiguresDiffer(answer: Reading, form: Reading): boolean {
  if (numbersOf(form) === '' || numbersOf(answer) === '' || numbersOf(form) === numbersOf(answer)) return false;
  const words = ({ tokens }: Reading) => tokens.filter((token) => !isNumber(token)).join(' ');
  return words(answer) === words(form);
}

/** The words of the key stand in the answer, with others around them. */
const within = (form: string[], answer: string[]) =>
  answer.length > form.length && ` ${answer.join(' ')} `.includes(` ${form.join(' ')} `);

const onlyPluralDiffers = (answer: string[], form: string[]) =>
  answer.length === form.length &&
  form.some((token, at) => token !== answer[at]) &&
  form.every((token, at) => token === answer[at] || differsInNumber(token, answer[at] ?? ''));

function isMisspelt(answer: Reading, form: Reading): boolean {
  if (figuresOf(answer) !== figuresOf(form)) return false;
  const [given, meant] = [lettersOf(answer), lettersOf(form)];
  // A short word with one letter changed is usually another word, not a slip.
  const allowed = meant.length < 4 ? 0 : meant.length < 6 ? 1 : meant.length < 10 ? 2 : 3;
  if (meant === '') return false;
  return (meant.length > 5 || given[0] === meant[0]) && slips(given, meant, allowed) <= allowed;
}

const lettersOf = ({ tokens }: Reading) => tokens.filter((token) => !isNumber(token)).join('');
