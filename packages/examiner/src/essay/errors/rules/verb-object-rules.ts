import { gerund, isBaseVerb, participle, past, thirdPerson } from '../../text/word-forms.ts';
import { drop, insert, type Rule } from '../hint.ts';
import { NO_PREPOSITION, PREPOSITION_NEEDED } from '../tables/verb-objects.ts';

const formsOf = (verb: string) => new Set([verb, thirdPerson(verb), gerund(verb), past(verb), participle(verb)]);

const EXTRA = new Map<string, Set<string>>();
for (const line of NO_PREPOSITION.trim().split('\n')) {
  const [verb, words] = line.split(': ') as [string, string];
  for (const form of formsOf(verb)) EXTRA.set(form, new Set(words.split(' ')));
}

const MISSING = new Map<string, { by: string; before: Set<string> }>();
for (const line of PREPOSITION_NEEDED.trim().split('\n')) {
  const [verb, by, words] = line.split(/ > |: /) as [string, string, string];
  const before = new Set(words.split(' '));
  for (const form of formsOf(verb)) MISSING.set(form, { by, before });
}

/** Where a verb of the first table keeps its preposition: "attend to a patient", "a visit to", "asked to leave". */
const ONLY_BEFORE: Record<string, RegExp> = {
  attend: /^(?:school|classes|university|college|lessons|courses|meetings)$/,
  ask: /^(?:me|him|her|us|them)$/,
  answer: /^(?:the|my|your|his|her|their|this|that|these|all)$/,
  visit: /^(?:the|my|our|their|his|her|some|many|china|london|paris|england|spain|italy|museums)$/,
  face: /^(?:the|many|some|problems|difficulties|this|these|a)$/,
  lack: /^[a-z]+$/,
  influence: /^(?:people|children|us|our|the|their|them|young)$/,
  join: /^(?:the|a|your|our|this|their|my|us|them|me)$/,
  approach: /^(?:the|him|her|them|me|us)$/,
  reach: /^(?:the|my|our|their|a|this|home|school)$/,
};
const lemma = (form: string) => Object.keys(ONLY_BEFORE).find((verb) => formsOf(verb).has(form));

export const VERB_OBJECT_RULES: readonly Rule[] = [
  {
    id: 'extra-preposition',
    kind: 'preposition',
    find: ({ at, tag }, i) => {
      if (!EXTRA.get(at(i))?.has(at(i + 1)) || tag(i) !== 'VERB') return null;
      // A passive or a participle: "informed to all", "the topics discussed in class", "when asked about".
      if (
        /^(?:is|are|was|were|be|been|being|get|gets|got|when|as)$/.test(at(i - 1)) ||
        (/^(?:NOUN|DET)$/.test(tag(i - 1)) && /(?:ed|en|t)$/.test(at(i)))
      )
        return null;
      if (at(i + 1) === 'to' && isBaseVerb(at(i + 2))) return null;
      if (
        /^(?:recent|the_past|which|whom|order|all|least|first|last|time|future|general|particular|fact|addition|\d.*|)$/.test(
          at(i + 2),
        )
      )
        return null;
      const verb = lemma(at(i));
      return verb && !ONLY_BEFORE[verb]!.test(at(i + 2)) ? null : drop(i + 1);
    },
  },
  {
    id: 'missing-preposition',
    kind: 'preposition',
    find: ({ at, tag }, i) => {
      const needed = MISSING.get(at(i));
      if (!needed || !/^(?:VERB|AUX)$/.test(tag(i)) || tag(i - 1) === 'DET') return null;
      const known = needed.before.has(at(i + 1)) || needed.before.has(`${at(i + 1)}_${at(i + 2)}`);
      // "It depends how you look", "whoever speaks the language": only what is listed counts.
      return known ? insert(i + 1, needed.by) : null;
    },
  },
];
