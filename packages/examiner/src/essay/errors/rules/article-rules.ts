import { isCountable } from '../../text/word-forms.ts';
import { insert, type Reading, type Rule, set, swap } from '../hint.ts';
import { EITHER } from './number-rules.ts';

/** Words whose first letter misleads: the article goes by the sound. */
const CONSONANT_SOUND = /^(?:uni(?!n|m)|use|usu|eu|one\b|once|ur(?:an|in)|ut(?:il|op)|ub)/;
const VOWEL_SOUND = /^(?:hour|honest|honou?r|heir)/;
const LINKING = set('is was be am become becomes became');
const NO_ARTICLE = set(
  'school university college home work church prison hospital bed class life time part order place person thing one case nature man woman god president king lady example fact reason question kind type way practice medicine evidence law music sport patient language song belief freedom improvement',
);

const JOBS = set(
  'teacher doctor nurse engineer lawyer waiter waitress manager driver player singer actor actress writer journalist scientist volunteer secretary assistant chef guide receptionist tutor coach designer programmer farmer monitor trainer consultant translator photographer businessman accountant architect dentist musician artist politician professional pilot policeman lifeguard cashier salesman babysitter freelancer supervisor director',
);

/** "She works as teacher": a job is one of many. */
function jobAt({ at, tag }: Reading, i: number): boolean {
  let noun = i;
  while (tag(noun) === 'ADJ' && noun < i + 2) noun++;
  if (tag(noun) === 'NOUN' && JOBS.has(at(noun + 1))) noun++;
  return JOBS.has(at(noun)) && !/^(?:NOUN|ADJ)$/.test(tag(noun + 1)) && !/^(?:-|'s|and|of)$/.test(at(noun + 1));
}

export const ARTICLE_RULES: readonly Rule[] = [
  {
    id: 'a-or-an',
    kind: 'article',
    find: ({ at, tokens }, i) => {
      const next = at(i + 1);
      // "Namely A and B": a label, no article.
      if (/^(?:and|or)$/.test(next) || (i > 0 && tokens[i]!.text === 'A')) return null;
      if (!/^an?$/.test(at(i)) || !/^[a-z]{2,}/.test(next) || /^[A-Z]{2,}/.test(tokens[i + 1]!.text)) return null;
      const vowel = VOWEL_SOUND.test(next) || (/^[aeiou]/.test(next) && !CONSONANT_SOUND.test(next));
      if (vowel === (at(i) === 'an')) return null;
      return swap(i, vowel ? 'an' : 'a');
    },
  },
  {
    id: 'be-bare-noun',
    kind: 'article',
    find: (r, i) => {
      const { at, tag } = r;
      if (/^(?:as|become|becoming|became|be)$/.test(at(i)) && jobAt(r, i + 1))
        return insert(i + 1, /^[aeiou]/.test(at(i + 1)) ? 'an' : 'a');
      if (!LINKING.has(at(i)) || /^(?:there|what)$/.test(at(i - 1))) return null;
      let noun = i + 1;
      if (/^(?:very|really|quite)$/.test(at(noun))) noun++;
      if (
        tag(noun) === 'ADJ' &&
        /^(?:good|great|big|important|nice|bad|small|beautiful|serious|difficult|useful|popular|common|perfect|special|interesting|huge|famous|necessary|modern)$/.test(
          at(noun),
        )
      )
        noun++;
      else if (noun > i + 1) return null;
      const word = at(noun);
      if (!isCountable(word) || tag(noun) !== 'NOUN' || (NO_ARTICLE.has(word) && noun === i + 1)) return null;
      if (
        /^(?:NOUN|VERB|ADJ)$/.test(tag(noun + 1)) ||
        at(noun + 1) === '-' ||
        /^(?:different|main|best)$/.test(at(i + 1))
      )
        return null;
      return insert(i + 1, /^[aeiou]/.test(at(i + 1)) ? 'an' : 'a');
    },
  },
  {
    id: 'the-government',
    kind: 'article',
    find: ({ at, tag }, i) =>
      i === 0 &&
      /^(?:government|internet|environment|majority|number|world)$/.test(at(0)) &&
      (/^(?:VERB|AUX)$/.test(tag(1)) || at(1) === 'of')
        ? insert(0, 'the')
        : null,
  },
  {
    id: 'such-bare-noun',
    kind: 'article',
    find: ({ at, tag }, i) => {
      if (at(i) !== 'such' || /^(?:no|one|any|another|every)$/.test(at(i - 1))) return null;
      // "One of such important trait": the noun has to be plural there.
      if (at(i - 1) === 'of' && /^(?:one|two|three|some|many|most|all|any|each|none|several|few)$/.test(at(i - 2)))
        return null;
      const noun = tag(i + 1) === 'ADJ' ? i + 2 : i + 1;
      return isCountable(at(noun)) && !EITHER.has(at(noun)) && tag(noun) === 'NOUN' && tag(noun + 1) !== 'NOUN'
        ? insert(i + 1, /^[aeiou]/.test(at(i + 1)) ? 'an' : 'a')
        : null;
    },
  },
  {
    id: 'the-same',
    kind: 'article',
    find: ({ at }, i) =>
      at(i) === 'same' &&
      i > 0 &&
      /^[a-z]/.test(at(i - 1)) &&
      !/^(?:the|this|that|these|those|very|a|exact|exactly)$/.test(at(i - 1)) &&
      at(i + 1) !== '-' &&
      !/-/.test(at(i))
        ? insert(i, 'the')
        : null,
  },
  {
    id: 'the-most',
    kind: 'article',
    find: ({ at, tag }, i) =>
      at(i) === 'most' &&
      tag(i + 1) === 'ADJ' &&
      tag(i + 2) === 'NOUN' &&
      /^(?:is|are|was|were|of|one)$/.test(at(i - 1)) &&
      /^(?:important|popular|famous|beautiful|common|effective|interesting|difficult|serious|useful|significant|powerful)$/.test(
        at(i + 1),
      )
        ? insert(i, 'the')
        : null,
  },
  {
    id: 'lot-of',
    kind: 'article',
    find: ({ at }, i) =>
      at(i) === 'lot' && at(i + 1) === 'of' && !/^(?:a|the|whole|an|quite|another|this|that|awful)$/.test(at(i - 1))
        ? insert(i, 'a')
        : null,
  },
];
