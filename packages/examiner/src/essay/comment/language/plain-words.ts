import type { Both } from '../../report.ts';

/**
 * Plain or spoken wording and what a careful writer puts in its place. An entry stands here only if the new words fit
 * wherever the pattern matches: the company a word keeps is part of the pattern. `task` keeps report wording out of
 * essays.
 */
export type PlainWording = { find: RegExp; better: string; why: Both; task?: 1 | 2 };

const both = (zh: string, en: string): Both => ({ zh, en });
const SPOKEN = both('这是口语的说法。', 'This is spoken English.');
const VAGUE = both('这个词太笼统。', 'The word says too little.');
const ONE_WORD = both('一个准确的词胜过 very 加常用词。', 'One exact word does more than "very" with a common one.');
const WORN = both('这是套话。', 'It is a stock phrase.');
const VERB = both('英语有现成的动词。', 'English has a verb for it.');
const TREND = both('描述变化有更准确的动词和副词。', 'There are more exact verbs and adverbs for change.');

const COUNTED =
  '(people|students|children|countries|cities|companies|problems|workers|jobs|cars|families|places|reasons|benefits|advantages|ways|books|visitors|tourists|parents|teachers|young people|old people|services)';
const MASS =
  '(time|pollution|stress|pressure|information|work|energy|water|traffic|noise|waste|rubbish|space|experience|knowledge|trouble|attention)';
/** Nothing that the adjective or adverb could belong to follows. */
const END = '(?=[.,;!?]|$| (?:and|but|in|if|when|because|for|by|every|as|than before)\\b)';
const rule = (find: string, better: string, why: Both, task?: 1 | 2): PlainWording => ({
  find: new RegExp(`\\b${find}`, 'i'),
  better,
  why,
  ...(task ? { task } : {}),
});

