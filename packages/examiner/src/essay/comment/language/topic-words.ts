import { contentStems } from '../../relevance.ts';
import { quote } from '../../text/quote.ts';
import { type Facts, type Point, weakness } from '../facts.ts';
import { modelEssay } from '../model-essay.ts';

/** Words of the topic that the essay could use where it speaks of the same idea; else phrases of a finished essay. */
export function topicWordPoints(facts: Facts): Point[] {
  if (facts.bands.criteria.lr.band >= 7) return [];
  const known = [...ideaWords(facts), ...modelPhrases(facts)];
  return known.length ? known : ownCheck(facts);
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
      return essay.sentences.map((sentence) => ({
        sentence,
        unused,
        idea,
        shared: [...contentStems(sentence.text)].filter((one) => stems.has(one)).length,
      }));
    })
    .filter((one) => one.unused.length >= 2 && one.shared >= 3)
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

function modelPhrases(facts: Facts): Point[] {
  const model = modelEssay(facts);
  const phrases = (model?.phrases ?? []).filter((one) => !facts.essay.text.includes(one.text)).slice(0, 3);
  const own = facts.structure.find((one) => one.role === 'body') ?? facts.structure[0]!;
  if (!model || phrases.length < 2) return [];
  return [
    weakness(
      0.4,
      `${model.band} 分范文讲同一件事用了这些说法：${phrases.map((one) => `${one.text}（${one.zh}）`).join('、')}。`,
      `The band ${model.band} answer has these phrases for the same subject: ${phrases.map((one) => `"${one.text}"`).join(', ')}.`,
      own.point,
      { zh: '在这一段里试用其中一个。', en: 'Try one of them in this paragraph.' },
    ),
  ];
}

/** Where the pack has nothing to show. */
function ownCheck({ essay, structure }: Facts): Point[] {
  const own = structure.find((one) => one.role === 'body') ?? structure[0]!;
  const sentence = essay.sentences.find((one) => one.start >= own.start)!;
  return [
    weakness(
      0.2,
      '这一句的用词再读一遍：有没有哪个词是随手写的？',
      'Read the words of this sentence again: is there one you took only because it came first?',
      quote(sentence),
      { zh: '只换那一个，别的不动。', en: 'Change that one and leave the rest.' },
    ),
  ];
}
