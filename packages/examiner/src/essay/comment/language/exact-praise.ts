import { stem } from '../../relevance.ts';
import { quote } from '../../text/quote.ts';
import { use } from '../../text/suggest.ts';
import { type Facts, isClean, isUnsuspected, type Point, praise } from '../facts.ts';

/** Mostly written for their opposite. */
const MISTAKEN = /^(?:inhabitable|uninterested|invaluable|unvaluable|unaccountable)$/;
/** The list of word pieces is in order of use; beyond this place a verb or an adjective is a choice. */
const CHOSEN = 19_000;

/** Adjectives a careful writer chose, in sentences in which nothing was corrected. From 7.5 on. */
export function exactPraise(facts: Facts): Point[] {
  const { essay, corrections, request, bands, tools } = facts;
  // Rare is not exact: below an 8 every second of these held a rare word that was the wrong one.
  if (bands.criteria.lr.band < 7.5 || bands.overall.band < 8) return [];
  const given = `${request.prompt} ${JSON.stringify(request.figure ?? '')}`.toLowerCase();
  const asked = new Set((given.match(/[a-z]{3,}/g) ?? []).map(stem));
  const found = essay.sentences
    .filter((one) => isClean(corrections, one) && (!facts.suspected || isUnsuspected(facts, one)))
    .flatMap((one) =>
      tools
        .tag(one)
        .tokens.filter(
          ({ text, lower, tag }) =>
            // Of the rare verbs praised one in five was the wrong one ("overpower the benefits").
            tag === 'ADJ' &&
            /^[a-z]{6,}$/.test(text) &&
            !MISTAKEN.test(lower) &&
            tools.spelling.isWord(lower) &&
            formsOf(lower).every((form) => use(form, tools.spelling.rank) > CHOSEN) &&
            !asked.has(stem(lower)),
        )
        .map(({ lower }) => ({ lower, one })),
    );
  const words = [...new Map(found.map((one) => [one.lower, one])).values()]
    .sort((a, b) => use(b.lower, tools.spelling.rank) - use(a.lower, tools.spelling.rank))
    .slice(0, 3);
  if (words.length < 3) return [];
  return [
    praise(
      1.5,
      `用了不太常见的词，例如 ${words.map((one) => one.lower).join('、')}。`,
      `Less common words, such as ${words.map((one) => `"${one.lower}"`).join(', ')}.`,
      quote(words[0]!.one),
    ),
  ];
}

/** "Borrowing" is rare on paper, "borrow" is not: the plainest form decides. */
const formsOf = (word: string): string[] => {
  const cut = word.replace(/(?:ing|ed|es|est|er|s)$/, '');
  // "Unhealthy" is no choicer than "healthy".
  return [word, word.replace(/^(?:un|in|im|dis|re)/, ''), cut, `${cut}e`, cut.replace(/(.)\1$/, '$1')].filter(
    (one) => one.length >= 3,
  );
};
