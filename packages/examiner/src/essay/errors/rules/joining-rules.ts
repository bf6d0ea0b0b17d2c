import { hasFinite, isVerb, PRONOUNS, subjectVerb } from '../clauses.ts';
import { drop, insert, type Reading, type Rule, set } from '../hint.ts';

/** "I think so", "and so on", "not so": another so. */
const OTHER_SO = /^(?:do|did|does|think|say|and|not|is|was|are|be|or|said|it|even|hope|with|provide|have|has)$/;
const unmarked = ({ at }: Reading, i: number) => i > 3 && /^[a-z0-9)"%]/i.test(at(i - 1));

/** "Nothing but fibre", "all but one": except. */
const EXCEPT = set('nothing all anything everything none nobody one last');
/** "No longer a project but four essays": not this but that. */
const denies = ({ words }: Reading, i: number) => words.slice(0, i).some((word) => /^(?:not|no|n't|never)$/.test(word));

/** The marks between two clauses that a word joins. */
export const JOINING_RULES: readonly Rule[] = [
  {
    id: 'comma-before-but',
    kind: 'punctuation',
    find: (r, i) =>
      r.at(i) === 'but' &&
      unmarked(r, i) &&
      !EXCEPT.has(r.at(i - 1)) &&
      (PRONOUNS.has(r.at(i + 1)) || r.at(i + 1) === 'there' || (subjectVerb(r, i + 1) > 0 && !denies(r, i))) &&
      r.tags.slice(0, i).some((tag) => tag === 'VERB' || tag === 'AUX')
        ? insert(i, ',')
        : null,
  },
  {
    id: 'comma-before-so',
    kind: 'punctuation',
    find: (r, i) =>
      r.at(i) === 'so' &&
      unmarked(r, i) &&
      !OTHER_SO.test(r.at(i - 1)) &&
      !/^(?:many|much|few|that)$/.test(r.at(i + 1)) &&
      // "So ordinary that …" is a degree, not a result.
      !(/^(?:ADJ|ADV)$/.test(r.tag(i + 1)) && r.words.slice(i + 2, i + 5).includes('that')) &&
      (PRONOUNS.has(r.at(i + 1)) || subjectVerb(r, i + 1) > 0 || r.at(i + 1) === 'if') &&
      r.tags.slice(0, i).some((tag) => tag === 'VERB' || tag === 'AUX')
        ? insert(i, ',')
        : null,
  },
  {
    id: 'comma-before-but-opening',
    kind: 'punctuation',
    find: (r, i) =>
      r.at(i) === 'but' &&
      unmarked(r, i) &&
      /^(?:when|if|sometimes|now|in|unfortunately|nowadays|at|on|nobody|after|because)$/.test(r.at(i + 1)) &&
      hasFinite(r, 0, i)
        ? insert(i, ',')
        : null,
  },
  {
    id: 'comma-before-especially',
    kind: 'punctuation',
    find: ({ at, tag }, i) =>
      /^(?:especially|particularly|including)$/.test(at(i)) && i > 3 && /^(?:NOUN|PROPN)$/.test(tag(i - 1))
        ? insert(i, ',')
        : null,
  },
  {
    id: 'for-example-comma',
    kind: 'punctuation',
    find: ({ at, tag }, i) =>
      i > 2 &&
      at(i) === 'for' &&
      /^(?:example|instance)$/.test(at(i + 1)) &&
      at(i + 2) !== ',' &&
      /^(?:PRON|DET|NOUN|PROPN|SCONJ|ADP|ADJ)$/.test(tag(i + 2)) &&
      /^[,;]$/.test(at(i - 1))
        ? insert(i + 2, ',')
        : null,
  },
  {
    id: 'comma-before-that',
    kind: 'punctuation',
    find: ({ at }, i) =>
      at(i) === ',' &&
      at(i + 1) === 'that' &&
      /^(?:think|believe|know|say|said|says|feel|hope|understand|remember|fact|sure|argue|means|agree|realise|realize|true)$/.test(
        at(i - 1),
      ) &&
      !/^(?:is|was|,)$/.test(at(i + 2))
        ? drop(i)
        : null,
  },
  {
    id: 'comma-after-subject',
    kind: 'punctuation',
    find: (r, i) =>
      r.at(i) === ',' &&
      i <= 5 &&
      r.words.indexOf(',') === i &&
      /^(?:is|are|was|were|has|have|can|will)$/.test(r.at(i + 1)) &&
      r.tag(i - 1) === 'NOUN' &&
      /^(?:DET|NOUN|PRON|ADJ)$/.test(r.tag(0)) &&
      !hasFinite(r, 0, i) &&
      !r.words.includes('?')
        ? drop(i)
        : null,
  },
  {
    id: 'which-after-name',
    kind: 'punctuation',
    find: (r, i) =>
      /^(?:which|who)$/.test(r.at(i)) &&
      i > 2 &&
      r.tag(i - 1) === 'PROPN' &&
      isVerb(r, i + 1) &&
      // "It was Mary who", "an American who", "people in Japan who": the name is not what is told about.
      !/^(?:it|an?|people|those|person|man|woman|ask|asked|know|tell|told)$/.test(r.at(i - 3)) &&
      !r.words.slice(0, i).some((word) => /^(?:it|an?|people|those|everyone|tell|know|was)$/.test(word))
        ? insert(i, ',')
        : null,
  },
];
