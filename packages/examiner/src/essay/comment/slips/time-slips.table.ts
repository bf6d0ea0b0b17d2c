import type { Both } from '../../report.ts';
import { asBefore, withoutFirst } from './as-before.ts';
import type { SureSlip } from './sure-slips.table.ts';

/** Small words before times and places that no reading excuses. For the report alone. */
const TIME = 'morning|afternoon|evening|night';
const DAY = 'weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day';
/** Only here: elsewhere "in" and "on" may belong to the verb ("dropped in last Sunday", "the film was on last Sunday"). */
const NO_PARTICLE =
  "(?:^|[,;] |\\b(?:and|but|so|meet|meeting|met|happened|arrived?|visit(?:ed)?|again|there|here|noon|o'clock|home|school) )";
/** Nothing follows that the words before could belong to. */
const END = '(?=[.,;!?]|$| (?:and|or|so|but|when|because|if|at|from|after|before)\\b)';

const NO_PREPOSITION: Both = {
  zh: 'this、next、last、every 加时间，前面不用介词。',
  en: 'A time with "this", "next", "last" or "every" takes no preposition.',
};

export const TIME_SLIPS: readonly SureSlip[] = [
  {
    rule: 'on-next-sunday',
    kind: 'preposition',
    find: new RegExp(
      `${NO_PARTICLE}((?:(?:in|at) (?:this|every) (?:${DAY}|${TIME})|(?:in|on|at) next (?:${DAY})|(?:in|on) last (?:${DAY}))(?: (?:${TIME}))?)${END}`,
      'dgi',
    ),
    by: withoutFirst,
    why: NO_PREPOSITION,
  },
  {
    rule: 'this-next-sunday',
    kind: 'preposition',
    find: new RegExp(`${NO_PARTICLE}((?:in|on) (?:next|last) (?:week|month|year))${END}`, 'dgi'),
    by: withoutFirst,
    why: NO_PREPOSITION,
  },
  {
    rule: 'at-weekend',
    kind: 'article',
    find: new RegExp(`\\b((?:at|on|in) weekend)${END}`, 'dgi'),
    by: (wrong) => asBefore(wrong, 'at the weekend'),
    why: { zh: '“在周末”说 at the weekend 或 at weekends。', en: 'It is "at the weekend" or "at weekends".' },
  },
  {
    rule: 'in-the-page',
    kind: 'preposition',
    find: /\b(in the (?:first|second|last|next|front) page)(?=[.,;!?]|$| there\b)/dgi,
    by: (wrong) => asBefore(wrong, wrong.toLowerCase().replace(/^in/, 'on')),
    why: { zh: '“在第几页上”用 on。', en: 'Things stand "on" a page.' },
  },
];
