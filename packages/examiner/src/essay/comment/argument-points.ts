import type { ParagraphRole } from '../report.ts';
import { type Facts, isClean, type Point, praise, weakness } from './facts.ts';
import { count, quote } from './quote.ts';
import { exampleSignal, hasExample, keyNoun } from './signals.ts';

/** Task 2: are the points supported, measured and developed? */
export function argumentPoints(facts: Facts): Point[] {
  const { essay, structure, corrections } = facts;
  const bodies = structure.filter((one) => one.role === 'body' || one.role === 'single');
  const bare = bodies.find((one) => !hasExample(essay.text.slice(one.start, one.end)));
  const example = essay.sentences.find(
    (one) => exampleSignal(one.text) && one.words.length >= 10 && isClean(corrections, one),
  );
  return [
    ...(example
      ? [
          praise(
            1.4,
            `这里用“${exampleSignal(example.text)}”引出了具体例子。`,
            `A concrete case, opened with "${exampleSignal(example.text)}".`,
            quote(example),
          ),
        ]
      : []),
    ...(bare ? [bareParagraph(facts, bare)] : []),
    ...absolutePoints(facts),
    ...thinnest(facts, bodies),
    ...latePosition(facts),
    ...developed(facts, bodies),
  ];
}

function bareParagraph(facts: Facts, bare: ParagraphRole): Point {
  const at = facts.structure.indexOf(bare) + 1;
  const key = keyNoun(facts, bare);
  const next = facts.bands.criteria.tr.band < 7 ? 7 : 8;
  return weakness(
    next === 7 ? 1.9 : 0.9,
    `第 ${at} 段看不到举例的标志：没有“for example”一类的词，也没有人名、地名或年份。`,
    `Nothing in paragraph ${at} marks an example: no "for example" or "such as", no name, no place, no year.`,
    bare.point,
    {
      zh: `${next} 分的文章会在这里写一个真实的例子${key ? `，比如围绕 ${key}` : ''}：谁、在哪里、结果怎样。`,
      en: `A band ${next} answer would give one real case here${key ? `, say about "${key}"` : ''}: who, where, with what result.`,
    },
  );
}

const SOFTER: [RegExp, string][] = [
  [/\beveryone\b|\beverybody\b/i, 'most people'],
  [/\b(?:no one|nobody)\b/i, 'few people'],
  [/\balways\b/i, 'often'],
  [/\bnever\b/i, 'rarely'],
  [/\bcompletely\b|\btotally\b/i, 'largely'],
  [/\bdefinitely\b|\bcertainly will\b/i, 'very probably'],
  [/\ball (?=people|students|children|parents|countries|young|workers|companies)/i, 'most '],
];

/** A claim without exception is refuted by one exception. */
function absolutePoints({ essay }: Facts): Point[] {
  for (const sentence of essay.sentences) {
    for (const [word, softer] of SOFTER) {
      const found = word.exec(sentence.text);
      if (
        !found ||
        /^ (?:in|of|at|from) (?:my|our|this|that|his|her|the|their)\b/i.test(
          sentence.text.slice(found.index + found[0].length),
        ) ||
        /\b(?:not|n't|nearly|almost|agree|disagree|have|has|had|for|if|let|to|think|thought|says?|said|almost)\s+$/i.test(
          sentence.text.slice(0, found.index),
        )
      )
        continue;
      return [
        weakness(
          1.5,
          `“${found[0].trim()}”说得太绝对，一个反例就能推翻。`,
          `"${found[0].trim()}" leaves no exception, so one counter-example refutes it.`,
          quote(sentence),
          { zh: `换成留有余地的说法：${softer.trim()}。`, en: `Leave room: "${softer.trim()}".` },
        ),
      ];
    }
  }
  return [];
}

/** The thinnest body paragraph: always true, and where most essays gain. */
function thinnest(facts: Facts, bodies: ParagraphRole[]): Point[] {
  const { essay, structure, request } = facts;
  const shortest = [...bodies].sort((a, b) => a.words - b.words)[0];
  if (!shortest || bodies.length < 2) return [];
  const longest = Math.max(...bodies.map((one) => one.words));
  const at = structure.indexOf(shortest) + 1;
  const key = keyNoun(facts, shortest);
  const idea = request.material?.ideas?.find((one) => !essay.text.includes(one.idea.en.slice(0, 20)));
  const hint = idea
    ? { zh: `可以用的观点：${idea.idea.zh}。`, en: `An idea you could use: ${lower(idea.idea.en)}.` }
    : { zh: '', en: '' };
  return [
    weakness(
      shortest.words < longest * 0.7 ? 1.6 : 0.6,
      `第 ${at} 段是正文里最短的一段：${shortest.sentences} 句，${shortest.words} 词。`,
      `Paragraph ${at} is the shortest of the body: ${count(shortest.sentences, 'sentence')}, ${shortest.words} words.`,
      shortest.point,
      {
        zh: `接着这一句往下写${key ? `，说说 ${key}` : ''}：为什么会这样，结果又怎样？${hint.zh}`,
        en: `Go on from this sentence${key ? `, about "${key}"` : ''}: why is it so, and what follows from it? ${hint.en}`.trim(),
      },
    ),
  ];
}

/** The fullest paragraph of a strong answer. */
function developed({ structure, corrections, bands }: Facts, bodies: ParagraphRole[]): Point[] {
  const fullest = [...bodies].sort((a, b) => b.words - a.words)[0];
  if (!fullest || bands.criteria.tr.band < 7 || fullest.sentences < 4 || !isClean(corrections, fullest.point))
    return [];
  const at = structure.indexOf(fullest) + 1;
  return [
    praise(
      0.7,
      `第 ${at} 段用 ${fullest.sentences} 句话展开这一点。`,
      `Paragraph ${at} develops this point over ${fullest.sentences} sentences.`,
      fullest.point,
    ),
  ];
}

function latePosition({ coverage, structure }: Facts): Point[] {
  const position = coverage.find((part) => part.part === 'your own position')?.evidence;
  const last = structure.at(-1);
  if (!position || !last || structure.length < 3 || position.start < last.start) return [];
  return [
    weakness(
      1.7,
      '最早能看出你立场的句子在最后一段。',
      'The first sentence with a clear sign of your own view stands in the last paragraph.',
      position,
      {
        zh: '把这句话的意思提前，放进第一段的最后一句。',
        en: 'Say this already in the last sentence of the first paragraph.',
      },
    ),
  ];
}

const lower = (text: string) => text[0]!.toLowerCase() + text.slice(1);
