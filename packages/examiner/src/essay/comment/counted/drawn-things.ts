import type { Sentence } from '../../text/essay-text.ts';
import { countWords } from '../../text/essay-text.ts';
import { quote } from '../../text/quote.ts';
import { type Facts, inside, type Point, weakness } from '../facts.ts';
import { isLetter } from '../letter.ts';
import { hasStages, kindOf } from '../places.ts';
import { isSummary } from '../structure.ts';

/** Task 1 with a process or a map: stages that are only named, things that are nowhere. */
export function drawnThings(facts: Facts): Point[] {
  const { request } = facts;
  if (request.task !== 1 || isLetter(request)) return [];
  const kind = kindOf(request);
  if (kind === 'map') return placeless(facts);
  return kind === 'process' && hasStages(request) ? [...uncounted(facts), ...onlyNamed(facts)] : [];
}

const COUNTED =
  /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|several|many|various|different|multiple|series|number|few|some|couple|lots?|main|key|all(?: of)?|both|distinct|following)\b(?:[ -][\w-]+){0,3}[ -](?:stages?|steps?|phases?|process(?:es)?|procedures?|parts?|periods?|sections?|operations?|actions?|ways|routes?|options?|cycle)\b/i;

/** How many stages? Any word for them with any count will do. */
function uncounted({ essay }: Facts): Point[] {
  // A text of one block has no opening to stand behind.
  const first =
    essay.paragraphs.length > 1 && essay.paragraphs[0]!.sentences.length <= 2
      ? essay.paragraphs[0]!.sentences.at(-1)
      : essay.sentences[0];
  // A report that speaks of a chart answers another question than the one that came with it.
  if (!first || COUNTED.test(essay.text) || /%|\b(?:charts?|graphs?|percent\w*|per cent)\b/i.test(essay.text))
    return [];
  return [
    weakness(
      0.4,
      '全文没有一句说这个过程一共有几个阶段。',
      'No sentence says how many stages the process has.',
      quote(first),
      {
        zh: '7 分的报告在这一句后面写概述：一共几个阶段，从什么开始，最后得到什么。',
        en: 'Behind this sentence a 7 gives the overview: how many stages, what they begin with and what comes out at the end.',
      },
    ),
  ];
}

const bodyOf = (facts: Facts): Sentence[] =>
  facts.structure
    .filter((one, i) => (one.role === 'body' && i > 0) || one.role === 'single')
    .flatMap((one) => inside(facts, one))
    .filter((one, i) => i > 0 && !isSummary(one.text) && !facts.unwanted.includes(one));

const SHORT_STEP = 8;
const SAYS_HOW =
  /\b(?:by|with|in|into|at|for|to|until|using|through|so|where|which|that|because|from|on|called|known|as|if|when|while|after \w+ing)\b/i;

function onlyNamed(facts: Facts): Point[] {
  const one = bodyOf(facts).find(
    ({ text, words }) =>
      words.length >= 3 &&
      words.length <= SHORT_STEP &&
      /\b(?:is|are|was|were|gets?) (?:\w+ly |then |also |first )?(?!need|interest|call|nam)\w+(?:ed|en)\b/i.test(
        text,
      ) &&
      !SAYS_HOW.test(text),
  );
  if (!one) return [];
  return [
    weakness(
      0.36,
      `这一步只用了 ${countWords(one.text)} 个词，没有说怎么做，也没有说为了什么。`,
      `This step gets ${countWords(one.text)} words, without how it is done or what it is for.`,
      quote(one),
      {
        zh: '7 分的报告会补上半句：“to remove …”“which leaves …”“using …”。',
        en: 'A 7 adds half a sentence: "to remove …", "which leaves …", "using …".',
      },
    ),
  ];
}

const APPEARS =
  /\b(built|constructed|added|introduced|erected|planted|opened|removed|demolished|established|installed)\b/i;
const PLACE =
  /\b(?:north\w*|south\w*|east\w*|west\w*|left|right|next|beside|besides|opposite|behind|front|near\w*|between|cent(?:re|er|ral)|middle|corners?|top|bottom|upper|lower|adjacent|across|along|sides?|around|inside|outside|where|there|here|place\w*|location|replac\w*|instead|end|edge|close|surround\w*|above|below|beyond|beneath|over|through|into|onto|from|to the|in the|on the|at the)\b/i;

function placeless(facts: Facts): Point[] {
  const one = bodyOf(facts).find(({ text }) => APPEARS.test(text) && !PLACE.test(text));
  const word = one && APPEARS.exec(one.text)?.[1];
  if (!one || !word) return [];
  return [
    weakness(
      0.4,
      `“${word}”说了变化，这一句没有说在哪里。`,
      `"${word}" names a change, and the sentence does not say where.`,
      quote(one),
      {
        zh: '7 分的报告会带上位置：“to the north of …”“next to …”“in the corner of …”。',
        en: 'A 7 places it: "to the north of …", "next to …", "in the corner of …".',
      },
    ),
  ];
}
