import { isVerb, PRONOUNS, SUBJECTS, subjectVerb } from '../clauses.ts';
import { insert, type Reading, type Rule, set } from '../hint.ts';
import { OPENINGS } from '../tables/openings.ts';

const OPENINGS_BY_FIRST = new Map<string, string[][]>();
for (const phrase of OPENINGS)
  OPENINGS_BY_FIRST.set(phrase[0]!, [...(OPENINGS_BY_FIRST.get(phrase[0]!) ?? []), phrase]);

/** "In the future of work", "Finally and above all": the phrase goes on. */
const GOES_ON = set(
  'of , and or than as to for - enough with that decades decade century centuries year years glance sight few',
);
const startsRest = ({ at, tag }: Reading, i: number): boolean =>
  !GOES_ON.has(at(i)) &&
  tag(i) !== 'NUM' &&
  (SUBJECTS.has(at(i)) ||
    /^(?:PRON|DET|PROPN|NOUN|ADJ|ADP|SCONJ)$/.test(tag(i)) ||
    (tag(i) === 'VERB' && at(i).endsWith('ing')));

/** A subject nobody can take for more of the phrase before it. */
const clearSubject = (r: Reading, i: number): boolean =>
  // "In the city we live in, …": the comma is there, only later.
  !r.words.slice(i, i + 5).includes(',') &&
  r.at(i) !== 'that' &&
  !/^(?:time|fact|moment)$/.test(r.at(i - 1)) &&
  (PRONOUNS.has(r.at(i)) || /^(?:there|people|many|everyone|everybody)$/.test(r.at(i)) || r.tag(i) === 'DET') &&
  subjectVerb(r, i) > 0;

/** The comma after whatever stands before the subject. */
export const OPENING_RULES: readonly Rule[] = [
  {
    id: 'opening-comma',
    kind: 'punctuation',
    find: (r, i) => {
      if (i !== 0) return null;
      const opening = OPENINGS_BY_FIRST.get(r.at(0))?.find((phrase) => phrase.every((word, k) => r.at(k) === word));
      if (!opening || !startsRest(r, opening.length)) return null;
      // "However hard they try": however much, not nevertheless.
      if (r.at(0) === 'however' && /^(?:ADJ|ADV)$/.test(r.tag(1))) return null;
      // "Due to this dependence": the phrase was only the beginning of a longer one.
      const points = /^(?:this|that)$/.test(opening.at(-1)!) && /^(?:NOUN|ADJ|NUM)$/.test(r.tag(opening.length));
      return points ? null : insert(opening.length, ',');
    },
  },
  {
    id: 'opening-adverb',
    kind: 'punctuation',
    find: ({ at, tag }, i) =>
      i === 0 &&
      /^[a-z]{4,}ly$/.test(at(0)) &&
      !/^(?:only|early|family|usually|mostly|nearly|really|daily|hardly|rarely|currently)$/.test(at(0)) &&
      /^(?:i|we|they|he|she|it|you|there|this|the|my|people|some|many)$/.test(at(1)) &&
      tag(0) === 'ADV'
        ? insert(1, ',')
        : null,
  },
  {
    id: 'opening-place',
    kind: 'punctuation',
    find: (r, i) => {
      const { at, tag } = r;
      if (i !== 0 || tag(0) !== 'ADP' || /^(?:as|like|than|because|with)$/.test(at(0))) return null;
      // "For example in my city the bus": what is missing is the comma after "example".
      if (at(0) === 'for' && /^(?:example|instance)$/.test(at(1))) return null;
      for (let j = 2; j < 12; j++) {
        if (/^(?:VERB|AUX|SCONJ|PUNCT)$/.test(tag(j - 1))) return null;
        // "In 1819 a newspaper wrote": after two or three words the comma is a matter of taste.
        if (/^(?:NOUN|PROPN|NUM)$/.test(tag(j - 1)) && clearSubject(r, j)) return j > 3 ? insert(j, ',') : null;
      }
      return null;
    },
  },
  {
    id: 'opening-purpose',
    kind: 'punctuation',
    find: (r, i) => {
      if (i !== 0) return null;
      const start = afterPurpose(r);
      if (!start || r.words.slice(0, 4).includes(',')) return null;
      for (let j = start + 2; j < 14; j++) {
        if (r.at(j) === ',') return null;
        if (/^(?:NOUN|PROPN|ADV|ADJ|NUM)$/.test(r.tag(j - 1)) && clearSubject(r, j)) return insert(j, ',');
      }
      return null;
    },
  },
];

/** "To learn …", "In order to learn …", "By learning …": where the purpose or the means begins. */
function afterPurpose({ at }: Reading): number {
  if (at(0) === 'to') return 1;
  if (at(0) === 'in' && at(1) === 'order' && at(2) === 'to') return 3;
  return /^(?:by|before|after|without|for)$/.test(at(0)) && at(1).endsWith('ing') ? 1 : 0;
}

const OPENS_CLAUSE = /^(?:if|when|whenever|although|because|while|since|though|after|before|as|once|unless|until)$/;
const LEADS_ON =
  /^(?:that|which|who|what|how|where|whether|or|but|than|if|when|because|although|while|since|though|after|before|as|once|unless|until)$/;
/** "The thing we need", "all you want": what follows belongs to the noun. */
const TAKES_CLAUSE = set(
  'think know believe say said feel hope see thing things way time times place everything something all people reason first much more what day money person anything nothing',
);

export const CLAUSE_RULES: readonly Rule[] = [
  {
    id: 'clause-comma',
    kind: 'punctuation',
    find: (r, i) => {
      let start = /^(?:but|and|so)$/.test(r.at(0)) ? 1 : 0;
      if (r.at(start) === 'even') start++;
      return i === 0 && OPENS_CLAUSE.test(r.at(start)) ? endOfClause(r, start, 22) : null;
    },
  },
  {
    id: 'middle-clause-comma',
    kind: 'punctuation',
    find: (r, i) =>
      i > 0 && /^(?:if|when|because|although|as|while)$/.test(r.at(i)) && /^(?:,|and|but|so)$/.test(r.at(i - 1))
        ? endOfClause(r, i, 16)
        : null,
  },
];

/** The comma where the clause that began at `start` ends and the main clause begins. */
function endOfClause(r: Reading, start: number, reach: number) {
  const { at, tag, words } = r;
  const verb = subjectVerb(r, start + 1);
  if (verb < 0) return null;
  for (let j = verb + 1; j < Math.min(start + reach, words.length - 2); j++) {
    if (/^[,;:.]$/.test(at(j)) || LEADS_ON.test(at(j))) return null;
    const pronoun = PRONOUNS.has(at(j));
    const subject = pronoun || /^(?:there|people|the|my|our|their|this|these|a)$/.test(at(j));
    if (!subject || subjectVerb(r, j) < 0 || TAKES_CLAUSE.has(at(j - 1))) continue;
    if (/^(?:ADP|SCONJ|DET|CCONJ|PART)$/.test(tag(j - 1)) || /^(?:and|or|to|of)$/.test(at(j - 1))) continue;
    if (isVerb(r, j - 1) && (!pronoun || start > 0)) continue;
    return insert(j, ',');
  }
  return null;
}
