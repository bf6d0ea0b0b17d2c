import { answerForms, patternFault } from '@ninefold/core/practice/answer-forms';
import { overLimit } from '@ninefold/core/practice/marking/word-limit';
import { type AskedQuestion, bodyText, paperView } from '../../paper-view.ts';
import type { Paper } from '../../schema/item.ts';
import { digitsOf, speaksNumber } from '../../spoken-numbers.ts';
import { plain, plainAnswer, saysPlain } from '../../text.ts';
import { itemCheck, trouble } from '../check-list.ts';

/** Answers the learner types: within the limit, in the text, not given away, and not accepting what they reject. */

const PAPERS = ['reading', 'listening'] as const;

const typed = (paper: Paper) => paperView(paper).questions.filter(({ interaction }) => interaction === 'gap');

const formsOf = ({ answers }: AskedQuestion) => answers.flatMap(answerForms);

const pattern = itemCheck('answer-pattern', 'error', PAPERS, (paper) =>
  typed(paper).flatMap(({ answers, where }) =>
    answers.flatMap((answer) => {
      const fault = patternFault(answer);
      return fault ? [trouble(`${where}.answer`, `"${answer}": ${fault}`)] : [];
    }),
  ),
);

const wordLimit = itemCheck('word-limit', 'error', PAPERS, (paper) =>
  typed(paper).flatMap((asked) => {
    const { limit } = asked.group;
    if (!limit) return [];
    return (
      formsOf(asked)
        // The marker's own count: a key that the marker would call too long cannot be right.
        .filter((form) => overLimit(form, limit, true))
        .map((form) => trouble(`${asked.where}.answer`, `"${form}" is over the limit and would be marked wrong`))
    );
  }),
);

const inText = itemCheck('answer-in-text', 'error', PAPERS, (paper) => {
  const { text, plainText } = paperView(paper);
  return typed(paper)
    .filter((asked) => !formsOf(asked).some((form) => occurs(form, text, plainText)))
    .map(({ answers, where }) => trouble(`${where}.answer`, `"${answers.join(' / ')}" is not in the text`));
});

const inEvidence = itemCheck('answer-in-evidence', 'warning', PAPERS, (paper) =>
  typed(paper).flatMap((asked) => {
    const quotes = asked.question.evidence.map(({ quote }) => quote).join(' ');
    if (!quotes || formsOf(asked).some((form) => occurs(form, quotes, plain(quotes)))) return [];
    return [trouble(`${asked.where}.evidence`, 'the answer is not in the words quoted')];
  }),
);

const rejected = itemCheck('rejected-accepted', 'error', PAPERS, (paper) =>
  paperView(paper).questions.flatMap((asked) => {
    const { question, interaction, where } = asked;
    if (interaction !== 'gap' && question.reject.length) {
      return [trouble(`${where}.reject`, 'only typed answers are rejected; say why at the option')];
    }
    const right = formsOf(asked).map(plainAnswer);
    return question.reject
      .filter((wrong) => right.includes(plainAnswer(wrong)))
      .map((wrong) => trouble(`${where}.reject`, `"${wrong}" is also accepted`));
  }),
);

/** In listening the title is read before the answer is heard; in reading it belongs to the text. */
const printed = itemCheck('answer-printed', 'warning', PAPERS, (paper) =>
  typed(paper).flatMap((asked) => {
    const around = paper.kind === 'listening' ? [paper.title.en, paper.setting?.en ?? ''] : [];
    const words = [bodyText(asked.group), asked.question.text ?? '', ...around].join(' ');
    const task = plain(words.replace(/__\d+__/g, ' '));
    return formsOf(asked)
      .filter((form) => !/^\d+$/.test(form) && saysPlain(task, plainAnswer(form)))
      .slice(0, 1)
      .map((form) => trouble(asked.where, `"${form}" is printed in the task`));
  }),
);

/** In the text as it stands, spelled letter by letter, or spoken as a number. */
export function occurs(form: string, text: string, plainText: string): boolean {
  const words = plainAnswer(form);
  if (saysPlain(plainText, words) || saysPlain(plainText.replace(/[£$€%]/g, ''), words)) return true;
  if (words.length >= 4 && spelledOut(plainText).includes(words.replaceAll(' ', ''))) return true;
  if (!digitsOf(form)) return false;
  return words.split(' ').every((part) => (digitsOf(part) ? speaksNumber(text, part) : saysPlain(plainText, part)));
}

/** "o s g r o v e" → "osgrove"; only runs of single letters and digits are joined. */
const spelledOut = (plainText: string): string[] =>
  (plainText.match(/(?<=^| )[a-z0-9]( [a-z0-9])+(?= |$)/g) ?? []).map((run) => run.replaceAll(' ', ''));

export const typedAnswerChecks = [pattern, wordLimit, inText, inEvidence, rejected, printed];
