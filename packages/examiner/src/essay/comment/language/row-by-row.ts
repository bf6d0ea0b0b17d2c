import { figureNames } from '../../figures/names.ts';
import type { Sentence } from '../../text/essay-text.ts';
import { quote } from '../../text/quote.ts';
import { type Facts, type Point, weakness } from '../facts.ts';

/** Task 1: the figure read out row by row, or year by year, instead of grouped. */
export function rowPoints({ essay, request }: Facts): Point[] {
  if (request.task === 2 || !request.figure) return [];
  const rows = inARow(essay.sentences, figureNames(request));
  const years = essay.sentences.filter((one) => /^\W*in (?:19|20)\d\d\b/i.test(one.text));
  return [
    ...(rows
      ? [
          weakness(
            1.5,
            `接连 ${rows.length} 句各以一个项目开头（${rows.map((one) => one.label).join('、')}），像在逐行念图。`,
            `${rows.length} sentences in a row each open with another item (${rows.map((one) => one.label).join(', ')}): the figure is read out line by line.`,
            quote(rows[1]!.sentence),
            {
              zh: '7 分的报告会把数据相近的项目放进一句，再用 whereas 引出不同的。',
              en: 'A 7 puts the items with similar figures into one sentence and sets the others against them with "whereas".',
            },
          ),
        ]
      : []),
    ...(years.length >= 3
      ? [
          weakness(
            1.3,
            `有 ${years.length} 句以 In 加年份开头。`,
            `${years.length} sentences open with "In" and a year.`,
            quote(years[1]!),
            { zh: '让项目作主语，把年份放到句末。', en: 'Let the item be the subject and put the year at the end.' },
          ),
        ]
      : []),
  ];
}

type Row = { sentence: Sentence; label: string };
/** The first run of at least three neighbours that each begin with another label. */
function inARow(sentences: Sentence[], labels: string[]): Row[] | null {
  let run: Row[] = [];
  for (const sentence of sentences) {
    const label = labels.find((one) =>
      sentence.text
        .toLowerCase()
        .replace(/^(?:the|for|as for) /, '')
        .startsWith(one.toLowerCase()),
    );
    if (label && run.length && !run.some((one) => one.label === label)) run.push({ sentence, label });
    else {
      if (run.length >= 3) return run;
      run = label ? [{ sentence, label }] : [];
    }
  }
  return run.length >= 3 ? run : null;
}
