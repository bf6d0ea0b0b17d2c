import { choice, type WordChoice } from './word-choices.ts';

const AMOUNT = '(?= (?:from|to|by) (?:about |around |nearly |almost |over |approximately |roughly |just )?[$£€]?\\d)';
const HOW =
  '(?= (?:slightly|sharply|significantly|gradually|steadily|dramatically|rapidly|considerably|markedly)(?: (?:from|to|by|in|until|over|during|after|between|and|but)\\b|[.,;]))';
/** No passive, perfect or infinitive: there the simple past would be wrong. */
const PLAIN_PAST =
  "(?<!\\b(?:is|are|was|were|be|been|being|has|have|had|to|get|got|not|it's|of|with|an?|the)(?: \\w+ly)? )";

/** The same for reports of task 1. */
export const REPORT_CHOICES: readonly WordChoice[] = [
  choice('percentage', 3, [['the percentage of', 'the proportion of']], 1),
  choice('increased', 3, [[`${PLAIN_PAST}increased(?:${AMOUNT}|${HOW})`, 'rose']], 1),
  choice('decreased', 3, [[`${PLAIN_PAST}decreased(?:${AMOUNT}|${HOW})`, 'fell']], 1),
  choice('dropped', 3, [[`${PLAIN_PAST}dropped(?:${AMOUNT}|${HOW})`, 'fell']], 1),
  choice(
    'increase',
    3,
    [
      ['an increase in', 'a rise in'],
      ['an increase of', 'a rise of'],
    ],
    1,
  ),
  choice(
    'decrease',
    3,
    [
      ['a decrease in', 'a fall in'],
      ['a decrease of', 'a fall of'],
    ],
    1,
  ),
  choice(
    'shows',
    3,
    [
      ['shows (how|the)', 'illustrates $1'],
      ['shows that', 'indicates that'],
    ],
    1,
  ),
  choice('significantly', 3, [['significantly', 'considerably']], 1),
  choice('slightly', 3, [['slightly', 'marginally']], 1),
  choice('dramatically', 3, [['dramatically', 'sharply']], 1),
  choice(
    'significant',
    3,
    [['a significant (rise|fall|drop|increase|decrease|growth|decline|change|difference)', 'a marked $1']],
    1,
  ),
  choice('approximately', 3, [['approximately (?=\\d)', 'roughly ']], 1),
  choice('highest', 4, [['the highest (number|percentage|proportion|amount)', 'the largest $1']], 1),
  choice('located', 3, [['(is|are|was|were) located', '$1 situated']], 1),
  choice('built', 3, [['(was|were|been|be) built', '$1 constructed']], 1),
  choice(
    'number',
    4,
    [
      [
        'the number of (\\w+) (?=(?:was|rose|fell|increased|decreased|went|dropped|grew|stood|reached|remained)\\b)',
        'the figure for $1 ',
      ],
    ],
    1,
  ),
  choice('step', 3, [['the (first|second|third|fourth|fifth|next|last|final) step', 'the $1 stage']], 1),
  choice('next to', 3, [['next to (the|a)', 'adjacent to $1']], 1),
  choice('bigger', 2, [['bigger', 'larger']], 1),
  choice('put', 3, [['(is|are) put in(?:to)?', '$1 placed in']], 1),
  choice(
    'goes',
    3,
    [['(it|water|milk|oil|wool|mixture|liquid|material|product) goes (to|into|through)', '$1 passes $2']],
    1,
  ),
  choice('changed', 3, [['(was|were|is|are|been) changed (?:to|into) (?=an?\\b)', '$1 converted into ']], 1),
  choice('sent', 3, [['(is|are) sent to', '$1 transported to']], 1),
  choice('after that', 3, [['after that(?=,)', 'subsequently']], 1),
  choice('middle', 3, [['in the middle of the', 'in the centre of the']], 1),
  choice('more than', 3, [['more than (?=[£$€]?\\d)', 'over ']], 1),
  choice('less than', 3, [['less than (?=[£$€]?\\d)', 'under ']], 1),
  choice('about', 4, [['about (?=[£$€]?\\d)', 'roughly ']], 1),
  choice('around', 4, [['around (?=[£$€]?\\d)', 'roughly ']], 1),
  choice('almost', 3, [['almost (?=[£$€]?\\d)', 'nearly ']], 1),
  choice('process', 3, [['(the|a|this) (?!making|producing|manufacturing|whole)(\\w+ing) process', '$1 $2 stage']], 1),
  choice('stage', 4, [['the (first|second|third|fourth|fifth|next|last|final|following) stage', 'the $1 phase']], 1),
];
