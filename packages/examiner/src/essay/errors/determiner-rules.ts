import { isVerb } from './clauses.ts';
import { drop, insert, type Rule, set } from './hint.ts';

const SPORTS = set('football basketball volleyball tennis baseball cricket rugby badminton golf hockey chess');
const JOBS = set(
  'teacher doctor nurse engineer lawyer waiter waitress manager driver player singer actor actress writer journalist scientist volunteer secretary assistant chef guide receptionist tutor coach designer programmer farmer monitor trainer consultant translator photographer businessman accountant architect dentist musician artist politician professional pilot policeman lifeguard cashier salesman babysitter freelancer supervisor director',
);
const a = (next: string) => (/^[aeiou]/.test(next) ? 'an' : 'a');

/** Articles that a certain word asks for or refuses. */
export const DETERMINER_RULES: readonly Rule[] = [
  {
    id: 'as-teacher',
    kind: 'article',
    find: ({ at, tag }, i) => {
      if (!/^(?:as|become|becoming|became|be)$/.test(at(i))) return null;
      let noun = i + 1;
      while (tag(noun) === 'ADJ' && noun < i + 3) noun++;
      if (tag(noun) === 'NOUN' && JOBS.has(at(noun + 1))) noun++;
      if (!JOBS.has(at(noun)) || /^(?:NOUN|ADJ)$/.test(tag(noun + 1)) || /^(?:-|'s|and|of)$/.test(at(noun + 1)))
        return null;
      return insert(i + 1, a(at(i + 1)));
    },
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
      /^(?:number|amount|majority|rest|importance|quality|level|cost|price|growth|purpose|aim|role|beginning|end|centre|top|use|result|lack)$/.test(
        at(0),
      )
        ? insert(0, 'the')
        : null,
  },
];
