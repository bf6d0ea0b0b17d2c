import { type Reading, set } from './hint.ts';

/** What the comma rules need to know about clauses: where a subject with its verb begins, and what stands before. */
export const PRONOUNS = set('i we they he she it you');
/** Words that often begin the clause after an opening. */
export const SUBJECTS = set(
  'i we they he she it you there people this that these the my our some many if when most a an everyone children students',
);
const STANDS_ALONE = set('this that these those there everyone everybody someone somebody nobody nothing everything');
const NOT_FINITE = /ing$/;
const WORDS_BETWEEN = set(
  "also often always usually never only really just still sometimes probably even already now then not n't",
);

export const isVerb = ({ tag }: Reading, i: number): boolean => /^(?:VERB|AUX)$/.test(tag(i));

/** A verb that can carry a clause: not "to go", not a bare -ing. */
export function carriesClause(r: Reading, i: number): boolean {
  if (r.tag(i) === 'AUX') return r.at(i - 1) !== 'to' && r.at(i) !== 'be' && r.at(i) !== 'been';
  return r.tag(i) === 'VERB' && r.at(i - 1) !== 'to' && !NOT_FINITE.test(r.at(i));
}

function verbNear(r: Reading, from: number): number {
  let i = from;
  while (WORDS_BETWEEN.has(r.at(i)) || (r.tag(i) === 'ADV' && i < from + 2)) i++;
  return carriesClause(r, i) ? i : -1;
}

/** The place of the verb of the subject that begins here, or -1 where none does. */
export function subjectVerb(r: Reading, start: number): number {
  const { at, tag } = r;
  if (PRONOUNS.has(at(start)) || STANDS_ALONE.has(at(start))) {
    const verb = verbNear(r, start + 1);
    if (verb >= 0 || PRONOUNS.has(at(start))) return verb;
  }
  let noun = false;
  for (let i = start; i < start + 8; i++) {
    if (noun && carriesClause(r, i)) return i;
    if (/^(?:NOUN|PROPN)$/.test(tag(i))) noun = true;
    else if (noun && WORDS_BETWEEN.has(at(i))) continue;
    else if (noun && /^(?:of|in|and|'s)$/.test(at(i))) continue;
    else if (!/^(?:DET|ADJ|NUM)$/.test(tag(i)) && !/^(?:my|our|your|his|her|their|its|most|more)$/.test(at(i)))
      return -1;
  }
  return -1;
}

/** True where a verb stands between two places: what is there can be a clause. */
export function hasFinite(r: Reading, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (carriesClause(r, i)) return true;
  return false;
}
