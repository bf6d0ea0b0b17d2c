import { countWords } from '../../text/essay-text.ts';
import { quote } from '../../text/quote.ts';
import { type Facts, isClean, type Point, weakness } from '../facts.ts';
import { bodySentences } from '../places.ts';

/** From here on a text may do without a build of one kind. */
const WRITES_WELL = 6.5;
const SENTENCES = 7;

/** In the first words of a sentence: "For example, if …" opens with it as well. */
const OPENS =
  /^(?:\W*\w+){0,4}?\W*\b(?:if|when|whenever|because|although|though|while|whilst|whereas|since|as|unless|once|after|before|until|despite|given)\b/i;
/** A clause behind the main one that could as well stand before it: "see if", "only when" and "is because" could not. */
const BEHIND =
  /^[^,;:?]{18,}(?<!\b(?:see|know|knew|ask|wonder|doubt|check|decide|only|even|just|is|was|are|were|be|not|that|and|or|but|as|time|day|moment|case|reason|age))(?:,)? (if|when|because|although|unless) (?:they|it|he|she|we|you|i|there|people|the|their|his|her|our|this|these|some|many|most)\b[^;:?]{12,}$/i;

/** Every clause behind its main clause: the order never changes. */
export function neverFirst(facts: Facts): Point[] {
  const { essay, bands, corrections } = facts;
  if (bands.overall.band >= WRITES_WELL || essay.sentences.length < SENTENCES) return [];
  if (essay.sentences.some(({ text }) => OPENS.test(text))) return [];
  const found = bodySentences(facts).flatMap((one) => {
    const word = BEHIND.exec(one.text)?.[1]?.toLowerCase();
    return word && isClean(corrections, one) && countWords(one.text) <= 32 ? [{ one, word }] : [];
  })[0];
  if (!found) return [];
  const { one, word } = found;
  const first = word[0]!.toUpperCase() + word.slice(1);
  return [
    weakness(
      0.18,
      `全文没有一句以 if、when、because、although 或 while 开头；这一句的 ${word} 从句也放在主句后面。`,
      `No sentence of the essay opens with "if", "when", "because", "although" or "while"; here too the clause with "${word}" comes last.`,
      quote(one),
      {
        zh: `7 分的文章会变换语序，有时把从句放在前面：“${first} …, …”。`,
        en: `A 7 changes the order now and then and puts such a clause first: "${first} …, …".`,
      },
    ),
  ];
}

/** So short that even the longest sentence has no room for a reason and its result. */
const SHORT = 20;

export function noLongSentence({ essay, bands }: Facts): Point[] {
  if (bands.overall.band >= WRITES_WELL || essay.sentences.length < SENTENCES) return [];
  const [longest] = [...essay.sentences].sort((a, b) => countWords(b.text) - countWords(a.text));
  const words = longest ? countWords(longest.text) : 0;
  if (!longest || words > SHORT) return [];
  return [
    weakness(
      0.17,
      `全文最长的一句是 ${words} 词，就是这一句。`,
      `The longest sentence of the essay is this one, with ${words} words.`,
      quote(longest),
      {
        zh: '7 分的文章有几句在 20 到 30 词之间，把原因、条件或例外放进同一句。',
        en: 'A 7 has some of 20 to 30 words that take in a reason, a condition or an exception.',
      },
    ),
  ];
}
