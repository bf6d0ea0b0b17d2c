import type { Both } from '../../report.ts';

/**
 * Plain or spoken wording and what a careful writer puts in its place. An entry stands here only if the new words fit
 * wherever the pattern matches: the company a word keeps is part of the pattern. `task` keeps report wording out of
 * essays.
 */
export type PlainWording = { find: RegExp; better: string; why: Both; task?: 1 | 2 };

export const both = (zh: string, en: string): Both => ({ zh, en });
const SPOKEN = both('这是口语的说法。', 'This is spoken English.');
const NAMED = both('有更准确的词。', 'There is a more exact word.');
const VERB = both('英语有现成的动词。', 'English has a verb for it.');
const CAUSES = both('这些名词和 cause 搭配。', 'One "causes" such things.');
const BIG = both('这里有比 big 更准确的形容词。', 'There is a more exact adjective than "big" here.');
const FRACTION = both('数字之外也可以用分数说。', 'A fraction in words is a change from figures.');
const TREND = both('描述变化有更准确的动词和副词。', 'There are more exact verbs and adverbs for change.');

const COUNTED =
  '(people|students|children|countries|cities|companies|problems|workers|jobs|cars|families|places|reasons|benefits|advantages|disadvantages|ways|books|visitors|tourists|parents|teachers|young people|old people|services|opportunities|activities|effects|factors|difficulties|skills|friends|men|women|citizens|individuals|changes|products|animals|buildings|schools|areas|resources|examples)';
/** "Quite a lot of", "what a lot of": "many" cannot stand there. */
const A_LOT = '(?<!(?:quite|such|what|whole|not|too|also have|an) )(?:a lot|lots) of';
/** Nothing that the adjective or adverb could belong to follows. */
const END = '(?=[.,;!?]|$| (?:in|if|when|because|by|every|as|than before)\\b)';
/** "Good for people to read": what follows hangs on the adjective. */
const WHOLE = '(?![^.,;!?]* to\\b)';
const WHOM = '(?=(?:the|our|their|people|children|everyone|society|women|students|young|both|his|her|your)\\b)';
const DONE_TO = '(?<!(?:\\bnot|\\bnever|\\bno|n.t) (?:\\w+ )?)';

export const rule = (find: string, better: string, why: Both, task?: 1 | 2): PlainWording => ({
  find: new RegExp(`\\b${find}`, 'i'),
  better,
  why,
  ...(task ? { task } : {}),
});

export const PLAIN_WORDINGS: readonly PlainWording[] = [
  rule('make a lot of (pollution|noise|waste|stress|trouble)\\b', 'cause a great deal of $1', CAUSES),
  rule(`${A_LOT} ${COUNTED}\\b`, 'many $1', SPOKEN),
  rule(
    `${DONE_TO}(changed?|changes|helps|helped|improved?|improves|increased?|increases|decreased?|decreases|differs?|varied|varies|vary) a lot\\b(?! (?:of|more|less)\\b)`,
    '$1 considerably',
    SPOKEN,
  ),
  rule(
    'a (?:little )?bit (more|less|higher|lower|larger|smaller|different|later|earlier|better)\\b',
    'slightly $1',
    SPOKEN,
  ),
  rule(`becoming better${END}`, 'improving', VERB),
  rule(`will become better${END}`, 'will improve', VERB),
  rule(`make (it|them|our lives|their lives|our life|the situation|the transport) better${END}`, 'improve $1', VERB),
  rule(
    'traffic (is|was) very bad\\b',
    'traffic $1 very heavy',
    both('traffic 和 heavy 搭配。', '"Traffic" is "heavy".'),
  ),
  rule('a very important (role|part|reason|factor|skill|source)\\b', 'a vital $1', NAMED),
  rule(`(?<!\\b(?:feel|feels|felt|not|too|so|or|and) )bad for ${WHOM}${WHOLE}`, 'harmful to ', NAMED),
  rule('a good way to\\b', 'an effective way to', NAMED),
  rule('a big (problem|challenge|issue)\\b', 'a serious $1', BIG),
  rule('(?<!a )big (problems|challenges|issues)\\b', 'serious $1', BIG),
  rule('bad (effects?|influences?|impacts?|consequences)\\b', 'harmful $1', NAMED),
  rule('get ((?:more )?(?:knowledge|experience|skills))\\b', 'gain $1', NAMED),
  rule('get ((?:more )?information)\\b', 'obtain $1', NAMED),
  rule(
    "kids\\b(?!['’]| (?:homework|games?|toys?|clothes|clubs?|rooms?|menu|health|li[fv]es?|education|behaviou?r|development)\\b)",
    'children',
    SPOKEN,
  ),
  rule('(moms?|mums?) and dads?\\b', 'parents', SPOKEN),
  rule('(reduce|avoid|prevent|less) (?:the )?traffic jams?\\b', '$1 congestion', NAMED),
  rule("(?:do not|don't) have (?:enough )?money to\\b", 'cannot afford to', VERB),
  rule('will talk about\\b', 'will discuss', SPOKEN),
  rule(
    '(to|will|can|may|might|would|could|they|people|we) make ((?:many |some |more )?problems)\\b',
    '$1 cause $2',
    CAUSES,
  ),
  rule('make pollution\\b', 'cause pollution', CAUSES),
  rule('take more tax from\\b', 'raise taxes on', VERB),
  rule('good (grades|marks)\\b', 'high $1', NAMED),
  rule(
    '(countries|cities|activities|sports|problems|subjects|places|games|jobs|animals|diseases|languages|companies|products|skills|areas|fields|factors|issues|benefits|resources|foods) like (?!this|that|these|those|the ones?|to|it|them|me|us|him|her|we|they|you|when|if|in|no)',
    '$1 such as ',
    both('正式文章里举例用 such as。', 'Formal writing gives its examples after "such as".'),
  ),
  rule('went up a little\\b(?! (?:bit|more))', 'rose slightly', TREND, 1),
  rule('went down a little\\b(?! (?:bit|more))', 'fell slightly', TREND, 1),
  rule('went up a lot\\b', 'rose considerably', TREND, 1),
  rule('went down a lot\\b', 'fell considerably', TREND, 1),
  rule('(increased|rose|decreased|fell|dropped) a little\\b(?! (?:bit|more|less))', '$1 slightly', TREND, 1),
  rule('(increased|rose|decreased|fell|dropped) very much\\b', '$1 sharply', TREND, 1),
  rule(
    'the biggest (percentage|proportion|amount|share|group|difference)\\b',
    'the largest $1',
    both('报告里多用 largest。', 'Reports prefer "largest" to "biggest".'),
    1,
  ),
  rule(
    '(shows|gives|(?<=s )show|(?<=s )give) us (?=the|that|how|information|what|a|an)',
    '$1 ',
    both('报告不对谁说话，us 可以省去。', 'A report addresses nobody: "us" can go.'),
    1,
  ),
  rule('50 ?(?:%|per ?cent) of (?=(?:the|all|its|their|these|total)\\b)', 'half of ', FRACTION, 1),
  rule('25 ?(?:%|per ?cent) of (?=(?:the|all|its|their|these|total)\\b)', 'a quarter of ', FRACTION, 1),
  rule('75 ?(?:%|per ?cent) of (?=(?:the|all|its|their|these|total)\\b)', 'three quarters of ', FRACTION, 1),
  rule('20 ?(?:%|per ?cent) of (?=(?:the|all|its|their|these|total)\\b)', 'a fifth of ', FRACTION, 1),
];
