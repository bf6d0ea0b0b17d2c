import { quote } from '../../text/quote.ts';
import { numbersOf } from '../counted/figures.ts';
import { type Facts, type Point, weakness } from '../facts.ts';
import { bodySentences, hasStages, kindOf } from '../places.ts';
import { hasOverview } from '../structure.ts';
import { hasFigures } from '../task/overview-kinds.ts';

const LIGHT = 0.1;

/** Task 1: what the whole report leaves out, where nothing is known about its figure. */
export const wholeLast = (facts: Facts): Point[] => [...unsignedOverview(facts), ...fewFigures(facts), ...weDo(facts)];

const MAIN: Record<ReturnType<typeof kindOf>, { zh: string; en: string }> = {
  numbers: { zh: '最大的变化或差别', en: 'the largest change or difference' },
  process: { zh: '一共几步，从什么开始，最后得到什么', en: 'how many steps there are, what comes first and what last' },
  map: { zh: '变化最大的是什么，什么没有变', en: 'what changed most and what stayed' },
};

const SUMS_UP =
  /^\W*(?:generally|in general|in a word|in short|all in all|to sum up|in brief|as a whole|on the whole|in summary|as we can see|we can see|it is clear)\b/i;

/** No sentence is marked as the overview. */
function unsignedOverview({ essay, request }: Facts): Point[] {
  if (essay.sentences.some(({ text }) => hasOverview(text) || SUMS_UP.test(text))) return [];
  const last = essay.paragraphs.at(-1);
  const shown = last?.sentences.at(-1);
  if (!shown || hasFigures(shown)) return [];
  const { zh, en } = MAIN[kindOf(request)];
  return [
    weakness(
      LIGHT,
      '没有一句用 Overall 或别的概述标志开头。哪一句是概述？这是全文最后一句。',
      'No sentence opens with "Overall" or another sign of an overview. Which one is it? This is the last of the text.',
      quote(shown),
      {
        zh: `7 分的报告用 Overall 标出概述，写${zh}。`,
        en: `A 7 marks its overview with "Overall" and says ${en}.`,
      },
    ),
  ];
}

const FEW = 2;

/** A chart reported with hardly a figure. */
function fewFigures(facts: Facts): Point[] {
  const { essay, request } = facts;
  if (kindOf(request) !== 'numbers') return [];
  const told = essay.sentences.flatMap(({ text }) => numbersOf(text));
  const first = bodySentences(facts).find(({ text }) => !/\d/.test(text) && !hasOverview(text));
  if (told.length > FEW || !first || essay.sentences.length < 5) return [];
  return [
    weakness(
      LIGHT,
      told.length
        ? `除了年份，全文只写了 ${told.length} 个阿拉伯数字，这一句没有。`
        : '除了年份，全文没有一个阿拉伯数字。',
      told.length
        ? `Years aside, only ${told.length === 1 ? 'one number stands' : 'two numbers stand'} in the report in digits; this sentence has none.`
        : 'Years aside, not one number stands in the report in digits.',
      quote(first),
      {
        zh: '7 分的报告每说一个趋势或比较，就给出图里的数字。',
        en: 'A 7 gives a figure with every trend or comparison it tells.',
      },
    ),
  ];
}

const WE = /\b(?:we|you|people|workers|farmers?) (?:have to|need to|should|must|can)\b/i;
const OFTEN = 2;

/** A process that somebody is told to go through: "we have to shave the sheep". */
function weDo({ essay, request, unwanted }: Facts): Point[] {
  if (kindOf(request) !== 'process' || !hasStages(request)) return [];
  const found = essay.sentences.filter((one) => WE.test(one.text) && !unwanted.includes(one));
  const [first] = found;
  if (!first || found.length < OFTEN) return [];
  const words = WE.exec(first.text)![0];
  return [
    weakness(
      LIGHT,
      `这一句用“${words}”来写步骤，这样的句子至少有 ${found.length} 句。`,
      `"${words}" makes this step an instruction; at least ${found.length} sentences do so.`,
      quote(first),
      {
        zh: '7 分的报告写发生了什么，不写谁该做什么：The wool is washed and then dried.',
        en: 'A 7 reports what happens, and not what somebody has to do: "The wool is washed and then dried."',
      },
    ),
  ];
}
