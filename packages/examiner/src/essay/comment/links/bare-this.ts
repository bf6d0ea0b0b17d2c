import { quote } from '../../text/quote.ts';
import { type Facts, type Point, weakness } from '../facts.ts';
import { bodySentences } from '../places.ts';

const BARE =
  /^["'(]?(this|these)(?= (?:(?:also|often|usually|then|only) )?(?:is|are|was|were|means?|will|would|can|could|may|might|has|have|had|leads?|helps?|makes?|shows?|allows?|causes?|results?|gives?|happens?|should|must|does|do)\b(?! (?:my|the reason|the only|how|why|what|not only|to say|not to say|the case|true|some|the some|all)\b))/i;

/** "This means …": the reader has to find out what is meant. */
export function bareThis(facts: Facts): Point[] {
  // "This is Meilan from your Wednesday group", "this is the second product": what it is stands behind it.
  const found = bodySentences(facts).filter(
    (one) => BARE.test(one.text) && !/^\W*(?:This|These) (?:is|are|was|were) (?:[A-Z]|the\b)/.test(one.text),
  );
  // "This means that …" alone is a way of going on like any other, and "these" mostly stands for what was just named.
  const shown = found[1] ?? found.find((one) => !/^\W*(?:this means|these)\b|\bsome of\b/i.test(one.text));
  if (!shown) return [];
  const word = BARE.exec(shown.text)![1]!;
  return [
    weakness(
      // Once is no habit: it is told only where nothing else is.
      found.length > 1 ? 0.215 : 0.13,
      found.length > 1
        ? `正文里有 ${found.length} 句以单独的 this 或 these 开头，后面没有名词，这是其中一句。`
        : `这一句以“${word}”开头，后面没有名词。`,
      found.length > 1
        ? `${found.length} sentences of the body open with "this" or "these" and no noun; this is one of them.`
        : `This sentence opens with "${word}" and no noun behind it.`,
      quote(shown),
      {
        zh: `7 分的文章会在“${word}”后面写出名词，说明指的是什么：${/these/i.test(word) ? 'These changes、These costs' : 'This change、This habit'}。`,
        en: `A 7 names behind "${word}" what is meant: ${/these/i.test(word) ? '"These changes", "These costs"' : '"This change", "This habit"'}.`,
      },
    ),
  ];
}
