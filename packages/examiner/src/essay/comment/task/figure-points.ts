import { quote } from '../../text/quote.ts';
import { type Facts, isClean, type Point, praise, weakness } from '../facts.ts';
import { modelEssay, sentencesIn } from '../model-essay.ts';
import { GUESSES, isGuess, reportAnnounces } from '../parts/unwanted.ts';
import { canBeLookedFor, nearestTo } from './key-features.ts';
import { listPoints } from './number-lists.ts';
import { lastWord, overviewPoints, overviewPraise } from './overview-points.ts';

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
    ...announcedPoints(facts),
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
  const missing = facts.keyFeatures.filter((one) => one.must && !one.found && canBeLookedFor(one.text.en));
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

const COMPARES =
  /\b(?:than (?!a\b|half|twice|double|triple|three\b|four\b|five\b|one\b|two\b|about\b|approximately\b|around\b|roughly\b|nearly\b|almost\b|\d|\w+ed\b)|whereas\b|twice\b|times (?:as|the)\b|compared with\b|while\b)/i;

function comparePraise({ essay, corrections, bands, figureChecks, request }: Facts): Point[] {
  if (bands.criteria.tr.band < 7) return [];
  const good = essay.sentences.find(
    (one) =>
      COMPARES.test(one.text) &&
      // A pronoun without its noun, or a "which" that hangs on a whole clause, is no model of a comparison.
      !/^\W*(?:at [^,]+ )?(?:it|they|this)\b|, which (?:is|was|means)\b/i.test(one.text) &&
      /\d/.test(one.text.replace(/\b(?:19|20)\d\d\b/g, '')) &&
      isClean(corrections, one) &&
      // "Almost twice as many of both": of one of the two it may be untrue.
      !/\bboth\b/i.test(one.text) &&
      // Where the figure is known, its numbers must have been held against it.
      (!request.figure || figureChecks.some((check) => check.quote.start === one.start)) &&
      figureChecks.every((check) => check.ok || check.quote.start !== one.start),
  );
  const word = good && COMPARES.exec(good.text)?.[0].trim();
  return good && word
    ? [
        praise(
          1,
          `这一句用“${word}”把数据放在一起比较。`,
          `"${word}" sets figures against each other here.`,
          quote(good),
        ),
      ]
    : [];
}

function guessPoints({ essay, request }: Facts): Point[] {
  const guess = essay.sentences.find((one) => isGuess(one.text, request));
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

function announcedPoints({ essay, request }: Facts): Point[] {
  const found = reportAnnounces({ essay, request });
  if (!found) return [];
  return [
    weakness(
      1.3,
      '这一句只说报告要做什么，或者在向读者提问，没有写图里的内容。',
      'This sentence says what the report will do, or asks its reader something, and tells nothing of the figure.',
      quote(found),
      { zh: '删掉它，直接写图中的第一个特征。', en: 'Take it out and go straight to the first feature of the figure.' },
    ),
  ];
}
