/**
 * Plain words that come again and again, with what can stand in their place. Each line is a word as it is counted, and
 * the places in which the new words fit as they stand: number, article and what follows belong to the pattern.
 */
export type WordChoice = { word: string; often: number; task?: 1 | 2; places: readonly (readonly [RegExp, string])[] };

export const choice = (word: string, often: number, places: [string, string][], task?: 1 | 2): WordChoice => ({
  word,
  often,
  places: places.map(([find, better]) => [new RegExp(`(?<![\\w'’-])${find}(?![\\w'’-])`, 'gi'), better]),
  ...(task ? { task } : {}),
});

const MODAL = '(should|can|could|must|will|would|may|might)';
const BEHIND_VERB =
  '(people|they|we|students|who|children|parents|individuals|customers|consumers|to|can|could|will|would|should|may)';
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
  choice('lead to', 3, [['lead to (?=a|an|the|more|less|many|some|serious|health|problems)', 'result in ']]),
  choice('leads to', 3, [['leads to (?=a|an|the|more|less|many|some|serious|health|problems)', 'results in ']]),
  choice('affect', 3, [
    ['(can|will|may|could|might|to) affect (?=the|our|their|people|children|students|society)', '$1 influence '],
  ]),
  choice('provide', 3, [
    ['(can|will|should|could|would|to) provide (?=an?|the|more|many|better|free|opportunities)', '$1 offer '],
  ]),
  choice('improve', 3, [
    [
      'improve (the|their|our|his|her|your) (quality|skills?|performance|knowledge|ability|abilities|chances)',
      'enhance $1 $2',
    ],
  ]),
  choice('solve', 3, [['solve (the|this|these|that|such|their) (problems?)', 'tackle $1 $2']]),
  choice('necessary', 3, [['(is|are) necessary (to|for|that)', '$1 essential $2']]),
  choice('allow', 3, [['allow (people|us|them|students|children|you|individuals) to', 'enable $1 to']]),
  choice('allows', 3, [['allows (people|us|them|students|children|you|individuals) to', 'enables $1 to']]),
  choice('main', 3, [['the main (reason|cause|advantage|disadvantage|factor|benefit|problem)', 'the chief $1']]),
  choice('believe', 3, [['I believe that', 'I am convinced that']]),
  choice('try to', 3, [['try to', 'attempt to']]),
  choice('kind of', 3, [['(this|that|any|another|a|one|every|each) kind of', '$1 type of']]),
  choice('kinds of', 3, [['(these|those|many|other|all|some|various|different) kinds of', '$1 types of']]),
  choice('old people', 3, [['old people', 'older people']]),
  choice('instead of', 3, [['instead of', 'rather than']]),
];
