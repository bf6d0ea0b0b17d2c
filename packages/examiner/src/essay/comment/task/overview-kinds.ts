import type { Both } from '../../report.ts';
import type { EssayText, Sentence } from '../../text/essay-text.ts';
import type { kindOf } from '../places.ts';
import { DRAWN } from '../structure.ts';

type Kind = ReturnType<typeof kindOf>;

/** What an overview is, by what is drawn. */
export const ADVICE: Record<Kind | 'picture', Both> = {
  picture: {
    zh: '在这一句后面用 Overall 写一句：图中最大的相同和不同是什么。',
    en: 'Behind this sentence a 7 begins one with "Overall": what is alike in the picture, and what differs most.',
  },
  numbers: {
    zh: '在这一句后面用 Overall 另起一段，用两句话写最主要的特点，不带数字。',
    en: 'Behind this sentence a 7 begins a paragraph with "Overall": the two main features, without numbers.',
  },
  process: {
    zh: '在这一句后面用 Overall 写一句：一共几个阶段或部分，从什么开始，最后得到什么。',
    en: 'Behind this sentence a 7 begins one with "Overall": how many stages or parts there are, what comes first and what last.',
  },
  map: {
    zh: '在这一句后面用 Overall 写一句：变化最大的是什么，什么没有变。',
    en: 'Behind this sentence a 7 begins one with "Overall": what changed most, and what stayed as it was.',
  },
};

/** What a second sentence of an overview adds, by what is drawn, and the words that have said it already. */
export const SECOND: Record<Kind, { said: RegExp; better: Both }> = {
  numbers: {
    said: /\b(?:while|whereas|except|apart from|although)\b/i,
    better: {
      zh: '再加一句，写最大的差别或唯一的例外。',
      en: 'Add a second one: the largest difference, or the one exception.',
    },
  },
  process: {
    said: /\b(?:begin\w*|start\w*|end\w*|final\w*|first|last|result\w*|from)\b/i,
    better: {
      zh: '再加一句：从什么开始，最后得到什么。',
      en: 'Add a second one: what it begins with, and what comes out at the end.',
    },
  },
  map: {
    said: /\b(?:remain\w*|same|unchanged|stay\w*|keep\w*|kept|while|whereas|although)\b/i,
    better: { zh: '再加一句：什么没有变。', en: 'Add a second one: what stayed as it was.' },
  },
};

/** Words for many things, for the whole, for a change or a rank: a sentence with one of them may be the overview. */
const OF_SEVERAL =
  /\b(?:all|both|most|mostly|every|each|majority|several|various|many|different|differen\w+|others?|significant\w*|general\w*|main\w*|period|throughout|trends?|chang\w+|more|less|than|steps?|stages?|phases?|parts?|features?|similar\w*|same|while|whereas|increas\w*|decreas\w*|gr[eo]w\w*|highest|lowest|largest|biggest|expand\w*|whole|entire\w*|total|change[sd]?|clear\w*|seen|see|notic\w*|appear\w*|evident|obvious|brief|beief|large|summar\w*|conclu\w*|overview|consist\w*|involv\w*|popular\w*|develop\w*|improv\w*)\b/i;

/** A sentence without numbers that speaks of several items, wherever an overview may stand; and an opening that runs on. */
export function mayBeOverview(essay: EssayText): boolean {
  const last = essay.paragraphs.length - 1;
  return essay.sentences.some((one, i) => {
    if (i === 0 && DRAWN.test(one.text)) return false;
    const isPlaced =
      one.paragraph <= 1 || one.paragraph === last || one === essay.paragraphs[one.paragraph]?.sentences[0];
    return isPlaced && !hasFigures(one) && OF_SEVERAL.test(one.text);
  });
}

/** Whatever is counted, without years. */
export const hasFigures = ({ text }: Sentence) => /\d/.test(text.replace(/\b(?:19|20)\d\ds?\b/g, ''));
