import { sameCode } from './language/codes.ts';
import { readDay } from './language/days.ts';
import { type Reading, readAnswer } from './read-answer.ts';
import type { Reason } from './reasons.ts';
import { saysOneOf } from './same-answer.ts';
import { overLimit, type WordLimit } from './word-limit.ts';
import { reasonOf } from './wrong-reason.ts';

/** `accept` holds every form that counts as right (see `answerForms`), `reject` what tempts and is wrong. */
type TypedKey = { accept: readonly string[]; reject?: readonly string[]; limit?: WordLimit };

/** Null: right. Otherwise the first reason that explains the difference best. */
export function markTyped(given: string, key: TypedKey): Reason | null {
  const answer = readAnswer(given);
  if (answer.tokens.length === 0) return 'BLANK';
  const forms = key.accept.map(readAnswer);
  const over = isOver(answer, forms, key.limit);
  const isRight = saysOneOf(answer, forms) && !isRejected(answer, key);
  if (isRight) return over ? 'OVER_LIMIT' : null;
  return reasonOf(answer, forms, over);
}

/** The author's own key is never too long, nor is a code with other spaces; a key with a year allows the answer one too. */
function isOver(answer: Reading, forms: Reading[], limit: WordLimit | undefined): boolean {
  if (!limit || forms.some(({ text }) => withoutSigns(text) === withoutSigns(answer.text))) return false;
  if (forms.some((form) => sameCode(answer, form))) return false;
  const keyHasYear = forms.some(({ text }) => (readDay(text)?.year ?? null) !== null);
  return overLimit(answer.written, limit, keyHasYear);
}

/** A rejected form is meant as written, but for spaces and signs: a plural or a spelling that the author ruled out by name. */
function isRejected({ text }: Reading, { reject = [], accept }: TypedKey): boolean {
  const isSame = (form: string) => squeezed(readAnswer(form).text) === squeezed(text);
  return !accept.some(isSame) && reject.some(isSame);
}

const squeezed = (text: string) => withoutSigns(text).replaceAll(' ', '');

/** A dot between figures is no full stop. */
const withoutSigns = (text: string) => text.replace(/["'(),;!?]|\.(?!\d)/g, '').trim();
