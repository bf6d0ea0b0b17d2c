import { countWords, type Sentence } from '../../text/essay-text.ts';
import { quote } from '../../text/quote.ts';
import { type Facts, type Point, weakness } from '../facts.ts';
import { isLetter } from '../letter.ts';
import { linkSplice } from '../links/link-commas.ts';
import { halfContrast, linkForms } from '../links/link-forms.ts';
import { linkPraise } from '../links/link-praise.ts';
import { endingPoints, forOpenings, linkSlips } from '../links/link-slips.ts';
import { samePronoun, sameStart } from './in-a-row.ts';
import { paragraphPoints } from './paragraph-lengths.ts';
import { openingPoints } from './paragraph-openings.ts';
import { referencePoints } from './references.ts';
import { rowPoints } from './row-by-row.ts';

/** "Because it rains, …" is a whole sentence, and so is "So that …" with its main clause. */
const SIMPLE_OPENERS = /^\W*(and|but|so(?! that\b)|because(?! of\b)(?=[^,]*$))\b/i;
const ADDING = /^\W*(moreover|furthermore|in addition|besides|additionally|also|what is more)\b/i;

export const cohesionPoints = (facts: Facts): Point[] => [
  ...paragraphPoints(facts),
  ...(facts.bands.criteria.cc.band < 7 ? weakPoints(facts) : []),
  ...linkPraise(facts),
];

const weakPoints = (facts: Facts): Point[] => [
  ...openerPoints(facts),
  ...openingPoints(facts),
  ...rowPoints(facts),
  ...linkSlips(facts),
  ...linkForms(facts),
  ...halfContrast(facts),
  ...linkSplice(facts),
  ...endingPoints(facts),
  ...noEnding(facts),
  ...forOpenings(facts),
  ...referencePoints(facts),
  ...sameStart(facts),
  ...samePronoun(facts),
];

/** Words with which a last paragraph draws its conclusion, whatever stands first in it. */
const SUMS_UP =
  /\b(?:inconcl\w+|conclu\w+|reasons? why|that(?:'?s| is) why|i (?:\w+ )?recommend|all things considered|taking (?:everything|all)|in a nutshell|in closing|sum up|summary|in short|in brief|in a word|all in all|overall|therefore|thus|hence|so i|so (?:it is|we|they|the)|basically|in general|in my (?:view|opinion)|i (?:\w+ )?(?:think|believe|agree|disagree|hope|support)|to me|balance|as a whole|ultimately|in the end|finally)\b/i;

/** Task 2: the text stops with its last point. */
function noEnding({ essay, structure, request, bands }: Facts): Point[] {
  const last = structure.at(-1)!;
  // A strong writer may let the last point close the text.
  if (bands.overall.band >= 7) return [];
  if (request.task === 1 || structure.length < 3 || last.role === 'closing') return [];
  if (SUMS_UP.test(essay.text.slice(last.start, last.end))) return [];
  return [
    weakness(
      1.5,
      '最后一段没有 in conclusion、overall 或 I believe 这样的收尾。哪一句是全文的结尾？',
      'The last paragraph has no "in conclusion", "overall" or "I believe". Which sentence closes the text?',
      quote(essay.sentences.at(-1)!),
      {
        zh: '7 分的文章用单独一段收尾，用一两句话把全文的回答说完整。',
        en: 'A 7 closes with a paragraph that gives the whole answer in a sentence or two.',
      },
    ),
  ];
}

function openerPoints({ essay, request }: Facts): Point[] {
  const adding = essay.sentences.filter((one) => ADDING.test(one.text));
  // A small letter goes on from the line above.
  const simple = essay.sentences.filter((one) => SIMPLE_OPENERS.test(one.text) && /^\W*[A-Z]/.test(one.text));
  const joined = simple.find((one) => {
    const before = essay.sentences[essay.sentences.indexOf(one) - 1];
    // Behind a "because" no "so" follows.
    if (/\b(?:because|since|as)\b/i.test(before?.text ?? '')) return false;
    return before?.paragraph === one.paragraph && countWords(before.text) + countWords(one.text) <= JOINED;
  });
  const word = (one: Sentence, pattern: RegExp) => capital(pattern.exec(one.text)?.[1] ?? '');
  return [
    ...(adding.length >= 3
      ? [
          weakness(
            1.5,
            `有 ${adding.length} 句用 ${list(adding, ADDING)} 开头，都只表示“再加一点”。`,
            `${adding.length} sentences open with ${list(adding, ADDING)}: each only says "one thing more".`,
            quote(adding[1]!),
            {
              zh: `删掉这里的 ${word(adding[1]!, ADDING)}，用 this 或 such 加一个名词接上一句。`,
              en: `Drop "${word(adding[1]!, ADDING)}" here and carry on with "this" or "such" and a noun.`,
            },
          ),
        ]
      : []),
    ...(simple.length >= SIMPLE && joined && !isLetter(request)
      ? [
          weakness(
            1 + 0.15 * simple.length,
            `至少有 ${simple.length} 句以 ${list(simple, SIMPLE_OPENERS)} 开头。`,
            `At least ${simple.length} sentences begin with ${list(simple, SIMPLE_OPENERS)}.`,
            quote(joined),
            {
              zh: `如果说的是同一件事，就接到上一句后面，写成一句：“…, ${word(joined, SIMPLE_OPENERS).toLowerCase()} …”；不是的话，去掉开头这个词。`,
              en: `If this belongs to the sentence before, make one of the two: "…, ${word(joined, SIMPLE_OPENERS).toLowerCase()} …". If not, it can do without the word.`,
            },
          ),
        ]
      : []),
  ];
}

/** Two of them are nobody's habit, and a letter may be plain. */
const SIMPLE = 3;

const JOINED = 35; // Two sentences joined must not be a run-on.
const list = (sentences: Sentence[], pattern: RegExp) =>
  [...new Set(sentences.map((one) => capital(pattern.exec(one.text)![1]!)))].slice(0, 4).join(', ');
const capital = (word: string) => word[0]!.toUpperCase() + word.slice(1).toLowerCase();
