import { subjectsOf } from '../bind/subject.ts';
import { type Asked, clauseBefore } from './asked.ts';

/** "Unlike the other sources": a remark, after which the subject is still the same. */
const REMARK = /\b(?:un)?like (?:all |any of )?the others?(?: \w+)?\b/gi;
/** "Their membership stayed at": what is theirs is told of them, but for those they are compared with. */
const THEIRS =
  /^\s*(?:(?:and|but|yet|so|then|by then)\s)*(?:its|their)\s+(?!rivals?|neighbou?rs?|competitors?|opposites?|counterparts?|average|own|price|cost|share|lead|combined|total)(?:own\s)?[a-z]+\s+(?:(?:had|has|have|then|also|still|already|first)\s+|\w+ly\s+){0,4}$/i;

const PAIR =
  /\b(it|they)\s(?!were\b|was\b)[a-z]+\b[^,;:]{0,50}\b(?:and|before|then)\s(?:then\s|later\s|\w+ly\s){0,4}$/i;
const IT = /^\s*(?:(?:in|by|at) [\w:]+,? )?(?:then |later |finally )?it\s+(?:had\s|then\s|\w+ly\s){0,4}$/i;

const GAP = /\b(?:difference|gap|margin|lead|distance|average|ratio|mean|median)\b/i;

/** The rows that the verb at `at` speaks of. */
export function subjectOf(asked: Asked, at: number): number[] | null {
  const { mentions, carried } = asked;
  // "The difference was 50 people, but it was 190 in 2015": told of no row.
  if (GAP.test(asked.text.slice(0, at)) && !mentions.rows.some((one) => one.end <= at)) return null;
  const text = asked.text.replace(REMARK, (words) => ' '.repeat(words.length));
  const found = subjectsOf(text, at, mentions, carried);
  if (found) return found;
  if (IT.test(clauseBefore(text, at).replace(/^\s*(?:and|or|so|yet)\b/i, ''))) {
    // "Climbing overtook tennis, and in 2025 it had": what was overtaken is not "it".
    const own = [...new Set(mentions.rows.filter((one) => one.end <= at && !one.aside).map((one) => one.index))];
    return own.length === 1 ? own : null;
  }
  // "But they decreased afterwards and stood at": the second verb has the subject of the first.
  const pair = PAIR.exec(text.slice(0, at));
  const inside = pair && mentions.rows.some((one) => one.start >= pair.index && one.end <= at);
  if (pair && !inside) return subjectsOf(text, pair.index + pair[1]!.length + 1, mentions, carried);
  if (!THEIRS.test(clauseBefore(text, at))) return null;
  const before = mentions.rows.filter((one) => one.end <= at);
  const named = [...new Set(before.map((one) => one.index))];
  const owner = named.length ? named : carried;
  return owner.length === 1 && before.every((one) => !one.aside) ? owner : null;
}
