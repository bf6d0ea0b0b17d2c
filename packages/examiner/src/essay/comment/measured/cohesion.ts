import { contentStems } from '../../relevance.ts';
import type { Both } from '../../report.ts';
import { quote } from '../../text/quote.ts';
import { type Facts, inside, type Point, weakness } from '../facts.ts';
import { isLetter } from '../letter.ts';
import { bodies, bodySentences, numberOf } from './places.ts';
import { sameLink } from './same-link.ts';

export const cohesionMeasured = (facts: Facts): Point[] => [
  ...onlyATopic(facts),
  ...crowded(facts),
  ...stepByStep(facts),
  ...freshStarts(facts),
  ...sameLink(facts),
  ...noBridge(facts),
];

const ONLY_A_TOPIC =
  /\b(?:reason|problem|advantage|disadvantage|benefit|drawback|cause|point|issue|solution|thing|one) is (?:about|related to|connected with) [^.,;:]{3,40}\.$/i;

/** "Another reason is about health.": the topic is named, and the point is still to come. */
function onlyATopic(facts: Facts): Point[] {
  const found = bodySentences(facts).find((one) => ONLY_A_TOPIC.test(one.text) && one.words.length <= 12);
  if (!found) return [];
  return [
    weakness(
      0.25,
      '这一句只说出话题（is about …），要点要到下一句才出现。',
      'This sentence only names a topic ("is about …"); the point comes in the next one.',
      quote(found),
      {
        zh: '7 分的文章会把两句合成一个要点，用 is that 说出来。',
        en: 'A 7 makes one point of the two and says it at once, with "is that …".',
      },
    ),
  ];
}

const NEXT_POINT =
  /^\W*(the (?:biggest|main|first|second|third|most important|other|last) \w+|one (?:\w+ )?(?:reason|advantage|benefit|cause|problem)|another \w+|first(?:ly)?|second(?:ly)?|third(?:ly)?|first of all|to begin with|in addition|besides|moreover|furthermore|also|what is more|finally|lastly)\b/i;

/** Three points and more share one paragraph. */
function crowded(facts: Facts): Point[] {
  if (facts.request.task === 1) return [];
  for (const one of bodies(facts).filter(({ role }) => role === 'body')) {
    const points = inside(facts, one).filter(({ text }) => NEXT_POINT.test(text));
    if (points.length < 3) continue;
    const named = points.map(({ text }) => NEXT_POINT.exec(text)![1]!);
    const at = numberOf(facts, one);
    const each = Math.round(one.words / points.length / 5) * 5;
    return [
      weakness(
        0.24,
        `第 ${at} 段一连讲了 ${points.length} 点（${named.join('、')}），每点大约 ${each} 词。`,
        `Paragraph ${at} goes through ${points.length} points (${named.map((word) => `"${word}"`).join(', ')}), about ${each} words for each.`,
        quote(points.at(-1)!),
        {
          zh: '7 分的文章一段只讲一个中心：留下最有力的一两点，其余的删掉或另起一段。',
          en: 'A 7 keeps one centre to a paragraph: the strongest point or two stay, the rest goes or gets a paragraph of its own.',
        },
      ),
    ];
  }
  return [];
}

const STEP =
  /^\W*(first(?:ly)?|second(?:ly)?|third(?:ly)?|in the first step|then|next|after (?:that|this|\w+ing)|afterwards|finally|lastly|at the end)\b/i;

/** Task 1: the sentences are put in order by step words alone. */
function stepByStep(facts: Facts): Point[] {
  if (facts.request.task === 2 || isLetter(facts.request)) return [];
  const all = bodySentences(facts);
  const steps = all.filter((one) => STEP.test(one.text));
  if (steps.length < 4 || steps.length < 0.3 * all.length) return [];
  const words = [...new Set(steps.map((one) => STEP.exec(one.text)![1]!))].slice(0, 4);
  return [
    weakness(
      0.23,
      `${all.length} 句细节里有 ${steps.length} 句靠 ${words.join('、')} 一类的词排先后。`,
      `${steps.length} of the ${all.length} sentences of detail are put in order by words like ${words.map((one) => `"${one}"`).join(', ')}.`,
      quote(steps[2]!),
      {
        zh: '7 分的报告会让上一步的结果作下一步的主语，或用 once、before、which 接起来。',
        en: 'A 7 makes the result of one step the subject of the next, or ties them with "once", "before" or "which".',
      },
    ),
  ];
}

