import { monthOf, weekdayOf } from './language/calendar.ts';
import { slips } from './language/edit-distance.ts';
import { isNumber } from './language/numbers.ts';
import { differsInNumber } from './language/plurals.ts';
import { readTime, sameClock } from './language/times.ts';
import { correctedNumbers } from './misspelt-numbers.ts';
import type { Reading } from './read-answer.ts';
import type { Reason } from './reasons.ts';
import { keyTimes, saysOneOf } from './same-answer.ts';

/** Why an answer within the limit, or over it, is not the key: the first reason that explains the difference best. */
export function reasonOf(answer: Reading, forms: Reading[], over: boolean): Reason {
  const corrected = correctedNumbers(answer);
  if (corrected.some((meant) => saysOneOf(meant, forms))) return 'SPELLING';
  const holdsIt = forms.some((form) => within(form.tokens, answer.tokens));
  const otherTime = timeReason(answer, forms);
  if (otherTime) return otherTime;
  if (over && holdsIt) return 'OVER_LIMIT';
  if (forms.some((form) => onlyFiguresDiffer(answer, form))) return 'NUMBER';
  if (over) return 'OVER_LIMIT';
  if (holdsIt) return 'EXTRA_WORD';
  if (forms.some((form) => onlyPluralDiffers(answer.closed, form.closed))) return 'PLURAL';
  if (forms.some((form) => isMisspelt(answer, form))) return 'SPELLING';
  return forms.some((form) => hasOtherFigures(corrected[0] ?? answer, form)) ? 'NUMBER' : 'WRONG';
}

/** The key is a time and so is the answer: another time is another number, the wrong half of the day a wrong answer. */
function timeReason(answer: Reading, forms: Reading[]): Reason | null {
  const [given, keys] = [readTime(answer.text), keyTimes(forms)];
  // A plain number for a key that may be a price is no time.
  if (!given || keys.length === 0 || (given.plain && keys.every(({ plain }) => plain))) return null;
  return given.wide || !keys.some((key) => sameClock(key, given)) ? 'NUMBER' : 'WRONG';
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
  const isSame = answer.tokens.join(' ') === form.tokens.join(' ');
  if (meant === '' || isSame || namesAnotherDay(answer.tokens, form.tokens)) return false;
  return (meant.length > 5 || given[0] === meant[0]) && slips(given, meant, allowed) <= allowed;
}

/** Tuesday is no misspelt Thursday. */
const namesAnotherDay = (answer: string[], form: string[]) =>
  answer.some((word) => (weekdayOf(word) > 0 || monthOf(word) > 0) && !form.includes(word));

const lettersOf = ({ tokens }: Reading) => tokens.filter((token) => !isNumber(token)).join('');
