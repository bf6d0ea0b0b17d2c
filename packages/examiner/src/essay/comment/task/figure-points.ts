import { type Facts, isClean, type Point, praise, weakness } from '../facts.ts';
import { modelEssay, paragraphsOf, sentencesIn } from '../model-essay.ts';
import { quote } from '../quote.ts';
import { hasOverview } from '../structure.ts';
import { nearestTo } from './key-features.ts';
import { listPoints } from './number-lists.ts';

export const GUESSES =
  /\b(?:i (?:think|believe|guess)|maybe|in my opinion|probably|(?:this|it|which) shows? that (?:\w+ )?people|we can see that (?:\w+ )?people|because (?:people|they) (?:want|like|do not|don't|are good|have|need|can|think|buy|prefer|went)|should (?:give|do|be|make))\b/i;

/** Task 1 Academic: is the figure reported as it is, as a whole, and compared? */
export function figurePoints(facts: Facts): Point[] {
  return [
    ...wrongPoints(facts),
    ...featurePoints(facts),
    ...overviewPoints(facts),
    ...overviewPraise(facts),
    ...comparePraise(facts),
    ...listPoints(facts),
    ...guessPoints(facts),
    ...bareDetails(facts),
    ...modelOverview(facts),
    ...lastWord(facts),
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

function featurePoints(facts: Facts): Point[] {
  // A strong report says things in its own words, and the search may not know them.
  if (facts.bands.criteria.tr.band >= 7) return [];
  const missing = facts.keyFeatures.filter((one) => one.must && !one.found);
  const model = modelEssay(facts);
  const sentences = model ? model.paragraphs.flatMap((one) => sentencesIn(one.text)) : [];
  return missing.slice(0, 2).map(({ text }, i) => {
    const theirs = nearestTo(text.en, sentences, facts.tools.vectors);
    return weakness(
      2.2 - i * 0.2,
      `没有找到这个关键特征：${text.zh} 你写在哪里？`,
      `One key feature was not found: ${text.en} Where do you report it?`,
      undefined,
      model && theirs
        ? {
            zh: `${model.band} 分范文这样写：${theirs}`,
            en: `The band ${model.band} report puts it like this: "${theirs}"`,
          }
        : { zh: '用一句话写出来。', en: 'Give it one sentence.' },
    );
  });
}

function overviewPoints(facts: Facts): Point[] {
  const { essay, structure, bands } = facts;
  const overview = essay.sentences.find((sentence) => hasOverview(sentence.text));
  const model = modelEssay(facts);
  const theirs = model && paragraphsOf(model, 'overview')[0];
  if (!overview)
    return bands.criteria.tr.band >= 7
      ? []
      : [
          weakness(
            2.6,
            '没有找到概述句（Overall、In general 一类的开头）。最主要的特点写在哪一句？',
            'No overview sentence was found (none begins like "Overall" or "In general"). Which sentence gives the main pattern?',
            quote(essay.sentences[0]!),
            theirs
              ? {
                  zh: `在这一句后面另起一段。${model.band} 分范文的概述：${theirs}`,
                  en: `Put one after this sentence. The band ${model.band} report has: "${theirs}"`,
                }
              : {
                  zh: '在这一句后面另起一段，用 Overall 写两句最主要的特点，不带数字。',
                  en: 'After this sentence begin a paragraph with "Overall": the two main features, without numbers.',
                },
          ),
        ];
  const place = structure.find((one) => one.start <= overview.start && one.end >= overview.end);
  if (place?.role !== 'overview' || place.sentences > 1 || bands.criteria.tr.band >= 7) return [];
  return [
    weakness(
      1.1,
      '概述只有一句话。',
      'The overview is one sentence long.',
      quote(overview),
      theirs
        ? {
            zh: `再加一句。${model.band} 分范文的概述：${theirs}`,
            en: `Add a second one. The overview of the band ${model.band} report: "${theirs}"`,
          }
        : {
            zh: '再加一句，写最大的差别或唯一的例外。',
            en: 'Add a second one: the largest difference, or the one exception.',
          },
    ),
  ];
}

/** Praise for what can be seen: a paragraph of its own, and no numbers in it. */
function overviewPraise({ structure, essay, corrections, figureChecks, bands }: Facts): Point[] {
  const place = structure.find((one) => one.role === 'overview');
  if (!place || bands.criteria.tr.band < 7 || !isClean(corrections, place)) return [];
  const text = essay.text.slice(place.start, place.end).replace(/\b(?:19|20)\d\d\b/g, '');
  const wrong = figureChecks.some((one) => !one.ok && one.quote.start >= place.start && one.quote.end <= place.end);
  if (/\d/.test(text) || wrong || place.sentences < 2) return [];
  const counts = /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|weeks?|months?|hours?)\b/i.test(text);
  if (structure.indexOf(place) !== 1) return [];
  return [
    counts
      ? praise(
          2,
          '概述自成一段，先说全貌，再写细节。',
          'The overview has a paragraph of its own and gives the whole before the details.',
          place.point,
        )
      : praise(
          2,
          '概述自成一段，不带数字，只写主要特点。',
          'The overview has a paragraph of its own and names the main features without numbers.',
          place.point,
        ),
  ];
}

function comparePraise({ essay, corrections, bands, figureChecks }: Facts): Point[] {
  if (bands.criteria.tr.band < 7) return [];
  const good = essay.sentences.find(
    (one) =>
      /\b(?:than (?!a\b|half|one\b|two\b|\d)|whereas|twice|times (?:as|the)|compared with|while)\b/i.test(one.text) &&
      /\d/.test(one.text.replace(/\b(?:19|20)\d\d\b/g, '')) &&
      isClean(corrections, one) &&
      !figureChecks.some((check) => !check.ok && check.quote.start === one.start),
  );
  return good
    ? [praise(1, '这一句把数据放在一起比较。', 'This sentence sets figures against each other.', quote(good))]
    : [];
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
        zh: '删掉它，换成图中能看到的一个比较。',
        en: 'Take it out and put in a comparison that can be seen in the figure.',
      },
    ),
  ];
}

