import { isVerb } from './clauses.ts';
import { drop, insert, type Rule, set } from './hint.ts';

const SPORTS = set('football basketball volleyball tennis baseball cricket rugby badminton golf hockey chess');

/** Articles that a certain word asks for or refuses. */
export const DETERMINER_RULES: readonly Rule[] = [
  {
    id: 'play-the-football',
    kind: 'article',
    find: ({ at, tag }, i) =>
      at(i) === 'the' &&
      SPORTS.has(at(i + 1)) &&
      /^(?:play|plays|played|playing)$/.test(at(i - 1)) &&
      tag(i + 2) !== 'NOUN'
        ? drop(i)
        : null,
  },
  {
    id: 'first-reason',
    kind: 'article',
    find: (r, i) =>
      i === 0 &&
      /^(?:second|third|first|main|last|only|biggest|best|real|next|same)$/.test(r.at(0)) &&
      /^(?:reason|thing|point|problem|advantage|disadvantage|step|question|part|example|benefit|argument|idea|way|aspect|one)$/.test(
        r.at(1),
      ) &&
      isVerb(r, 2)
        ? insert(0, 'the')
        : null,
  },
  {
    id: 'number-of',
    kind: 'article',
    find: ({ at }, i) =>
      i === 0 &&
      at(1) === 'of' &&
      /^(?:number|amount|majority|rest|importance|quality|level|cost|price|growth|purpose|aim|role|beginning|end|centre|top|use|result)$/.test(
        at(0),
      )
        ? insert(0, 'the')
        : null,
  },
];
