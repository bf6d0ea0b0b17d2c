import type { SaidNumber } from './said-numbers.ts';
import { againstLast } from './words/own-runs.ts';
import { DOWN, UP } from './words/trend-words.ts';
import { wayFrom } from './words/way-from.ts';

/** A verb that its own sentence contradicts, whatever it speaks of: "decreased from 14% to 62%". */
export type Contradiction = { at: number; from: string; to: string; up: boolean } | { at: number; against: string };

const FROM =
  /^(?: \w+ly| a little| slightly| only| sharply)?(?: by [^.;]{1,24}?)?,? from (?:(?:about|around|just|only|some|nearly|almost|a mere) )?$/i;
const BY = /^(?: \w+ly)? by (?:(?:about|around|just|only|some|nearly|almost|over) )?$/i;
const TO =
  /^(?:[^.;,\d]{0,30}| in (?:19|20)\d\d) to (?:(?:about|around|just|only|some|nearly|almost|over|a|mere|peak|high|low|of) ){0,3}$/i;
const BELOW = /\b(?:minus|below|under zero|negative)\b|[-−]\s?\d/i;

/** "Rose to last place", "fell no higher than 50%": where it led, or how far, is told the other way round. */
const NOT_UP = /^(?: \w+ly)?(?: to (?:the )?(?:last place|bottom\b(?! of the (?:hill|sea)))| no lower than)/i;
const NOT_DOWN =
  /^(?: \w+ly)?(?: to (?:the )?(?:first place|top place|top of the (?:list|table|chart))| no higher than)/i;
/** "Fell and fell in opposite directions". */
const OPPOSITE = /^ and (\w+) (in opposite directions)\b/i;

function againstItself(rest: string, up: boolean): string | null {
  const place = (up ? NOT_UP : NOT_DOWN).exec(rest)?.[0];
  if (place) return place.replace(/^ \w+ly(?= )/, '').trim();
  const [, verb, apart] = OPPOSITE.exec(rest) ?? [];
  const same = verb !== undefined && new RegExp(`^(?:${(up ? UP : DOWN).source})$`, 'i').test(verb);
  return same ? apart! : null;
}

export function contradictions(text: string, numbers: SaidNumber[]): Contradiction[] {
  if (BELOW.test(text)) return [];
  const said = [
    ...[...text.matchAll(UP)].map((match) => ({ match, up: true })),
    ...[...text.matchAll(DOWN)].map((match) => ({ match, up: false })),
  ];
  return said.flatMap(({ match, up }): Contradiction[] => {
    const end = match.index + match[0].length;
    const against = againstItself(text.slice(end), up);
    if (against) return [{ at: match.index, against }];
    const share = FORMER.exec(text.slice(end));
    // What has collapsed may climb to half of its former level.
    if (share && up && !text.slice(0, match.index).match(DOWN)) return [{ at: match.index, against: share[0].trim() }];
    const later = againstLast(text, { at: match.index, end, up }, numbers);
    if (later) return [later];
    const from = numbers.find((one) => one.start >= end && !BY.test(text.slice(end, one.start)));
    const to = from && numbers.find((one) => one.start >= from.end);
    if (!from || !to || !FROM.test(text.slice(end, from.start)) || !TO.test(text.slice(from.end, to.start))) return [];
    if (
      from.percent !== to.percent ||
      from.derived ||
      to.derived ||
      /^\s?(?:times|less|more|of|in the (?:morning|afternoon|evening)|at night|[ap]\.?m|o.clock)\b/i.test(
        text.slice(to.end),
      )
    )
      return [];
    const turned = wayFrom(from, to) === (up ? -1 : 1);
    // "Increased from 6 to 6": it stood still.
    const still = from.text === to.text && from.value === to.value && [from, to].every((one) => one.how === 'exact');
    if (still) return [{ at: match.index, against: `from ${from.text} to ${to.text}` }];
    return turned ? [{ at: match.index, from: from.text, to: to.text, up: !up }] : [];
  });
}

/** "Jumped to less than half of their former figure". */
const FORMER =
  /^ to (?:(?:just|only|about|nearly|almost|less than|under|barely|a|one) ){0,3}(half|third|quarter|fifth|tenth) (?:of )?(?:its|their) (?:former|original|earlier|previous|initial|starting|first|old) /i;
