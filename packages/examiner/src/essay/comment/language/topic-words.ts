import { figureNames } from '../../figures/names.ts';
import { contentStems } from '../../relevance.ts';
import { quote } from '../../text/quote.ts';
import { type Facts, type Point, weakness } from '../facts.ts';
import { modelEssay, sentencesIn } from '../model-essay.ts';

/** Words of the topic that the essay could use where it speaks of the same idea; else phrases of a finished essay. */
export function topicWordPoints(facts: Facts): Point[] {
  if (facts.bands.criteria.lr.band >= 7) return [];
  return [...ideaWords(facts), ...modelPhrases(facts)];
}

function ideaWords({ request, essay }: Facts): Point[] {
  const text = essay.text.toLowerCase();
  // What the question itself names tells no idea from another.
  const asked = contentStems(request.prompt);
  const best = (request.material?.ideas ?? [])
    .flatMap(({ idea, because, example, words = [] }) => {
      const unused = words.filter((word) => !text.includes(word.toLowerCase()));
      const said = contentStems(`${idea.en} ${because?.en ?? ''} ${example?.en ?? ''}`);
      const stems = new Set([...said].filter((one) => !asked.has(one)));
      // The idea itself is named, and not its reasons alone: words on fares do not belong where taxes are the point.
      const named = [...contentStems(idea.en)].filter((one) => stems.has(one));
      return essay.sentences.map((sentence) => ({
        sentence,
        unused,
        idea,
        isNamed: named.some((one) => contentStems(sentence.text).has(one)),
        shared: [...contentStems(sentence.text)].filter((one) => stems.has(one)).length,
      }));
    })
    .filter((one) => one.unused.length >= 2 && one.isNamed && one.shared >= 3)
    .sort((a, b) => b.shared - a.shared)[0];
  if (!best) return [];
  return [
    weakness(
      0.6,
      `讲“${best.idea.zh}”时有现成的词可用，文中还没有：${best.unused.join('、')}。`,
      `For this idea ("${best.idea.en}") there are words that the essay does not use: ${best.unused.map((one) => `"${one}"`).join(', ')}.`,
      quote(best.sentence),
      { zh: '7 分的文章会在这里用上其中一个。', en: 'A 7 would use one of them here.' },
    ),
  ];
}

/** Words that point at something in the model: without it the phrase means nothing. */
const POINTS_AT =
  /\b(?:its?|their|that|this|these|those|same|both|such|exactly|they|he|she|his|her|one|opposite|extreme)\b/i;

/** Below this the two sentences speak of different things. */
const NEAR = 0.65;

/** A phrase of the finished essay, from a sentence that says nearly what one of the learner's does. */
function modelPhrases(facts: Facts): Point[] {
  const model = modelEssay(facts);
  const { vectors } = facts.tools;
  const own = facts.essay.sentences
    .filter((one) => one.words.length >= 6 && !facts.unwanted.includes(one))
    .map((one) => ({ one, vector: vectors.of(one.text) }));
  const texts = model ? model.paragraphs.flatMap((one) => sentencesIn(one.text)) : [];
  const names = figureNames(facts.request).map((one) => one.toLowerCase());
  const [best] = (model?.phrases ?? [])
    .filter((phrase) => !facts.essay.text.includes(phrase.text) && !POINTS_AT.test(phrase.text))
    .flatMap((phrase) => {
      const theirs = texts.find((one) => one.includes(phrase.text));
      if (!theirs) return [];
      const vector = vectors.of(theirs);
      return own
        .filter(({ one }) => isAboutTheSame(theirs, one.text, names))
        .map(({ one, vector: mine }) => ({ phrase, theirs, one, near: vectors.similar(mine, vector) }));
    })
    .sort((a, b) => b.near - a.near);
  if (!model || !best || best.near < NEAR) return [];
  return [
    weakness(
      0.4,
      `${model.band} 分范文写相近的内容时用了“${best.phrase.text}”（${best.phrase.zh}）。`,
      `Writing about much the same, the band ${model.band} answer uses "${best.phrase.text}".`,
      quote(best.one),
      {
        zh: `范文的句子：${best.theirs} 这一句里哪个说法可以换？`,
        en: `Its sentence: "${best.theirs}" Which wording here could give way to it?`,
      },
    ),
  ];
}

/** Two sentences about the same row of the figure, or with some words in common. */
function isAboutTheSame(theirs: string, own: string, names: string[]): boolean {
  const first = names
    .map((name) => ({ name, at: theirs.toLowerCase().indexOf(name) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)[0];
  if (names.length) return first !== undefined && own.toLowerCase().includes(first.name);
  const stems = contentStems(theirs);
  return [...contentStems(own)].filter((one) => stems.has(one)).length >= 3;
}
