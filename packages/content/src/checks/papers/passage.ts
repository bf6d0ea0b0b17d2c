import { PASSAGE_LENGTHS, partOf } from '../../measures/limits.ts';
import { paperView } from '../../paper-view.ts';
import { gradeLevel } from '../../readability.ts';
import { plain, saysPlain, wordsOf } from '../../text.ts';
import { itemCheck, trouble } from '../check-list.ts';

/** Flesch-Kincaid grades; General Training texts are plainer. */
const GRADES = { academic: [8, 16], general: [4, 15] } as const;

const labels = itemCheck('paragraph-labels', 'error', ['reading'], (paper) => {
  const found = paper.paragraphs.map(({ label }) => label).join('');
  return 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.startsWith(found)
    ? []
    : [trouble('paragraphs', `labels run ${found.split('').join(', ')} instead of A, B, C …`)];
});

const length = itemCheck('passage-length', 'warning', ['reading'], (paper) => {
  const words = wordsOf(paperView(paper).text).length;
  const { min, max, target } = partOf(PASSAGE_LENGTHS[paper.module], paper.part);
  if (paper.length === 'short' || (words >= min && words <= max)) return [];
  const part = `${paper.module} part ${paper.part}`;
  return [trouble('paragraphs', `${words} words, ${part} has about ${target} (${min} to ${max})`)];
});

const readability = itemCheck('readability', 'warning', ['reading'], (paper) => {
  const grade = gradeLevel(paperView(paper).text);
  const [low, high] = GRADES[paper.module];
  return grade >= low && grade <= high
    ? []
    : [trouble('paragraphs', `reads at grade ${grade}, exam texts at ${low} to ${high}`)];
});

/** A term may stand in the text in the plural. */
const glossary = itemCheck('glossary', 'error', ['reading'], (paper) =>
  paper.glossary.flatMap(({ term }, at) =>
    [term, `${term}s`, `${term}es`].some((form) => saysPlain(paperView(paper).plainText, plain(form)))
      ? []
      : [trouble(`glossary.${at}.term`, `"${term}" is not in the text`)],
  ),
);

/** Four FALSE in a row teach guessing. */
const balance = itemCheck('verdict-balance', 'warning', ['reading'], (paper) =>
  paper.groups.flatMap((group, at) => {
    if (group.type !== 'tfng' && group.type !== 'ynng') return [];
    const keys = group.questions.map(({ answer }) => String(answer));
    const most = Math.max(...keys.map((key) => keys.filter((other) => other === key).length));
    if (keys.length < 4) return [];
    if (!keys.includes('NG')) return [trouble(`groups.${at}`, 'nothing is NOT GIVEN')];
    return most / keys.length > 0.67 ? [trouble(`groups.${at}`, `keys are ${keys.join(' ')}`)] : [];
  }),
);

export const passageChecks = [labels, length, readability, glossary, balance];
