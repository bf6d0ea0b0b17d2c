/**
 * Plain words that come again and again, with what can stand in their place. Each line is a word as it is counted, and
 * the places in which the new words fit as they stand: number, article and what follows belong to the pattern.
 */
export type WordChoice = { word: string; often: number; task?: 1 | 2; places: readonly (readonly [RegExp, string])[] };

const choice = (word: string, often: number, places: [string, string][], task?: 1 | 2): WordChoice => ({
  word,
  often,
  places: places.map(([find, better]) => [new RegExp(`(?<![\\w'’-])${find}(?![\\w'’-])`, 'gi'), better]),
  ...(task ? { task } : {}),
});

const MODAL = '(should|can|could|must|will|would|may|might)';
const BEHIND_VERB =
  '(people|they|we|students|who|children|parents|individuals|customers|consumers|to|can|could|will|would|should|may)';
const AMOUNT = '(?= (?:from|to|by) (?:about |around |nearly |almost |over |approximately |roughly |just )?[$£€]?\\d)';
const HOW =
  '(?= (?:slightly|sharply|significantly|gradually|steadily|dramatically|rapidly|considerably|markedly)(?: (?:from|to|by|in|until|over|during|after|between|and|but)\\b|[.,;]))';
/** No passive, perfect or infinitive: there the simple past would be wrong. */
const PLAIN_PAST =
  "(?<!\\b(?:is|are|was|were|be|been|being|has|have|had|to|get|got|not|it's|of|with|an?|the)(?: \\w+ly)? )";
const KINDS =
  '(developing|developed|rich|poor|other|many|some|most|all|these|those|different|European|Asian|Western|both)';

export const WORD_CHOICES: readonly WordChoice[] = [
  choice('important', 3, [
    ['(is|are|was|were) important (for|to|that)', '$1 essential $2'],
    ['an important (role|part|factor|reason|skill|aspect|step|source|element)', 'a vital $1'],
    ['plays? important (roles?|parts?)', 'play vital $1'],
  ]),
  choice('people', 6, [
    ['(some|many|most) people (think|believe|argue|say|claim|feel|prefer)(?= (?:that|it|to)\\b)', '$1 $2'],
    [`(?<!\\b\\w+ )people ${MODAL}`, 'Individuals $1'],
  ]),
  choice('government', 3, [[`the government ${MODAL}`, 'the state $1']]),
  choice('governments', 3, [[`(?<!\\b\\w+ )governments ${MODAL}`, 'The authorities $1']]),
  choice('problem', 3, [['(this|the main|the biggest|the same|another|one|a serious|a major) problem', '$1 issue']]),
  choice('problems', 3, [
    ['(these|those|many|some|such|several|various|social|environmental|economic|serious|other) problems', '$1 issues'],
    ['(cause|causes|create|creates|face|faces) problems', '$1 difficulties'],
  ]),
  choice('good', 3, [
    ['a good (way|solution|method)', 'an effective $1'],
    ['a good (idea|choice|decision)', 'a sensible $1'],
    ['a good (opportunity|experience)', 'a valuable $1'],
    ['good (opportunities|experiences)', 'valuable $1'],
    ['good (effects?|influences?|impacts?)', 'positive $1'],
    ['good (marks|grades|salary|salaries|quality)', 'high $1'],
    ['good (results|skills)', 'strong $1'],
    ['good (relationships?|friends?)', 'close $1'],
  ]),
  choice('bad', 3, [
    ['bad (effects?|influences?|impacts?|consequences|habits)', 'harmful $1'],
    ['bad (weather|health|quality|conditions|behaviou?r|results|marks|grades)', 'poor $1'],
  ]),
  choice('big', 3, [
    ['big (cities|city|house|houses|company|companies|room|area|amount)', 'large $1'],
    ['big (role|part|impact|change|changes|influence|challenge|effect)', 'major $1'],
    ['big (problems?|issues?)', 'serious $1'],
  ]),
  choice('many', 4, [
    [
      '(?<!\\b(?:how|as|too|so|great|good|have|very|of|(?:not|without|no)(?: \\w+)?) )many (countries|people|reasons|ways|cities|companies|students|families|problems|benefits|advantages|places|jobs|schools|activities|opportunities|factors)',
      'a large number of $1',
    ],
  ]),
  choice('different', 4, [
    [
      '(?<!\\b(?:many|very|so|more|most|a|an|the|two|three|four|totally|completely|quite|other|these|their) )different (countries|cultures|people|ways|places|activities|reasons|subjects|jobs|areas|fields|languages|backgrounds)',
      'various $1',
    ],
  ]),
  choice('think', 4, [['(some|many|most|other) people think that', '$1 people argue that']]),
  choice('want', 3, [[`${BEHIND_VERB} want to`, '$1 wish to']]),
  choice('buy', 3, [[`${BEHIND_VERB} buy`, '$1 purchase']]),
  choice('help', 3, [
    [
      `(can|will|could|may|would|to) help (people|children|students|us|them|individuals|you|everyone) to`,
      '$1 enable $2 to',
    ],
  ]),
  choice('helps', 3, [['helps (people|children|students|us|them|individuals|you|everyone) to', 'enables $1 to']]),
  choice('get', 3, [
    ['get (?:a )?(?:good )?education', 'receive an education'],
    ['get (information|data)', 'obtain $1'],
    ['get (help|support|treatment|attention)', 'receive $1'],
    ['get ((?:more |new |some |enough )?(?:experience|knowledge|skills))', 'gain $1'],
    ['get ((?:good |better |high |higher )?(?:marks|grades|results)|success)', 'achieve $1'],
    ['get (?:the |a )?(?:chance|opportunity) to', 'have the opportunity to'],
    ['get a job', 'find a job'],
  ]),
  choice('countries', 6, [[`${KINDS} countries`, '$1 nations']]),
  choice('companies', 5, [
    ['(some|many|most|these|those|all|other|large|big|private|local|foreign) companies', '$1 firms'],
  ]),
  choice('cars', 4, [['(private|own|more|their|these|many) cars', '$1 vehicles']]),
  choice('advantages', 3, [
    ['(many|some|several|the|main|these|its|other|of|has|have) advantages(?! over)', '$1 benefits'],
  ]),
  choice('disadvantages', 3, [
    ['(many|some|several|the|main|these|its|other|of|has|have|and) disadvantages', '$1 drawbacks'],
  ]),
  choice('world', 4, [['(?:all over|around|throughout) the world', 'across the globe']]),
  choice('for example', 3, [['for example(?=,)', 'for instance']]),
  choice('nowadays', 3, [['nowadays(?=,)', 'today']]),
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
];
