import type { ErrorKind } from '../../errors/hint.ts';
import type { Both, Correction } from '../../report.ts';
import { quoteAround } from '../../text/quote.ts';
import { KIND_NAMES } from '../explain.ts';
import { type Facts, type Point, weakness } from '../facts.ts';
import { longPoints } from './long-sentence.ts';
import { leavesWrong, mended } from './mended.ts';
import { placeToCheck } from './place-to-check.ts';
import { rangePraise } from './range-praise.ts';
import { sentencePoints } from './sentence-points.ts';

const GRAMMAR: ReadonlySet<ErrorKind> = new Set([
  'agreement',
  'verb',
  'number',
  'article',
  'comparison',
  'linking',
  'punctuation',
  'capital',
]);
/** Right at the place, but the words around it mostly want something else as well. */
const NO_REASON: ReadonlySet<string> = new Set(['be-bare-noun', 'comma-splice', 'comma-splice-noun', 'the-same']);
/** A comma inside a sentence is told only where nothing else is. */
const isComma = ({ kind, rule }: Correction) => kind === 'punctuation' && !/splice|middle|stop/.test(rule);

export function grammarPoints(facts: Facts): Point[] {
  const slips = facts.corrections.filter(
    (one) =>
      GRAMMAR.has(one.kind) &&
      one.certain &&
      !NO_REASON.has(one.rule) &&
      mended(facts, one) &&
      !leavesWrong(facts, one),
  );
  const kinds = kindPoints(facts, slips);
  return [
    ...kinds,
    ...longPoints(facts),
    ...noArticles(facts),
    ...(kinds.length ? [] : placeToCheck(facts)),
    ...(facts.bands.criteria.gra.band < 7 ? sentencePoints(facts) : []),
    ...(facts.bands.criteria.gra.band >= 7 ? rangePraise(facts) : []),
  ];
}

/** The kind found most often first. How often is not said: there are always slips that no rule finds. */
function kindPoints(facts: Facts, slips: Correction[]): Point[] {
  const { essay } = facts;
  const byName = new Map<string, Correction[]>();
  const heavyFirst = [...slips].sort((a, b) => Number(isComma(a)) - Number(isComma(b)));
  for (const slip of heavyFirst) byName.set(nameOf(slip).en, [...(byName.get(nameOf(slip).en) ?? []), slip]);
  return [...byName.values()]
    .sort((a, b) => b.length - a.length)
    .slice(0, 3)
    .map((list) => {
      const first = list[0]!;
      const name = nameOf(first);
      // The words of one explanation only: another slip of the kind may need another one.
      const same = list.filter((one) => one.explanation.en === first.explanation.en);
      const all = same.flatMap((one) => mended(facts, one) ?? []);
      const shown = [...new Map(all.map((one) => [one.en, one])).values()].slice(0, 3);
      return weakness(
        list.every(isComma) ? 0.6 : 1 + list.length * 0.5,
        `${name.zh}：${first.explanation.zh}`,
        `${name.en[0]!.toUpperCase()}${name.en.slice(1)}: ${first.explanation.en}`,
        quoteAround(essay, first),
        {
          zh: `改成：${shown.map((one) => one.zh).join('；')}。`,
          en: `Write: ${shown.map((one) => one.en).join('; ')}.`,
        },
      );
    });
}

const THIS_THESE: Both = { zh: 'this 和 these', en: '"this" and "these"' };
/** The rule for the third person also mends a tense; the name follows the explanation. */
const nameOf = ({ kind, rule, explanation }: Correction): Both =>
  rule === 'this-plural' || rule === 'this-these'
    ? THIS_THESE
    : kind === 'agreement' && /past/.test(explanation.en)
      ? KIND_NAMES.verb
      : KIND_NAMES[kind];

const articlesIn = (text: string) => text.match(/\b(?:an?|the)\b/gi)?.length ?? 0;

function noArticles({ essay, words, features, corrections }: Facts): Point[] {
  if (features.word_the! + features.word_a! >= 0.022 || essay.words.length <= 60) return [];
  // Only a place where one is missing for sure shows what is meant.
  const article = corrections.find(
    (one) =>
      one.kind === 'article' &&
      one.certain &&
      !one.rule.startsWith('tagger-') &&
      articlesIn(one.replacement) > articlesIn(one.original),
  );
  const place = article ? quoteAround(essay, article) : undefined;
  if (!place) return [];
  return [
    weakness(
      3,
      `全文 ${words} 词里几乎没有冠词（a、an、the）。`,
      `Next to no articles (a, an, the) in ${words} words.`,
      place,
      {
        zh: '单数可数名词前面要有 a、an 或 the：从这里开始逐个检查。',
        en: 'A singular noun that can be counted needs a, an or the: begin here and check each one.',
      },
    ),
  ];
}
