import { PRONOUNS, SUBJECTS, subjectVerb } from '../clauses.ts';
import { drop, type Rule, set, swap } from '../hint.ts';
import { COMPARATIVES } from './comparison-rules.ts';

const ASKING = set(
  'know knows knew wonder wondered tell told ask asked understand explain see sure about decide imagine show me him them us remember exactly',
);

/** Linking words and comparisons. */
export const LINKING_RULES: readonly Rule[] = [
  {
    id: 'although-but',
    kind: 'linking',
    find: ({ at, words }, i) => {
      if (i !== 0 || !/^(?:although|though)$/.test(at(0))) return null;
      const comma = words.indexOf(',', 3);
      return comma > 0 && at(comma + 1) === 'but' ? drop(comma + 1) : null;
    },
  },
  {
    id: 'because-so',
    kind: 'linking',
    find: ({ at, words }, i) => {
      if (i !== 0 || at(0) !== 'because') return null;
      const comma = words.indexOf(',', 3);
      return comma > 0 && at(comma + 1) === 'so' && SUBJECTS.has(at(comma + 2)) ? drop(comma + 1) : null;
    },
  },
  {
    id: 'indirect-question',
    kind: 'phrase',
    find: ({ at, words, tokens }, i) =>
      /^(?:what|where|how|why|when|who)$/.test(at(i)) &&
      ASKING.has(at(i - 1)) &&
      /^(?:is|are|was|were|am|can|could|will|would|should|must)$/.test(at(i + 1)) &&
      PRONOUNS.has(at(i + 2)) &&
      !words.includes('?') &&
      !words.includes('"')
        ? { from: i + 1, to: i + 3, by: `${tokens[i + 2]!.text} ${at(i + 1)}` }
        : null,
  },
  {
    id: 'also-order',
    kind: 'phrase',
    find: (r, i) =>
      r.at(i) === 'also' &&
      /^(?:and|but|because|so|that)$/.test(r.at(i - 1)) &&
      PRONOUNS.has(r.at(i + 1)) &&
      subjectVerb(r, i + 1) === i + 2 &&
      r.tag(i + 2) === 'VERB'
        ? { from: i, to: i + 2, by: `${r.tokens[i + 1]!.text} also` }
        : null,
  },
  {
    id: 'comparative-then',
    kind: 'comparison',
    find: ({ at }, i) =>
      at(i) === 'then' &&
      // "Life was better then."
      /^[a-z]/.test(at(i + 1)) &&
      (/^(?:better|worse|more|less|rather|other|further)$/.test(at(i - 1)) || COMPARATIVES.has(at(i - 1)))
        ? swap(i, 'than')
        : null,
  },
  {
    id: 'more-er',
    kind: 'comparison',
    find: ({ at }, i) =>
      at(i) === 'more' &&
      /^(?:better|easier|cheaper|faster|bigger|higher|healthier|stronger|larger|smaller|worse|happier|safer|cleaner|quicker|slower|older|younger|longer|shorter|richer|poorer|lower|harder|busier)$/.test(
        at(i + 1),
      )
        ? drop(i)
        : null,
  },
];
