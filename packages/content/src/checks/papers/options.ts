import { isVerdictType, VERDICTS } from '@ninefold/core/practice/question-types';
import { labelsOf } from '../../compile/paper.ts';
import { type AskedQuestion, paperView } from '../../paper-view.ts';
import type { Paper } from '../../schema/item.ts';
import type { Option } from '../../schema/question.ts';
import { plain, repeated, wordsOf } from '../../text.ts';
import { itemCheck, trouble } from '../check-list.ts';

/** Lists of options and the keys that point into them. */

const PAPERS = ['reading', 'listening'] as const;

/** Where the choices of a question come from; empty for typed answers. */
function choicesOf({ group, question }: AskedQuestion, paper: Paper): string[] {
  if (isVerdictType(group.type)) return [...VERDICTS[group.type]];
  if (group.type === 'matching-information')
    return paper.kind === 'reading' ? labelsOf(paper, group.text) : paperView(paper).order;
  return (question.options ?? group.options ?? []).map(({ key }) => key);
}

const choosing = (paper: Paper) => paperView(paper).questions.filter(({ interaction }) => interaction !== 'gap');

const ownOptions = ({ group, question }: AskedQuestion) => question.options ?? group.options ?? [];

const optionLists = (paper: Paper): { options: Option[]; where: string; isPicture: boolean }[] =>
  paper.groups.flatMap((group, at) => {
    const isPicture = group.body?.layout === 'picture';
    const own = group.questions.map(({ options }, index) => ({
      options,
      where: `groups.${at}.questions.${index}.options`,
    }));
    return [{ options: group.options, where: `groups.${at}.options` }, ...own].flatMap(({ options, where }) =>
      options ? [{ options, where, isPicture }] : [],
    );
  });

const missing = itemCheck('options-missing', 'error', PAPERS, (paper) =>
  choosing(paper)
    .filter((asked) => choicesOf(asked, paper).length === 0)
    .map(({ group, where }) => trouble(where, `${group.type} needs a list of options`)),
);

const keys = itemCheck('option-keys', 'error', PAPERS, (paper) =>
  optionLists(paper).flatMap(({ options, where }) => {
    const found = options.map(({ key }) => key);
    const expected = /^[A-Z]$/.test(found[0] ?? '') ? LETTERS : ROMAN;
    const wrong = found.find((key, at) => key !== expected[at]);
    return wrong ? [trouble(where, `${found.join(', ')} do not run on from ${expected[0]}`)] : [];
  }),
);

const texts = itemCheck('option-texts', 'error', PAPERS, (paper) =>
  optionLists(paper).flatMap(({ options, where }) =>
    repeated(options.map(({ text }) => plain(text))).map((text) => trouble(where, `two options say "${text}"`)),
  ),
);

const answerIsOption = itemCheck('answer-is-option', 'error', PAPERS, (paper) =>
  choosing(paper).flatMap((asked) => {
    const choices = choicesOf(asked, paper);
    if (choices.length === 0) return [];
    return asked.answers
      .filter((answer) => !choices.includes(answer))
      .map((answer) => trouble(`${asked.where}.answer`, `${answer} is not one of ${choices.join(', ')}`));
  }),
);

const answerCount = itemCheck('answer-count', 'error', PAPERS, (paper) =>
  choosing(paper).flatMap(({ answers, numbers, interaction, where }) => [
    ...(answers.length === numbers.length && repeated(answers).length === 0
      ? []
      : [trouble(`${where}.answer`, `${answers.join(', ')} for ${numbers.length} marks`)]),
    ...(interaction === 'choices' || numbers.length === 1
      ? []
      : [trouble(`${where}.n`, 'one mark only for this type')]),
  ]),
);

const count = itemCheck('options-count', 'warning', PAPERS, (paper) =>
  choosing(paper).flatMap((asked) => {
    const size = ownOptions(asked).length;
    const { type } = asked.group;
    if (type === 'mcq-single' && size !== (paper.kind === 'reading' ? 4 : 3)) {
      return [trouble(asked.where, `${size} options; ${paper.kind} has ${paper.kind === 'reading' ? 4 : 3}`)];
    }
    const expected = asked.numbers.length === 3 ? 7 : 5;
    if (type !== 'mcq-multi' || size >= expected) return [];
    return [trouble(asked.where, `choose ${asked.numbers.length} of ${size}; the exam offers ${expected}`)];
  }),
);

const reused = itemCheck('option-reused', 'error', PAPERS, (paper) =>
  paper.groups.flatMap((group, at) => {
    const asked = paperView(paper).questions.filter((one) => one.group === group);
    if (group.reuse || asked[0]?.interaction !== 'match' || group.type === 'matching-information') return [];
    return repeated(asked.flatMap(({ answers }) => answers)).map((key) =>
      trouble(`groups.${at}`, `${key} is the key twice, but reuse is not allowed`),
    );
  }),
);

/** Without a spare option the last answer follows by itself. */
const spare = itemCheck('spare-options', 'warning', PAPERS, (paper) =>
  paper.groups.flatMap((group, at) => {
    const { options, questions, reuse, type } = group;
    if (!options || reuse || type === 'classification' || options.length > questions.length) return [];
    return [
      trouble(`groups.${at}.options`, `${options.length} options for ${questions.length} questions: none to spare`),
    ];
  }),
);

const why = itemCheck('option-why', 'warning', PAPERS, (paper) =>
  paper.status !== 'published'
    ? []
    : choosing(paper)
        .filter(
          ({ group, question }) => group.type.startsWith('mcq') && !question.options?.every((option) => option.why),
        )
        .map(({ where }) => trouble(`${where}.options`, 'not every option says why')),
);

const longKey = itemCheck('long-key', 'warning', PAPERS, (paper) =>
  choosing(paper).flatMap(({ group, question, answers, where }) => {
    if (group.type !== 'mcq-single' || !question.options) return [];
    const length = (option: Option) => wordsOf(option.text).length;
    const right = question.options.filter(({ key }) => answers.includes(key)).map(length)[0] ?? 0;
    const others = question.options.filter(({ key }) => !answers.includes(key)).map(length);
    const mean = others.reduce((sum, words) => sum + words, 0) / others.length;
    return right >= 4 && right > 1.6 * mean ? [trouble(where, 'the right option is much the longest')] : [];
  }),
);

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const ROMAN = 'i ii iii iv v vi vii viii ix x xi xii xiii xiv'.split(' ');

export const optionChecks = [missing, keys, texts, answerIsOption, answerCount, count, reused, spare, why, longKey];
