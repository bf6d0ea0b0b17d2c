import { contentStems } from '../../relevance.ts';
import { quote } from '../../text/quote.ts';
import { type Facts, type Point, weakness } from '../facts.ts';

/** With three words in common one sentence in five still spoke of something else. */
const SHARED = 4;

/**
 * Words of the topic that the essay could use where it speaks of the same idea. Phrases of a finished essay are not held
 * against a sentence: five times in eight it said something else.
 */
export function topicWordPoints({ request, essay, bands }: Facts): Point[] {
  if (bands.criteria.lr.band >= 7) return [];
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
    .filter((one) => one.unused.length >= 2 && one.isNamed && one.shared >= SHARED)
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
