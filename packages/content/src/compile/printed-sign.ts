import { bodyText } from '../paper-view.ts';
import type { Group, Question } from '../schema/question.ts';
import { listOf } from '../text.ts';

/**
 * Where the paper prints `£ __7__`, the key `36` means £36: the form with its sign joins the others, so that the marker
 * knows that $36 is wrong. The same with a printed %.
 */
export function withPrintedSign(forms: string[], group: Group, question: Question): string[] {
  const text = [bodyText(group), question.text ?? ''].join('\n');
  const [n] = listOf(question.n);
  const before = new RegExp(`([£$€¥])\\s*__${n}__`).exec(text)?.[1] ?? '';
  const after = new RegExp(`__${n}__\\s*(%)`).exec(text)?.[1] ?? '';
  const amount = forms.find((form) => /^\d[\d.,]*$/.test(form));
  if ((!before && !after) || !amount) return forms;
  return [...new Set([...forms, `${before}${amount}${after}`])];
}
