import type { Both } from '../../report.ts';
import type { Sentence } from '../../text/essay-text.ts';
import { quote, quoteAround } from '../../text/quote.ts';
import { type Facts, type Point, weakness } from '../facts.ts';

/** What a comma may have before it where the adverb may not. */
const PLAIN: Record<string, string> = {
  however: 'but',
  nevertheless: 'but',
  therefore: 'so',
  consequently: 'so',
  'as a result': 'so',
  moreover: 'and',
  furthermore: 'and',
  'in addition': 'and',
};
const SPLICE = new RegExp(
  `, ?(${Object.keys(PLAIN).join('|')})\\b ?,? ?(?=(?:it|they|he|she|we|i|there|this|these|those|the|some|many|most|people|you|their|its)\\b)`,
);
/** Then what stands before the link is no sentence of its own. */
const HANGS_ON =
  /^\W*(?:(?:and|but|so|also|[a-z]+ly|overall|for example|for instance),? )?(?:if|when|while|whilst|although|though|even|since|because|as|after|before|once|unless|until|despite|desipte|in spite|whereas|whether|due|owing)\b|\bnot only\b/i;

/** "I like it, however it is dear.": the link is an adverb and cannot join two sentences. */
export function linkSplice(facts: Facts): Point[] {
  for (const sentence of facts.essay.sentences) {
    const match = SPLICE.exec(sentence.text);
    if (!match) continue;
    const [before, after] = [sentence.text.slice(0, match.index), sentence.text.slice(match.index + match[0].length)];
    if (HANGS_ON.test(before) || !hasVerb(facts, sentence, before, 0)) continue;
    if (!hasVerb(facts, sentence, after, sentence.text.length - after.length)) continue;
    const word = match[1]!;
    return [
      weakness(
        1.3,
        `“${word}”前面只有逗号，不能这样把两个完整的句子连起来。`,
        `"${word}" joins two whole sentences here with nothing but a comma, which it cannot do.`,
        quoteAround(facts.essay, {
          start: sentence.start + match.index,
          end: sentence.start + match.index + match[0].length,
        }),
        adviceFor(word),
      ),
    ];
  }
  return [];
}

const adviceFor = (word: string): Both => ({
  zh: `在 ${word} 前面用句号或分号，后面加逗号；或者改用 ${PLAIN[word]}。`,
  en: `Put a full stop or a semicolon before "${word}" and a comma behind it, or write "${PLAIN[word]}" instead.`,
});

function hasVerb({ tools }: Facts, sentence: Sentence, part: string, from: number): boolean {
  const [start, end] = [sentence.start + from, sentence.start + from + part.length];
  return tools
    .tag(sentence)
    .tokens.some((one) => /^(?:VERB|AUX)$/.test(one.tag) && one.start >= start && one.end <= end && !isPart(one.lower));
}

/** "Including …", "to sum up": no verb of a sentence. */
const isPart = (word: string): boolean => /ing$/.test(word);

const NO_COMMA =
  /^["'(]?(However|Moreover|Furthermore|Nevertheless|For example|For instance|In addition|In conclusion|To sum up|On the other hand|In contrast|As a result|Additionally) (?=(?:it|they|he|she|we|I|there|this|these|the|some people|many people|most people)\b)/;

/** "For example the town …": the link runs into its sentence. */
export function linkWithoutComma({ essay }: Facts): Point[] {
  const found = essay.sentences.filter((one) => NO_COMMA.test(one.text));
  const [shown] = found;
  if (!shown) return [];
  const word = NO_COMMA.exec(shown.text)![1]!;
  return [
    weakness(
      found.length > 1 ? 0.21 : 0.16,
      `句首的连接词“${word}”后面少了逗号。`,
      `The link "${word}" at the head of this sentence has no comma behind it.`,
      quote(shown),
      {
        zh: `写成“${word}, …”：句首的连接词后面用逗号隔开，读者才看得出它管整个句子。`,
        en: `Write "${word}, …": the comma shows that the link belongs to the whole sentence.`,
      },
    ),
  ];
}