const TIED =
  /^\W*(?:however|also|then|therefore|thus|hence|consequently|moreover|furthermore|besides|in (?:addition|contrast|return|fact|other|this|these|that|such)|by contrast|similarly|likewise|meanwhile|instead|otherwise|so|but|and|or|yet|still|as|if|when|while|because|since|although|though|even|despite|unlike|like|for|after|before|once|overall|finally|first\w*|second\w*|third\w*|next|another|other|others|the (?:other|same|rest|second|third|latter|former|opposite)|both|neither|all|some|this|these|that|those|such|it|they|he|she|we|i|you|its|their|his|her|there|here|only|now|today|at|on|from|with|without|to|through|what|who|how|why|nevertheless|nonetheless|alternatively|admittedly|of course|most|many|one|each|every)\b/i;
/** Words inside that tie a sentence to the one before as well. */
const TIES =
  /\b(?:also|too|as well|however|therefore|instead|in turn|this|these|such|same|other|another|more|less|again|similar\w*|than)\b/i;

/** Three neighbours that each begin afresh: a new subject, and nothing that ties it to the sentence before. */
function freshStarts(facts: Facts): Point[] {
  const all = bodySentences(facts);
  const isFresh = (one: (typeof all)[number], before: (typeof all)[number]) => {
    const said = contentStems(before.text);
    return (
      one.paragraph === before.paragraph &&
      !TIED.test(one.text) &&
      !TIES.test(one.text) &&
      ![...contentStems(one.text)].some((stem) => said.has(stem))
    );
  };
  const at = all.findIndex((one, i) => i > 0 && isFresh(one, all[i - 1]!) && all[i + 1] && isFresh(all[i + 1]!, one));
  if (at < 0) return [];
  const opens = [at - 1, at, at + 1].map((i) =>
    all[i]!.text.split(/\s+/)
      .slice(0, 3)
      .join(' ')
      .replace(/[,.;:]$/, ''),
  );
  return [
    weakness(
      0.22,
      `这里接连三句（${opens.join(' / ')}）各说一件事，没有一个词接上前一句。`,
      `Three sentences in a row ("${opens.join('", "')}") each begin afresh; no word takes up the one before.`,
      quote(all[at]!),
      facts.request.task === 1
        ? {
            zh: '7 分的文章会用 while、where 或 as well 把相邻的两项接在一起。',
            en: 'A 7 ties neighbours together: "while", "where", "as well".',
          }
        : {
            zh: '7 分的文章会用 this 加名词接上一句，或者说出是结果、例子还是相反。',
            en: 'A 7 takes the sentence before up with "this" and a noun, or says whether it is a result, a case or the opposite.',
          },
    ),
  ];
}

/** Words with which the opening of a paragraph looks back, wherever they stand in it. */
const LOOKS_BACK =
  /\b(?:this|these|that|those|such|same|other|another|others|second|third|also|too|as well|however|more|besides|addition|contrast|both|despite|although|while|whereas|nevertheless|therefore|again|opposite|still|yet|return|remaining|rest|latter|former|finally|instead|too|them|it|they|their|its|then|next|after)\b/i;

/** A paragraph of the body whose first sentence shares nothing with the paragraph before. */
function noBridge(facts: Facts): Point[] {
  const { structure, essay, request } = facts;
  const found = structure.find((one, i) => {
    const before = structure[i - 1];
    if (one.role !== 'body' || before?.role !== 'body' || LOOKS_BACK.test(one.point.text)) return false;
    const said = contentStems(essay.text.slice(before.start, before.end));
    const first = essay.text.slice(one.point.start, one.point.end);
    return ![...contentStems(first)].some((stem) => said.has(stem));
  });
  if (!found) return [];
  const at = numberOf(facts, found);
  return [
    weakness(
      0.15,
      `第 ${at} 段的第一句没有一个词接上第 ${at - 1} 段。`,
      `No word in the first sentence of paragraph ${at} takes up paragraph ${at - 1}.`,
      found.point,
      bridge(facts, isLetter(request)),
    ),
  ];
}

const bridge = ({ request }: Facts, letter: boolean): Both =>
  letter
    ? {
        zh: '7 分的信会用半句话过渡，比如 As for the date, … 或 To put this right, …。',
        en: 'A letter at 7 leads over in half a sentence: "As for the date, …" or "To put this right, …".',
      }
    : request.task === 1
      ? {
          zh: '7 分的报告会先说这一段和上一段是什么关系，比如 Unlike …, 或 Turning to …。',
          en: 'A 7 first says how this paragraph stands to the one before: "Unlike …," or "Turning to …".',
        }
      : {
          zh: '7 分的文章会用半句话带上前一段的要点，再说新的要点：Apart from …, 或 Even if …, 。',
          en: 'A 7 takes the last point along in half a sentence before the new one: "Apart from …," or "Even if …,".',
        };