export const PLAIN_WORDINGS: readonly PlainWording[] = [
  rule(
    'make a lot of (pollution|noise|waste|stress|trouble)\\b',
    'cause a great deal of $1',
    both('这些名词和 cause 搭配。', 'One "causes" such things.'),
  ),
  rule(`(?:a lot|lots) of ${COUNTED}\\b`, 'many $1', SPOKEN),
  rule(`(?:a lot|lots) of ${MASS}\\b`, 'a great deal of $1', SPOKEN),
  rule('(?:a lot|lots) of money\\b', 'a great deal of money', SPOKEN),
  rule(
    '(changed?|changes|helps?|helped|improved?|improves|increased?|increases|decreased?|decreases|differs?|varied|varies|vary) a lot\\b',
    '$1 considerably',
    SPOKEN,
  ),
  rule(`more and more ${COUNTED}\\b`, 'a growing number of $1', WORN),
  rule('becomes worse and worse\\b', 'steadily worsens', VAGUE),
  rule('become worse and worse\\b', 'steadily worsen', VAGUE),
  rule(`(?:get|become) worse(?! and)${END}`, 'worsen', VAGUE),
  rule(`(?:gets|becomes) worse(?! and)${END}`, 'worsens', VAGUE),
  rule(`becoming better${END}`, 'improving', VAGUE),
  rule(`will become better${END}`, 'will improve', VAGUE),
  rule(`make (it|them|our lives|their lives|our life|the situation|the transport) better${END}`, 'improve $1', VAGUE),
  rule(
    'traffic (is|was) very bad\\b',
    'traffic $1 very heavy',
    both('traffic 和 heavy 搭配。', '"Traffic" is "heavy".'),
  ),
  rule('very tired\\b', 'exhausted', ONE_WORD),
  rule('a very important (role|part|reason|factor|skill|source)\\b', 'a vital $1', ONE_WORD),
  rule('very common\\b', 'widespread', ONE_WORD),
  rule('very expensive\\b', 'costly', ONE_WORD),
  rule('(is|are|was|were) not good for\\b', '$1 harmful to', VAGUE),
  rule('bad for (?=our|the|their|people|health|children|society|my|your|his|her|young)', 'harmful to ', VAGUE),
  rule(
    'is good for (?=the|our|their|people|children|everyone|society|poor|women|students|young|both|country)',
    'benefits ',
    VAGUE,
  ),
  rule(
    'is also good for (?=the|our|their|people|children|everyone|society|poor|women|students|young)',
    'also benefits ',
    VAGUE,
  ),
  rule('are good for (?=the|our|their|people|children|everyone|society|poor|women|students|young)', 'benefit ', VAGUE),
  rule('a good way to\\b', 'an effective way to', VAGUE),
  rule(
    'a big (problem|challenge|issue)\\b',
    'a serious $1',
    both('抽象名词前少用 big。', '"Big" before an abstract noun is spoken.'),
  ),
  rule(
    '(?<!a )big (problems|challenges|issues)\\b',
    'serious $1',
    both('抽象名词前少用 big。', '"Big" before an abstract noun is spoken.'),
  ),
  rule(
    'a big (difference|change|impact|influence|effect|role)\\b',
    'a major $1',
    both('抽象名词前少用 big。', '"Big" before an abstract noun is spoken.'),
  ),
  rule('bad (effects?|influences?|impacts?|consequences)\\b', 'harmful $1', VAGUE),
  rule('get (?:more )?(knowledge|experience|skills)\\b', 'gain $1', SPOKEN),
  rule('get (?:more )?information\\b', 'obtain information', SPOKEN),
  rule('get money from\\b', 'earn money from', SPOKEN),
  rule('get sick\\b', 'fall ill', SPOKEN),
  rule('kids\\b', 'children', SPOKEN),
  rule(
    '(?<!the )rich people\\b',
    'the wealthy',
    both('写群体有更书面的说法。', 'Formal writing names the group another way.'),
  ),
  rule(
    '(?<!the )poor people\\b',
    'people on low incomes',
    both('写群体有更书面的说法。', 'Formal writing names the group another way.'),
  ),
  rule('(reduce|solve|cause|avoid|prevent|less|fewer) (?:the )?traffic jams?\\b', '$1 congestion', VAGUE),
  rule("(?:do not|don't) have (?:enough )?money to\\b", 'cannot afford to', VERB),
  rule('will talk about\\b', 'will discuss', SPOKEN),
  rule(
    '(to|will|can|may|might|would|could|they|people|we) make (?:many |some |a |a lot of |more )?problems?\\b',
    '$1 cause problems',
    both('problem 和 cause 搭配。', 'One "causes" problems.'),
  ),
  rule(
    'make (?:a lot of |much )?pollution\\b',
    'cause pollution',
    both('pollution 和 cause 搭配。', 'One "causes" pollution.'),
  ),
  rule('give money (?:to|for)\\b', 'fund', VAGUE),
  rule('take more tax from\\b', 'raise taxes on', VAGUE),
  rule('(?:many|different|all) kinds of\\b', 'a wide range of', VAGUE),
  rule('these years\\b(?! ago)', 'in recent years', both('这是中文的说法。', 'English says it another way.')),
  rule('day by day\\b', 'steadily', VAGUE),
  rule('(private|personal) thing\\b', '$1 matter', VAGUE),
  rule('good (grades|marks)\\b', 'high $1', VAGUE),
  rule('went up a little\\b', 'rose slightly', TREND, 1),
  rule('went down a little\\b', 'fell slightly', TREND, 1),
  rule('went up a lot\\b', 'rose considerably', TREND, 1),
  rule('went down a lot\\b', 'fell considerably', TREND, 1),
  rule('(increased|rose|decreased|fell|dropped) a little\\b', '$1 slightly', TREND, 1),
  rule('(increased|rose|decreased|fell|dropped) very much\\b', '$1 sharply', TREND, 1),
  rule('the biggest part\\b', 'the largest share', both('描述比例用 share。', 'A part of a whole is a "share".'), 1),
  rule(
    'the biggest (percentage|proportion|amount|share|group|difference)\\b',
    'the largest $1',
    both('报告里多用 largest。', 'Reports prefer "largest" to "biggest".'),
    1,
  ),
  rule('got from\\b', 'received from', SPOKEN, 1),
  rule(
    'gives? information about how\\b',
    'shows how',
    both('少两个词，意思一样。', 'It says the same in fewer words.'),
    1,
  ),
];