function bareDetails({ essay, structure, request, bands }: Facts): Point[] {
  const figures = [request.figure ?? []].flat();
  if (bands.criteria.tr.band >= 7 || figures.some((one) => one.type === 'process' || one.type === 'map')) return [];
  if (/\b(?:process|map|plan|diagram)\b/i.test(request.prompt)) return [];
  const bare = structure.find((one) => {
    const text = essay.text.slice(one.start, one.end);
    return one.role === 'body' && !/\d/.test(text) && !GUESSES.test(text);
  });
  if (!bare) return [];
  const at = structure.indexOf(bare) + 1;
  return [
    weakness(1.8, `第 ${at} 段没有一个数字。`, `Paragraph ${at} holds no number at all.`, bare.point, {
      zh: '给这一句配上图中的两个数字：起点和终点，或最高和最低。',
      en: 'Support this sentence with two numbers from the figure: first and last, or highest and lowest.',
    }),
  ];
}

/** Where nothing else is to say: which features the overview of a finished report names. */
function modelOverview(facts: Facts): Point[] {
  const model = modelEssay(facts);
  const theirs = model && paragraphsOf(model, 'overview')[0];
  const own = facts.structure.find((one) => one.role === 'overview');
  if (!theirs || !own) return [];
  return [
    weakness(
      0.4,
      '概述可以和高分范文对照：它点出了哪些特点？',
      'Hold your overview against that of the model: which features does it name?',
      own.point,
      { zh: `${model.band} 分范文的概述：${theirs}`, en: `The overview of the band ${model.band} report: "${theirs}"` },
    ),
  ];
}

/** For a figure without a finished report. */
function lastWord(facts: Facts): Point[] {
  const { essay, structure } = facts;
  if (modelEssay(facts)) return [];
  const own = structure.find((one) => one.role === 'overview') ?? structure[0]!;
  const first = essay.sentences.find((one) => one.start >= own.start)!;
  return [
    weakness(
      0.2,
      '概述里最该有的两点：图中最大的差别和最明显的例外。这两点都在这里吗？',
      'An overview needs two things most: the largest difference and the plainest exception in the figure. Are both here?',
      quote(first),
      { zh: '少了哪一点，就在这里补一句，不带数字。', en: 'Add the one that is not, in one sentence without numbers.' },
    ),
  ];
}
