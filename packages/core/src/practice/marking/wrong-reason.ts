import { slips } from './language/edit-distance.ts';
import { LONG_NUMBER_WORDS } from './language/number-words.ts';
import { isNumber, joinNumbers } from './language/numbers.ts';
import { differsInNumber } from './language/plurals.ts';
import { readTime, sameClock } from './language/times.ts';
import { type Reading, readAnswer } from './read-answer.ts';
import type { Reason } from './reasons.ts';
import { keyTimes, saysOneOf } from './same-answer.ts';

/** Why an answer within the limit, or over it, is not the key: the first reason that explains the difference best. */
export function reasonOf(answer: Reading, forms: Reading[], over: boolean): Reason {
  const holdsIt = forms.some((form) => within(form.tokens, answer.tokens));
  const otherTime = timeReason(answer, forms);
  if (otherTime) return otherTime;
  if (over && holdsIt) return 'OVER_LIMIT';
  if (forms.some((form) => onlyFiguresDiffer(answer, form))) return 'NUMBER';
  if (over) return 'OVER_LIMIT';
  if (holdsIt) return 'EXTRA_WORD';
  if (forms.some((form) => onlyPluralDiffers(answer.tokens, form.tokens))) return 'PLURAL';
  const corrected = withNumbersCorrected(answer);
  if (corrected && saysOneOf(corrected, forms)) return 'SPELLING';
  if (forms.some((form) => isMisspelt(answer, form))) return 'SPELLING';
  return forms.some((form) => hasOtherFigures(corrected ?? answer, form)) ? 'NUMBER' : 'WRONG';
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

/** `fourty pounds` as it was meant; null where no number word is misspelt. */
function withNumbersCorrected({ text }: Reading): Reading | null {
  const meant = text.split(/([ -])/).map((word) => {
    if (!/^[a-z]{4,}$/.test(word) || joinNumbers([word])[0] !== word) return word;
    const near = LONG_NUMBER_WORDS.map((number) => ({ number, far: slips(word, number, 2) }));
    const best = near.reduce((a, b) => (b.far < a.far ? b : a));
    return best.far <= (word.length > 5 ? 2 : 1) ? best.number : word;
  });
  return meant.join('') === text ? null : readAnswer(meant.join(''));
}

function isMisspelt(answer: Reading, form: Reading): boolean {
  if (figuresOf(answer) !== figuresOf(form)) return false;
  const [given, meant] = [lettersOf(answer), lettersOf(form)];
  // A short word with one letter changed is usually another word, not a slip.
  const allowed = meant.length < 4 ? 0 : meant.length < 6 ? 1 : meant.length < 10 ? 2 : 3;
  if (meant === '') return false;
  return (meant.length > 5 || given[0] === meant[0]) && slips(given, meant, allowed) <= allowed;
}

const lettersOf = ({ tokens }: Reading) => tokens.filter((token) => !isNumber(token)).join('');
