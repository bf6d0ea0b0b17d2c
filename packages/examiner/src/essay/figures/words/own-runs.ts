import type { SaidNumber } from '../said-numbers.ts';
import { wayFrom } from './way-from.ts';

/** Where a verb leads, held against the number told right before, or the ones after it: the sentence contradicts itself. */
type Verb = { at: number; end: number; up: boolean };
type Turned = { at: number; from: string; to: string; up: boolean };

const TO =
  /^(?: \w+ly| a little| again| back| in (?:each|every) [a-z]+)?,? to (?:(?:about|around|just|only|some|nearly|almost|a|mere|peak|low|of) ){0,3}[€£$]?$/i;
/** "To 280,000 in the first five years, and then dropped": the subject is still the same. */
const THEN =
  /^(?: (?!and\b|but\b|or\b|for\b|against\b|of\b)[\w-]+){0,6},? (?:and|but|before) (?:it |they )?(?:then|afterwards|subsequently|finally) (?:\w+ly )?$/i;
const REACHED =
  /\b(?:to|at|reach(?:ed|ing)|was|were)\s(?:(?:about|around|just|only|some|nearly|almost|a|peak|high|low|of)\s){0,3}[€£$]?$/i;
/** What something is only measured against, or what a clause of its own tells, is not where it stood. */
const OF_ANOTHER =
  /\b(?:than|against|compared|versus|below|above|behind|ahead|like|unlike|while|whereas|which|who|where|others?|respectively)\b[^;]*$/i;
const MOMENT = '(?: (?:[a-z]+ )?(?:in|by) (?:19|20)\\d\\d)';
/** "To 380,000 in 2014, 330,000 in 2018 and finally 290,000": one after another in time. */
const NEXT = new RegExp(
  `^(?: [a-z]+)?(?:${MOMENT}(?:,|,? and)(?: (?:then|finally|eventually))?|,? and (?:then|finally|eventually))(?: to)? [€£$]?$`,
  'i',
);

export function againstLast(text: string, verb: Verb, numbers: SaidNumber[]): Turned | null {
  const to = numbers.find((one) => one.start >= verb.end);
  if (!to || !TO.test(text.slice(verb.end, to.start)) || /\brespectively\b/i.test(text)) return null;
  const at = numbers.indexOf(to);
  const from = numbers[at - 1];
  const before =
    from &&
    THEN.test(text.slice(from.end, verb.at)) &&
    REACHED.test(text.slice(0, from.start)) &&
    !OF_ANOTHER.test(text.slice(0, verb.at))
      ? from
      : undefined;
  const list = [to];
  for (const one of numbers.slice(at + 1)) {
    if (!NEXT.test(text.slice(list.at(-1)!.end, one.start))) break;
    list.push(one);
  }
  const last = list.at(-1)!;
  return turned(verb, before, to) ?? (list.length > 2 && monotone(list, verb) ? turned(verb, to, last) : null);
}

function turned({ at, up }: Verb, from: SaidNumber | undefined, to: SaidNumber): Turned | null {
  if (!from || from.percent !== to.percent || from.derived || to.derived || from.ratio || to.ratio) return null;
  // "To 5 tonnes and then to 300 kilograms".
  if (from.unit && to.unit && from.unit.toLowerCase() !== to.unit.toLowerCase()) return null;
  if ([from, to].some((one) => one.how === 'above' || one.how === 'below')) return null;
  return wayFrom(from, to) === (up ? -1 : 1) ? { at, from: from.text, to: to.text, up: !up } : null;
}

/** All of them one way, and against the verb. */
const monotone = (list: SaidNumber[], { up }: Verb) =>
  list.slice(1).every((one, i) => wayFrom(list[i]!, one) === (up ? -1 : 1));
