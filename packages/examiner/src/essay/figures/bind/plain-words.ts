import type { Mentions } from '../mentions.ts';
import type { SaidNumber } from '../said-numbers.ts';

/**
 * Words that may stand between a name and its number without turning the statement to something else. A sentence is
 * taken at its word only where nothing but these stands between; at any other word a second reading is possible.
 */
const PLAIN = new RegExp(
  `^(?:${[
    // being, having and their like
    'is|are|was|were|be|been|being|had|has|have|having|did|does|do|will|would|be|became|becomes?|got|gets?|could|can',
    'made|makes?|making|up|account(?:s|ed|ing)?|stood|stands?|standing|reach(?:es|ed|ing)?|hit|hits|record(?:s|ed|ing)?',
    'receive[sd]?|receiving|attract(?:s|ed|ing)?|spen[dt]s?|spending|use[sd]?|using|produce[sd]?|producing|s[eo]lls?|sold',
    'own(?:s|ed)?|kept|keeps?|earn(?:s|ed)?|g[ai]ves?|given|brought|brings?|represent(?:s|ed|ing)?|compris(?:e[sd]?|ing)',
    'constitute[sd]?|show(?:s|ed|n|ing)?|saw|sees?|register(?:s|ed)?|contribut(?:e[sd]?|ing)|provid(?:e[sd]?|ing)|suppl(?:y|ies|ied|ying)',
    'measure[sd]?|amount(?:s|ed|ing)?|total(?:led|ling)|number(?:ed|ing)?|hold(?:s|ing)?|held|took|takes?|taking|taken|charge[sd]?|cost|costs',
    'did|liked?|chose|chosen|visit(?:ed|s)?|deliver(?:ed|s)?|sent|read|bought|lost|needed|needs?|consume[sd]?|generate[sd]?',
    // moving
    'ris(?:es?|en|ing)|rose|rised|gr[eo]w|grown|growing|increas(?:e[sd]?|ing)|climb(?:s|ed|ing)?|jump(?:s|ed|ing)?|soar(?:s|ed|ing)?|went|go(?:es|ing)?|gone',
    'f[ae]ll|falls|fallen|falling|drop(?:s|ped|ping)?|declin(?:e[sd]?|ing)|decreas(?:e[sd]?|ing)|dip(?:s|ped|ping)?|s[aiu]nk(?:ing)?|dwindl(?:ed|ing)|shr[aiu]nk(?:ing)?',
    'plung(?:ed|ing)|slump(?:ed|ing)?|tumbl(?:e|ed|ing)|slip(?:ped|ping)?|recover(?:ed|ing|s)?|return(?:ed|ing|s)?|peak(?:s|ed|ing)?|advanc(?:ed|ing)|chang(?:e|ed|ing)',
    'remain(?:s|ed|ing)?|stay(?:s|ed|ing)?|start(?:s|ed|ing)?|beg[aiu]n|beginning|end(?:s|ed|ing)?|finish(?:ed|ing)?|continu(?:e[sd]?|ing)|fluctuat(?:ed|ing)|moved?|back|down|doubled|tripled|halved',
    // little words
    'a|an|the|of|for|in|on|at|to|by|from|with|as|into|during|over|and|or|then|also|too|again|still|already|even|only|just|mere|about|around|approximately|roughly|nearly|almost|some|over|under|more|less|than(?= \\d)|at|least|most|about|close|so|now|once|first|at|it|its|they|their|this|that|these|there|which|who|where|when|but|while',
    '\\w+ly|very|much|little|bit|lot|slight|small|large|big|sharp|steady|quite|high|higher|low|lower|peak|bottom|top|point|level|highest|lowest|largest|smallest|biggest',
    // what is counted, and time
    'number|numbers|figures?|share|shares|percentage|percentages|proportion|proportions|value|values|amount|amounts|rate|rates|quantity|people|members?|copies|hours?|minutes?|units?|million|thousand|billion|hundred|percent|per|cent|points?|degrees',
    'years?|year|decades?|period|end|start|beginning|time|later|finally|afterwards|after|before|next|following|meanwhile|however|hand|contrast|comparison|similarly|likewise|trend|rise|increase|growth|fall|drop|decrease|decline',
    'different|because|patterns?|second|third|place|no|whose|important|levell?ed|off|until|despite|recovery|usage|seats|break|pause|short|shown|stable|same|middle|groups?|category|reasons?|causes?|sources?|forms?|kinds?|items?|sectors?|countr(?:y|ies)|cit(?:y|ies)|adults|students|visitors|learners|customers|passengers|trips|losses|income|sales|money|hives|whole|series|line|bar|far|ended',
    'all|year|old|aged|age|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty|forty|fifty',
    '[a-z]',
  ].join('|')})$`,
  'i',
);
/** Words after which somebody else is spoken of. */
const TURNS =
  /\b(?:rivals?|others?|rest|both|either|neither|former|latter|except|besides|apart|between|ranges?|ranged|average|none|remaining|purposes|combined|together|against|versus|instead|rather)\b/i;

/** Nothing but plain words, and at most one noun more, between two places of a sentence. */
export function isPlain(
  text: string,
  from: number,
  to: number,
  { rows, columns }: Pick<Mentions, 'rows' | 'columns'>,
  numbers: SaidNumber[],
): boolean {
  let between = text.slice(from, to);
  for (const { start, end } of [...rows, ...columns, ...numbers])
    if (start < to && end > from)
      between =
        between.slice(0, Math.max(0, start - from)) +
        ' '.repeat(Math.min(end, to) - Math.max(start, from)) +
        between.slice(Math.min(end, to) - from);
  if (TURNS.test(between) || /[;:]/.test(between)) return false;
  const words = between.match(/[A-Za-z]+/g) ?? [];
  return words.length <= 16 && words.filter((word) => !PLAIN.test(word)).length <= 1;
}
