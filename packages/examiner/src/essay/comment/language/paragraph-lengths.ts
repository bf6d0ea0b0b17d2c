import type { EssayRequest, ParagraphRole } from '../../report.ts';
import { quote } from '../../text/quote.ts';
import { type Facts, type Point, weakness } from '../facts.ts';
import { isLetter } from '../letter.ts';
import { ANNOUNCES, POSITION } from '../parts/part-kinds.ts';
import { kindOf } from '../places.ts';
import { DRAWN, FRAGMENT, isOneSentence, isOverviewLine, isSummary } from '../structure.ts';

/** From here on a sentence is too long to be one of a pair. */
const RUN_ON = 40;

/** Where a block of text turns to its next point. */
const TURNS =
  /^\W*(?:however|firstly|first of all|first\b|to begin with|on the one hand|on the other hand|in conclusion|to conclude|the (?:first|main|biggest|second|other) \w+|one (?:\w+ )?(?:advantage|reason|benefit|problem)|another)\b/i;

/** How the text is cut into paragraphs. */
export function paragraphPoints({ structure, essay, request, bands }: Facts): Point[] {
  const n = structure.length;
  if (n <= 2 && essay.sentences.length > 3) {
    const block = structure.at(-1)!;
    // The last sentence alone makes no paragraph.
    const turn = essay.sentences.slice(0, -1).find((one) => one.start > block.start && TURNS.test(one.text));
    return [
      weakness(
        n === 1 ? 3 : 2.2,
        n === 1 ? '全文没有分段。' : '全文只有两段。',
        n === 1 ? 'The whole text is one block without paragraphs.' : 'There are only two paragraphs.',
        turn ? quote(turn) : block.point,
        turn
          ? {
              zh: '从这一句起另起一段；以后每换一个要点都换段。',
              en: 'Begin a paragraph with this sentence, and a new one with every new point.',
            }
          : {
              zh: '开头、每个要点、结尾各成一段。',
              en: 'Give the opening, each point and the ending a paragraph of its own.',
            },
      ),
    ];
  }
  if (isLetter(request) || bands.criteria.cc.band >= 7) return [];
  const short = loneSentence({ structure, essay, request });
  const longest = [...structure].sort((a, b) => b.words - a.words)[0]!;
  const all = structure.reduce((sum, one) => sum + one.words, 0);
  return [
    ...(short
      ? [
          weakness(
            1.6,
            `第 ${structure.indexOf(short) + 1} 段只有一句话（${short.words} 词）。`,
            `Paragraph ${structure.indexOf(short) + 1} is one sentence (${short.words} words).`,
            short.point,
            request.task === 1
              ? {
                  zh: '把它并入前后写同一组数据的段落。',
                  en: 'Join it to the paragraph on the same part of the figure.',
                }
              : {
                  zh: '把它并入前后讲同一点的段落，或补上理由和例子。',
                  en: 'Join it to the paragraph on the same point, or add its reason and example.',
                },
          ),
        ]
      : []),
    ...(longest.words > 0.5 * all && longest.words > 110
      ? [
          weakness(
            1.5,
            `一段就占了全文一半以上（${longest.words} 词）。`,
            `One paragraph holds more than half of the text (${longest.words} words).`,
            longest.point,
            {
              zh: '在换到下一个要点的句子前断成两段。',
              en: 'Break it before the sentence that goes on to the next point.',
            },
          ),
        ]
      : []),
  ];
}

/**
 * A sentence that stands alone between paragraphs that do not. Where many stand alone the text is broken into lines, and
 * then the lines are the fault, not this one.
 */
function loneSentence({ structure, essay, request }: Pick<Facts, 'structure' | 'essay' | 'request'>) {
  const inner = structure.slice(1, -1).filter((one) => one.role === 'body');
  const lone = inner.filter((one) => isOneSentence(essay, one));
  // The only inner paragraph has nothing it could be joined to.
  if (inner.length < 2 || lone.length > inner.length / 2) return undefined;
  return inner.find((one) => {
    const text = essay.text.slice(one.start, one.end);
    const at = structure.indexOf(one);
    // A line that begins or ends in the middle of a sentence was broken off by the page.
    const isWhole = /^["'(]?[A-Z]/.test(text) && /[.!?]\W*$/.test(text) && !/[a-z,]$/.test(before(essay, one));
    // Right behind the opening it may be its last sentence, or the overview without a sign.
    const opensOn = at === 1 && (request.task === 1 || structure[0]!.sentences <= 2);
    // In a report of numbers a line without one may speak of the whole.
    const isGeneral = kindOf(request) === 'numbers' && request.task === 1 && !/\d/.test(text);
    return (
      lone.includes(one) &&
      one.words >= FRAGMENT &&
      // A run-on has to be broken up before anything is joined to it.
      one.words <= RUN_ON &&
      isWhole &&
      !opensOn &&
      !isGeneral &&
      !isOverviewLine(essay, structure, one) &&
      !belongsElsewhere(structure, one, request)
    );
  });
}

const before = (essay: Facts['essay'], { start }: ParagraphRole) => essay.text.slice(0, start).trimEnd();

/** A line of the question that was copied with it. */
const TASK_LINE =
  /^\W*(?:you (?:should|need|mix|have|can)|your (?:essay|answer|writing)|write (?:at least|about)|give reasons|use specific|(?:in )?(?:this |my |the )?essay will)\b/i;

/**
 * A line that says what is drawn or what will be written belongs to the opening, a view behind the opening too, and the
 * last line of a report sums it up: none of them is joined to a body paragraph.
 */
function belongsElsewhere(structure: ParagraphRole[], one: ParagraphRole, { task }: EssayRequest): boolean {
  const at = structure.indexOf(one);
  return task === 1
    ? at === structure.length - 1 || DRAWN.test(one.point.text) || isSummary(one.point.text)
    : ANNOUNCES.test(one.point.text) ||
        TASK_LINE.test(one.point.text) ||
        isSummary(one.point.text) ||
        // The writer's own view may stand alone, and so may what comes behind the conclusion.
        POSITION.test(one.point.text) ||
        structure.slice(1, at).some(({ point }) => isSummary(point.text));
}
