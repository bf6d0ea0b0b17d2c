import { isVerb } from '../clauses.ts';
import { drop, insert, type Rule, set } from '../hint.ts';

const SPORTS = set('football basketball volleyball tennis baseball cricket rugby badminton golf hockey chess');

/** There is one of each, so it takes "the". */
const ONLY_ONE = set(
  'environment internet world countryside seaside usa uk netherlands philippines eu planet atmosphere majority',
);
const BEFORE_ONE = set(
  'in on of for to about from around over into by with at protect protects protected protecting pollute pollutes damage damages harm harms save destroy destroys destroying use uses using affect affects improve',
);
/** Spoken of in general these take no "the". */
const GENERAL = set(
  'public_transport public_transportation climate_change global_warming social_media air_pollution modern_technology higher_education fast_food junk_food physical_activity physical_exercise human_nature',
);

/** Articles that a certain word asks for or refuses. */
export const DETERMINER_RULES: readonly Rule[] = [
  {
    id: 'the-environment',
    kind: 'article',
    find: ({ at, tag }, i) =>
      ONLY_ONE.has(at(i)) &&
      BEFORE_ONE.has(at(i - 1)) &&
      !/^(?:type|types|kind|kinds|sort|form)$/.test(at(i - 2)) &&
      !/^(?:NOUN|PROPN|ADJ)$/.test(tag(i + 1)) &&
      !/^(?:-|'s|and|or)$/.test(at(i + 1))
        ? insert(i, 'the')
        : null,
  },
  {
    id: 'the-in-general',
    kind: 'article',
    find: ({ at, tag }, i) =>
      at(i) === 'the' &&
      GENERAL.has(`${at(i + 1)}_${at(i + 2)}`) &&
      !/^(?:NOUN|ADJ)$/.test(tag(i + 3)) &&
      !/^(?:in|of|at|on|for|that|which|we|they|you|'s|-|system)$/.test(at(i + 3))
        ? drop(i)
        : null,
  },
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
