import { MINIMUM_WORDS } from '../bands/task-loss.ts';
import { OFF_TOPIC } from '../guards/off-topic.ts';
import { type Facts, type Point, point } from './facts.ts';
import { quote } from './quote.ts';
import { hasExample, hasOverview, hasReason } from './structure.ts';

const COMPARING =
  /\b(?:than|compared (?:to|with)|whereas|while|in contrast|by contrast|twice|double|highest|lowest|respectively)\b/i;

/** What speaks for and against the answer to the task. */
export function taskPoints(facts: Facts): Point[] {
  return [
    ...lengthPoints(facts),
    ...topicPoints(facts),
    ...partPoints(facts),
    ...balancePoints(facts),
    ...(facts.request.task === 1 ? chartPoints(facts) : argumentPoints(facts)),
  ];
}

function lengthPoints({ request: { task }, words }: Facts): Point[] {
  const short = MINIMUM_WORDS[task] - words;
  if (short <= 0) return [];
  return [
    point(
      false,
      2 + short / 40,
      `只有 ${words} 词，比要求少 ${short} 词。`,
      `${words} words: ${short} short of the minimum.`,
      undefined,
      {
        zh: `先写够 ${MINIMUM_WORDS[task]} 词：给每个要点加一句解释。`,
        en: `Reach ${MINIMUM_WORDS[task]} words first: add one sentence of explanation to each point.`,
      },
    ),
  ];
}

function topicPoints({ topic, essay }: Facts): Point[] {
  if (topic >= OFF_TOPIC) return [];
  const first = essay.sentences[0];
  return [
    point(
      false,
      6,
      '内容和题目关系不大，可能偏题。',
      'The essay seems to answer another question.',
      first && quote(first),
      {
        zh: '回到题目：每段第一句都用上题目里的关键词。',
        en: 'Go back to the question: let the first sentence of every paragraph use its key words.',
      },
    ),
  ];
}

function partPoints({ coverage }: Facts): Point[] {
  return coverage.flatMap((part) => {
    if (part.covered) return part.evidence ? [point(true, 1.2, part.comment.zh, part.comment.en, part.evidence)] : [];
    return [
      point(false, 2.5, part.comment.zh, part.comment.en, undefined, {
        zh: `补上对这一部分的回答：${part.part}。`,
        en: `Answer the part that is missing: ${part.part}.`,
      }),
    ];
  });
}

/** The estimate of the whole against the three criteria of language: the rest is what the essay says. */
function balancePoints({ bands: { criteria }, structure }: Facts): Point[] {
  const language = (criteria.cc.band + criteria.lr.band + criteria.gra.band) / 3;
  const gap = criteria.tr.band - language;
  const bodies = structure.filter((one) => one.role === 'body').sort((a, b) => a.words - b.words);
  if (gap >= 0.75)
    return [
      point(true, 1.1, '内容比语言更强：要点选得好。', 'The content carries the essay: stronger than its language.'),
    ];
  if (gap > -0.75) return [];
  return [
    point(
      false,
      1.3,
      '语言比内容强：任务回应低于语言三项，要点还可以展开。',
      'The language is ahead of the content: task response lies below the three language criteria, so the points can go further.',
      bodies[0]?.point,
      {
        zh: '从最短的一段开始：补上原因、例子和结果各一句。',
        en: 'Start with the shortest paragraph: add a reason, a case and a result, one sentence each.',
      },
    ),
  ];
}

function chartPoints({ essay, request, figureChecks }: Facts): Point[] {
  if (/\b(?:letter|dear sir|dear madam|write a letter)\b/i.test(request.prompt)) return letterPoints(essay.text);
  const overview = essay.sentences.find((sentence) => hasOverview(sentence.text));
  const comparing = essay.sentences.filter((sentence) => COMPARING.test(sentence.text));
  const wrong = figureChecks.filter((check) => !check.ok);
  return [
    overview
      ? point(true, 2, '有概述句，主要趋势一眼看到。', 'An overview shows the main pattern.', quote(overview))
      : point(false, 3, '没有概述句。', 'There is no overview.', undefined, {
          zh: '用 Overall 写两句：最明显的趋势和最大的差别。',
          en: 'Write two sentences with "Overall": the clearest trend and the largest difference.',
        }),
    comparing.length >= 2
      ? point(true, 1, '数据之间有比较。', 'The figures are compared, not just listed.', quote(comparing[0]!))
      : point(false, 1.5, '多是罗列，少有比较。', 'The figures are listed more than compared.', undefined, {
          zh: '每个细节段写一句 while / whereas / than 的比较。',
          en: 'Put one comparison with while, whereas or than in each detail paragraph.',
        }),
    ...wrong.slice(0, 2).map((check) =>
      point(false, 2, check.comment.zh, check.comment.en, check.quote, {
        zh: '写完后逐个核对数字和走向。',
        en: 'Check every number and direction against the chart before you finish.',
      }),
    ),
  ];
}

function letterPoints(text: string): Point[] {
  const greeting = /^\s*dear\b/i.test(text);
  const ending = /\b(?:yours (?:sincerely|faithfully)|best wishes|kind regards|best regards|regards|love)\b/i.test(
    text.slice(-160),
  );
  return [
    greeting && ending
      ? point(true, 1.5, '称呼和结尾都符合书信格式。', 'Greeting and ending fit a letter.')
      : point(false, 2, '书信的称呼或结尾不完整。', 'The greeting or the ending of the letter is missing.', undefined, {
          zh: '开头写 Dear …，结尾写 Yours sincerely / Best wishes。',
          en: 'Begin with "Dear …" and end with "Yours sincerely" or "Best wishes".',
        }),
  ];
}

function argumentPoints({ essay, structure }: Facts): Point[] {
  const bodies = structure.filter((one) => one.role === 'body' || one.role === 'single');
  const bare = bodies.find((one) => {
    const text = essay.text.slice(one.start, one.end);
    return !hasExample(text) && !hasReason(text);
  });
  const example = essay.sentences.find((sentence) => hasExample(sentence.text));
  return [
    ...(example
      ? [point(true, 1.4, '用具体的例子支撑观点。', 'A concrete example carries the point.', quote(example))]
      : [
          point(false, 2, '全文没有例子。', 'There is no example in the essay.', undefined, {
            zh: '给主要论点配一个你见过的例子：谁、在哪里、结果怎样。',
            en: 'Give your main point one case you know: who, where, with what result.',
          }),
        ]),
    ...(bare
      ? [
          point(false, 1.8, '这一段只有观点，没有展开。', 'This paragraph states a point and stops.', bare.point, {
            zh: '用“为什么”和“然后呢”各追问一次，把答案写进去。',
            en: 'Ask "why?" and "so what?" once each, and write the answers down.',
          }),
        ]
      : []),
  ];
}
