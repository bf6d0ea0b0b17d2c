import { baseOf, gerund, isBaseVerb, isOnlyVerb, singular } from '../../text/word-forms.ts';
import { isVerb, PRONOUNS } from '../clauses.ts';
import { insert, type Rule, set, swap } from '../hint.ts';
import { MODALS } from './verb-rules.ts';

const BETWEEN = set("not n't also never always only just still already probably definitely easily");
/** Words whose "to" begins an infinitive, so no -ing and no past follows. */
const BEFORE_INFINITIVE = set(
  'start starts started starting begin began like likes liked love loves want wants wanted need needs needed try tries tried trying decide decided hope hopes learn learned learnt continue continues continued plan plans able going how where order agree agreed refuse promise afford manage managed choose chose easy difficult hard important necessary possible impossible ready happy sad glad me us them him chance opportunity ability',
);
const GERUND_LIKE = set('building meeting training feeling drawing painting shopping swimming living being');
/** What can be said with "it is … to do". */
const IT_IS = set(
  'difficult easy hard important necessary possible impossible essential useful dangerous ready able happy interesting expensive horrible nice great good safe healthy common normal convenient',
);

/** Which form of the verb the word before it asks for. */
export const VERB_FORM_RULES: readonly Rule[] = [
  {
    id: 'forward-to',
    kind: 'verb',
    find: ({ at, tag }, i) =>
      at(i) === 'forward' && at(i + 1) === 'to' && isBaseVerb(at(i + 2)) && tag(i + 2) === 'VERB'
        ? swap(i + 2, gerund(at(i + 2)))
        : null,
  },
  {
    id: 'preposition-base',
    kind: 'verb',
    find: ({ at, tag }, i) => {
      if (!/^(?:of|about|without|by|from|after|before|despite)$/.test(at(i))) return null;
      const verb = at(i + 1);
      if (
        !isOnlyVerb(verb) ||
        !/^(?:VERB|AUX)$/.test(tag(i + 1)) ||
        baseOf(verb, 'past') ||
        verb === 'let' ||
        /^(?:conduct|urge|leave|chat)$/.test(verb) ||
        at(i - 1) === 'do'
      )
        return null;
      return at(i - 1) === 'rather' || PRONOUNS.has(at(i - 1)) ? null : swap(i + 1, gerund(verb));
    },
  },
  {
    id: 'before-to',
    kind: 'verb',
    find: ({ at }, i) =>
      (/^(?:before|after|without|by)$/.test(at(i)) ||
        (at(i) === 'of' && /^(?:instead|afraid|capable)$/.test(at(i - 1)))) &&
      at(i + 1) === 'to' &&
      isBaseVerb(at(i + 2)) &&
      at(i - 1) !== 'drop'
        ? { from: i + 1, to: i + 3, by: gerund(at(i + 2)) }
        : null,
  },
  {
    id: 'interested-to',
    kind: 'preposition',
    find: ({ at }, i) => (at(i) === 'interested' && interestedTo(at(i + 1), at(i + 2)) ? swap(i + 1, 'in') : null),
  },
  {
    id: 'interested-to-form',
    kind: 'verb',
    find: ({ at }, i) =>
      at(i) === 'interested' && interestedTo(at(i + 1), at(i + 2)) ? swap(i + 2, gerund(at(i + 2))) : null,
  },
  {
    id: 'to-form',
    kind: 'verb',
    find: ({ at, tag }, i) => {
      if (at(i) !== 'to' || !BEFORE_INFINITIVE.has(at(i - 1)) || GERUND_LIKE.has(at(i + 1))) return null;
      const base = baseOf(at(i + 1), 'ing', 'past', 'participle', 'third');
      if (!base || isBaseVerb(at(i + 1)) || !/^(?:VERB|NOUN)$/.test(tag(i + 1))) return null;
      return tag(i + 1) === 'NOUN' && !at(i + 1).endsWith('ing') ? null : swap(i + 1, base);
    },
  },
  {
    id: 'modal-form',
    kind: 'verb',
    find: ({ at, tag }, i) => {
      if (!MODALS.has(at(i)) || tag(i) !== 'AUX') return null;
      let j = i + 1;
      while (BETWEEN.has(at(j))) j++;
      const base = baseOf(at(j), 'past', 'participle', 'third', 'ing');
      if (!base || base === 'be' || isBaseVerb(at(j)) || singular(at(j))) return null;
      return tag(j) === 'VERB' || baseOf(at(j), 'third', 'ing') ? swap(j, base) : null;
    },
  },
  {
    id: 'make-form',
    kind: 'verb',
    find: ({ at, tag }, i) => {
      if (!/^(?:make|makes|made|making|let|lets|letting)$/.test(at(i))) return null;
      if (!/^(?:me|him|us|them|you|it|people|everyone)$/.test(at(i + 1)) || /ed$/.test(at(i + 2))) return null;
      const base = baseOf(at(i + 2), 'past', 'third');
      return base &&
        base !== 'be' &&
        !isBaseVerb(at(i + 2)) &&
        !/^(?:known|done|paid|used)$/.test(at(i + 2)) &&
        tag(i + 2) === 'VERB'
        ? swap(i + 2, base)
        : null;
    },
  },
  {
    id: 'enjoy-base',
    kind: 'verb',
    find: ({ at, tag }, i) =>
      /^(?:enjoy|enjoys|enjoyed|avoid|avoids|finish|finished|keep|keeps|kept|stop|stopped|suggest)$/.test(at(i)) &&
      tag(i) === 'VERB' &&
      (isOnlyVerb(at(i + 1)) || /^(?:play|travel|read|swim|dance|study|walk|talk|visit|work|drive)$/.test(at(i + 1))) &&
      tag(i + 1) === 'VERB'
        ? swap(i + 1, gerund(at(i + 1)))
        : null,
  },
  {
    id: 'easy-base',
    kind: 'verb',
    find: (r, i) =>
      IT_IS.has(r.at(i)) &&
      (isVerb(r, i - 1) || /^(?:very|so|more|really|'s|quite|too)$/.test(r.at(i - 1))) &&
      !/^(?:had|'d)$/.test(r.at(i - 1)) &&
      isOnlyVerb(r.at(i + 1)) &&
      isVerb(r, i + 1)
        ? insert(i + 1, 'to')
        : null,
  },
];

const interestedTo = (to: string, verb: string): boolean =>
  to === 'to' && isBaseVerb(verb) && !/^(?:know|hear|see|learn|find)$/.test(verb);
