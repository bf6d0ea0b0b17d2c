import { type Facts, isClean, type Point, praise, weakness } from './facts.ts';
import { quote } from './quote.ts';
import { COMPARING } from './signals.ts';
import { hasOverview } from './structure.ts';

const GUESSES =
  /\b(?:i (?:think|believe|guess)|maybe|in my opinion|probably|(?:this|it|which) shows? that (?:\w+ )?people|we can see that (?:\w+ )?people|because (?:people|they) (?:want|like|do not|don't|are good|have|need|can|think|buy|prefer|went)|should (?:give|do|be|make))\b/i;

/** Task 1 Academic: is the figure reported as it is, as a whole, and compared? */
export function figurePoints(facts: Facts): Point[] {
  return [
    ...wrongPoints(facts),
    ...featurePoints(facts),
    ...overviewPoints(facts),
    ...comparePoints(facts),
    ...guessPoints(facts),
    ...bareDetails(facts),
    ...plainNumber(facts),
  ];
}

function wrongPoints({ figureChecks }: Facts): Point[] {
  return figureChecks
    .filter((check) => !check.ok)
    .slice(0, 3)
    .map((check, i) =>
      weakness(3 - i * 0.1, check.comment.zh, check.comment.en, check.quote, {
        zh: '照图改正这一句，再看它前后的数字是否还对得上。',
        en: 'Correct this sentence from the figure, then see whether the numbers around it still fit.',
      }),
    );
}

function featurePoints({ keyFeatures, request }: Facts): Point[] {
  const missing = keyFeatures.filter((one) => one.must && !one.found);
  const best = [...(request.material?.essays ?? [])].sort((a, b) => b.band - a.band)[0];
  return missing.slice(0, 2).map(({ text }, i) =>
    weakness(
      2.2 - i * 0.2,
      `没有找到这个关键特征：${text.zh} 你写在哪里？`,
      `One key feature was not found: ${text.en} Where do you report it?`,
      undefined,
      best
        ? {
            zh: `${best.band} 分范文写到了它，对照“范文句子”看它放在哪一段。`,
            en: `The band ${best.band} model reports it: see in which paragraph.`,
          }
        : { zh: '在概述里用一句话写出来。', en: 'Give it one sentence in the overview.' },
    ),
  );
}

function overviewPoints({ essay, corrections, figureChecks, structure, bands }: Facts): Point[] {
  const overview = essay.sentences.find((sentence) => hasOverview(sentence.text));
  if (!overview) {
    const first = essay.sentences[0]!;
    return [
      weakness(
        2.6,
        '没有找到概述句（Overall、In general 一类的开头）。最主要的趋势写在哪一句？',
        'No overview sentence was found (none begins like "Overall" or "In general"). Which sentence gives the main pattern?',
        quote(first),
        {
          zh: '在这一句后面另起一段，用 Overall 写两句：最明显的走势和最大的差别，不带数字。',
          en: 'After this sentence begin a paragraph with "Overall": the clearest trend and the largest difference, without numbers.',
        },
      ),
    ];
  }
  const wrong = figureChecks.some((check) => !check.ok && check.quote.start === overview.start);
  const place = structure.find((one) => one.start <= overview.start && one.end >= overview.end);
  const points: Point[] = [];
  if (!wrong && isClean(corrections, overview) && bands.criteria.tr.band >= 6)
    points.push(
      praise(2, '概述句把主要走势放在一处。', 'The overview puts the main pattern in one place.', quote(overview)),
    );
  if (place && place.role === 'overview' && place.sentences === 1)
    points.push(
      weakness(1.1, '概述只有一句话。', 'The overview is one sentence long.', quote(overview), {
        zh: '再加一句，写最大的差别或唯一的例外。',
        en: 'Add a second one: the largest difference, or the one exception.',
      }),
    );
  return points;
}

/** Numbers one after another are a list; a comparison says how they stand to each other. */
function comparePoints({ essay, corrections, bands }: Facts): Point[] {
  const comparing = essay.sentences.filter((one) => COMPARING.test(one.text));
  const listing = essay.sentences.filter(
    (one) =>
      (one.text.replace(/\b(?:19|20)\d\d\b|\d+:\d\d/g, '').match(/\d[\d,.]*/g)?.length ?? 0) >= 3 &&
      !COMPARING.test(one.text),
  );
  const good = comparing.find(
    (one) => /\b(?:than|whereas|twice|times|compared|while)\b/i.test(one.text) && isClean(corrections, one),
  );
  return [
    ...(good && bands.criteria.tr.band >= 6
      ? [
          praise(
            1,
            '这一句把数据放在一起比较。',
            'This sentence compares figures instead of listing them.',
            quote(good),
          ),
        ]
      : []),
    ...(listing.length || comparing.length < 2
      ? [
          weakness(
            listing.length >= 2 ? 1.6 : 1,
            listing.length ? '这一句只是一个接一个地报数字，没有比较。' : `全文只有 ${comparing.length} 句在作比较。`,
            listing.length
              ? 'This sentence gives one number after another and compares none of them.'
              : `Only ${comparing.length === 1 ? 'one sentence compares' : `${comparing.length} sentences compare`} anything.`,
            quote(listing[0] ?? essay.sentences.find((one) => /\d/.test(one.text)) ?? essay.sentences[0]!),
            {
              zh: '留下首尾两个数字，用 twice as high as 或 whereas 说出它们的关系。',
              en: 'Keep the first and the last number and say how they stand to each other: "twice as high as", "whereas".',
            },
          ),
        ]
      : []),
  ];
}

function guessPoints({ essay }: Facts): Point[] {
  const guess = essay.sentences.find((one) => GUESSES.test(one.text));
  const word = guess && GUESSES.exec(guess.text)?.[0];
  if (!guess || !word) return [];
  return [
    weakness(
      1.5,
      `“${word}”在解释或发表看法，图里没有这个信息。`,
      `"${word}" explains or gives an opinion, and the figure does not show it.`,
      quote(guess),
      {
        zh: '删掉这个解释，换成图中能看到的一个比较。',
        en: 'Take the explanation out and put in a comparison that can be seen in the figure.',
      },
    ),
  ];
}

function bareDetails({ essay, structure, request }: Facts): Point[] {
  const figures = [request.figure ?? []].flat();
  if (figures.length && figures.every((one) => one.type === 'process' || one.type === 'map')) return [];
  const bare = structure.find((one) => one.role === 'body' && !/\d/.test(essay.text.slice(one.start, one.end)));
  if (!bare) return [];
  const at = structure.indexOf(bare) + 1;
  return [
    weakness(
      1.8,
      `第 ${at} 段是细节段，却没有一个数字。`,
      `Paragraph ${at} gives details without a single number.`,
      bare.point,
      {
        zh: '给这一句配上图中的两个数字：起点和终点，或最高和最低。',
        en: 'Support this sentence with two numbers from the figure: first and last, or highest and lowest.',
      },
    ),
  ];
}

/** Where nothing heavier is to say: a sentence with a number and nothing beside it to measure it by. */
function plainNumber({ essay }: Facts): Point[] {
  const plain =
    essay.sentences.find((one) => /\d/.test(one.text) && !COMPARING.test(one.text)) ?? essay.sentences.at(-1)!;
  return [
    weakness(
      0.3,
      '这一句没有和别的数据或阶段作比较。',
      'This sentence compares its content with nothing else in the figure.',
      quote(plain),
      {
        zh: '补上半句比较：比谁高多少，或在哪个阶段之前。',
        en: 'Add half a clause of comparison: how much more than what, or before which stage.',
      },
    ),
  ];
}
