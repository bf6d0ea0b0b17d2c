import { STOP_WORDS } from '../../features/word-groups.ts';
import type { Doubt } from '../../grammar-tagger/tagger.ts';
import { quoteAround, quoteAt } from '../../text/quote.ts';
import { use } from '../../text/suggest.ts';
import { type Facts, type Point, weakness } from '../facts.ts';

const LIGHT = 0.1;
const OFTEN = 5;
const SHARE = 0.02;

/** Words that have no other: counting, linking, and what a report must say again. */
const NO_OTHER =
  /^(?:year|years|more|most|some|many|much|such|also|because|however|example|while|from|than|between|percent|million|billion|thousand|first|second|they|their|there|which|people|should|would|could|other|another|about|only|every|when|what|into|over|after|before|then|have|been|being|were|with|this|that|these|those|very|even|make|made|take|taken|them|themselves|himself|herself|itself|yourself|ourselves|your|ours|mine|hers|theirs|will|shall|must|might|cannot|here|there|thus|whereas|although|though|since|still|each|both|less|least|overall|during|through|among|according|towards|without|within|against)$/;

export const lexisLast = (facts: Facts): Point[] => [...mostOften(facts), ...doubtedWord(facts)];

/** From such a chance on a word is looked at twice. */
const MAY_BE = 0.9;
/** Half of a link, which is learnt as a whole. */
const NOT_CHOSEN =
  /^(?:shows?|shown|showed|percent|percentage|represents?|east|west|north|south|become|becomes|have|having|contrast|hand|result|example|instance|conclusion|addition|comparison|contrary|consequence)$/;
/** Before this place in the list of words by use a word is seldom the wrong one. */
const PLAIN = 4000;
const CONTENT = /^(?:NOUN|VERB|ADJ|ADV)$/;

/** Of the words that carry meaning the one at which the reader of grammar stumbles most: it may be right, so it is asked. */
function doubtedWord({ essay, tools, suspected = [], corrections, unwanted, request }: Facts): Point[] {
  const asked = new Set(request.prompt.toLowerCase().match(/[a-z]+/g) ?? []);
  // At "mother" it misses another word beside it; at "viewpoint" the word itself is the likelier cause.
  const isRare = (word: string) => use(word, tools.spelling.rank) >= PLAIN;
  const isTold = (one: Doubt) => corrections.some((slip) => slip.start <= one.end && slip.end >= one.start);
  const wordAt = (one: Doubt) => {
    const sentence = essay.sentences.find(({ start, end }) => start <= one.start && end >= one.end);
    if (!sentence || unwanted.includes(sentence)) return;
    const token = tools.tag(sentence).tokens.find(({ start, end }) => start < one.end && end > one.start);
    const isFit = token && CONTENT.test(token.tag) && /^[a-z]{4,}$/.test(token.text) && !NOT_CHOSEN.test(token.lower);
    return isFit &&
      isRare(token.lower) &&
      !asked.has(token.lower) &&
      !STOP_WORDS.has(token.lower) &&
      tools.spelling.isWord(token.lower)
      ? token
      : undefined;
  };
  const [found] = suspected
    .filter((one) => one.chance >= MAY_BE && !isTold(one))
    .sort((a, b) => b.chance - a.chance)
    .flatMap((one) => wordAt(one) ?? []);
  if (!found) return [];
  return [
    weakness(
      LIGHT,
      `“${found.text}”是这里最合适的词吗？看看它的意思和词性，也看看它和旁边的词能不能搭配。`,
      `Is "${found.text}" the best word here? Look at what it means, at its form, and at whether it goes with the words beside it.`,
      quoteAround(essay, found),
      {
        zh: '7 分的文章用词准确，搭配自然：拿不准的词，换一个有把握的说法。',
        en: 'A 7 chooses words that mean exactly this and go together: where you are not sure of one, say it in a way you are sure of.',
      },
    ),
  ];
}

/** The word that comes most often, and the two places of it that stand nearest to each other. */
function mostOften({ essay, words, tools, request }: Facts): Point[] {
  const by = new Map<string, { start: number; end: number }[]>();
  for (const { lower, start, end } of essay.words) {
    if (lower.length < 4 || STOP_WORDS.has(lower) || NO_OTHER.test(lower) || /[^a-z]/.test(lower)) continue;
    by.set(lower, [...(by.get(lower) ?? []), { start, end }]);
  }
  // A name has no other word.
  const isName = (places: { start: number }[]) => places.every(({ start }) => /[A-Z]/.test(essay.text[start]!));
  const [found] = [...by].filter(([, places]) => !isName(places)).sort((a, b) => b[1].length - a[1].length);
  if (!found) return [];
  const [word, places] = found;
  if (places.length < OFTEN || places.length < SHARE * words) return [];
  const pairs = places.slice(1).map((next, i) => ({ one: places[i]!, next }));
  const near = pairs.sort((a, b) => a.next.start - a.one.end - (b.next.start - b.one.end))[0]!;
  // "Young" has no pronoun to stand for it.
  const tags = essay.sentences
    .filter((one) => places.some(({ start }) => start >= one.start && start < one.end))
    .flatMap((one) => tools.tag(one).tokens.filter(({ lower }) => lower === word));
  const isNoun = tags.length > 0 && tags.every(({ tag }) => tag === 'NOUN');
  // "Young adults": an adjective of the question has to be said again, and no pronoun stands for it.
  if (!isNoun && request.prompt.toLowerCase().includes(word)) return [];
  const isNear = near.next.end - near.one.start < 110;
  return [
    weakness(
      LIGHT,
      `“${word}”在 ${words} 词里至少出现了 ${places.length} 次，这里${isNear ? '有两次' : '是其中一次'}。`,
      `"${word}" comes at least ${places.length} times in ${words} words; ${isNear ? 'two of them stand here' : 'this is one of them'}.`,
      isNear ? quoteAt(essay, { start: near.one.start, end: near.next.end }) : quoteAround(essay, near.next),
      isNoun
        ? {
            zh: '7 分的文章会在其中几处用 it、they、one，换一个名称，或者把两句合成一句。',
            en: 'A 7 has "it", "they", "one" or another name for it at some of these places, or joins the sentences so that it need not come again.',
          }
        : {
            zh: '7 分的文章会在其中几处换一个词，或者把两句合成一句，避免重复。',
            en: 'A 7 has another word at some of these places, or joins the sentences so that it need not come again.',
          },
    ),
  ];
}
