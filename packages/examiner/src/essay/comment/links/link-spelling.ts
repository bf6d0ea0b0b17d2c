import { quoteAround } from '../../text/quote.ts';
import { type Facts, type Point, weakness } from '../facts.ts';

const LIGHT = 0.1;

/** Linking words as learners misspell them, each with what is meant. */
const MISSPELT: readonly [RegExp, string][] = [
  [/\b(?:nethertheless|neverthless|nevertheles|neverthelss|nevetheless)\b/i, 'nevertheless'],
  [/\b(?:nonethless|nonetheles|nontheless)\b/i, 'nonetheless'],
  [/\b(?:therfore|therefor|therefoe|therofore|thefore)\b/i, 'therefore'],
  [/\b(?:morover|moreove|morevoer)\b/i, 'moreover'],
  [/\b(?:futhermore|furthemore|furthurmore|futhurmore|furthermor)\b/i, 'furthermore'],
  [/\b(?:desipte|dispite|despide|dispight)\b/i, 'despite'],
  [/\b(?:althought|althogh|althoug|allthough|althouth)\b/i, 'although'],
  [/\b(?:howerver|howver|howevr|hoewever)\b/i, 'however'],
  [/\b(?:forexample|for exmple|for exemple|for exampl|for examble)\b/i, 'for example'],
  [/\b(?:forinstance|for intance|for instence|for instans)\b/i, 'for instance'],
  [/\b(?:inaddition|in addittion|in additation|in adition|in addtion)\b/i, 'in addition'],
  [/\b(?:inconclusion|in conculsion|in conlusion|in conclution|in conclussion)\b/i, 'in conclusion'],
  [/\b(?:consequenty|consequentely|consquently|concequently)\b/i, 'consequently'],
  [/\b(?:firsly|fristly|firtly|fisrtly)\b/i, 'firstly'],
  [/\b(?:secondely|secondry|secoundly|seconly)\b/i, 'secondly'],
  [/\b(?:finaly|finnaly|finnally)\b/i, 'finally'],
  [/\b(?:beacuse|becuase|becouse|becasue|becaus|beause)\b/i, 'because'],
  [/\b(?:wheras|whereass)\b/i, 'whereas'],
];

/** A link that is spelt in another way: the reader stops at the very word that should lead on. */
export function misspeltLinks({ essay, unwanted }: Facts): Point[] {
  const found = MISSPELT.flatMap(([pattern, right]) => {
    const match = pattern.exec(essay.text);
    const isUnwanted = match && unwanted.some((one) => one.start <= match.index && one.end > match.index);
    return match && !isUnwanted ? [{ start: match.index, end: match.index + match[0].length, right }] : [];
  }).sort((a, b) => a.start - b.start);
  const [first] = found;
  if (!first) return [];
  const shown = found.slice(0, 3).map(({ start, end, right }) => ({ from: essay.text.slice(start, end), right }));
  return [
    weakness(
      LIGHT,
      `连接词没有写对：${shown.map(({ from }) => from).join('、')}。`,
      `A linking word is not spelt as it should be: ${shown.map(({ from }) => `"${from}"`).join(', ')}.`,
      quoteAround(essay, first),
      {
        zh: `连接词就那么几个，值得背准：${shown.map(({ from, right }) => `${from} → ${right}`).join('；')}。`,
        en: `There are few of them, so learn them by heart: ${shown.map(({ from, right }) => `"${from}" → "${right}"`).join(', ')}.`,
      },
    ),
  ];
}

const TWICE =
  /(?:^|[.;,!?] ?|\n)\W*((?:despite this|however|nevertheless)[, ]+(?:on the other hand|nevertheless|nonetheless)|but[, ]+however(?=,)|so[, ]+(?:therefore|thus|as a result)|therefore[, ]+(?:as a result|thus)|(?:in addition|moreover|furthermore|besides)[, ]+(?:in addition|moreover|furthermore|besides)(?= ?,)|for example[, ]+(?:such as|for instance))\b/i;

/** "Despite this, on the other hand": two links for one step. */
export function twoLinks({ essay }: Facts): Point[] {
  const match = TWICE.exec(essay.text);
  if (!match) return [];
  return [
    weakness(
      LIGHT,
      `“${match[1]}”用了两个连接词说同一层关系。`,
      `"${match[1]}" puts two links where one step is made.`,
      quoteAround(essay, {
        start: match.index + match[0].length - match[1]!.length,
        end: match.index + match[0].length,
      }),
      { zh: '7 分的文章一处只用一个连接词。', en: 'A 7 uses one link for one step.' },
    ),
  ];
}
