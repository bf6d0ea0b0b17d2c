import { STOP_WORDS } from '../../features/word-groups.ts';
import { figureNames } from '../../figures/names.ts';
import { quoteAround, quoteAt } from '../../text/quote.ts';
import { type Facts, type Point, weakness } from '../facts.ts';

const LIGHT = 0.1;
const OFTEN = 6;
const SHARE = 0.025;

/** Words that have no other: counting, linking, and what a report must say again. */
const NO_OTHER =
  /^(?:year|years|more|most|some|many|much|such|also|because|however|example|while|from|than|between|percent|million|billion|thousand|first|second|they|their|there|which|people|should|would|could|other|another|about|only|every|when|what|into|over|after|before|then|have|been|being|were|with|this|that|these|those|very|even|make|made|take|taken|them|themselves|himself|herself|itself|yourself|ourselves|your|ours|mine|hers|theirs|will|shall|must|might|cannot|here|there|thus|whereas|although|though|since|still|each|both|less|least|overall|during|through|among|according|towards|without|within|against)$/;

/** Which word to doubt is not told: three of five that the reader of grammar stumbled at were the right ones. */
export const lexisLast = (facts: Facts): Point[] => mostOften(facts);

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
  // What the figure is about has no other name.
  const named = figureNames(request).join(' ').toLowerCase();
  if (places.length < OFTEN || places.length < SHARE * words || named.includes(word)) return [];
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
