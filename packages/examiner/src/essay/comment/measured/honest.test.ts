import { describe, expect, test } from 'vitest';
import type { Criterion, EssayRequest } from '../../report.ts';
import { factsOf } from '../facts.testing.ts';
import { measuredPoints } from './measured.ts';

/** Honest sentences of which a remark was untrue: nothing may be said of them. Each rule has its true case beside it. */
const told = (name: Criterion, text: string, asked: Partial<EssayRequest> = {}) =>
  measuredPoints(factsOf(text, 6, asked))
    [name].map((one) => one.en)
    .join('\n');
const essay = (...bodies: string[]) =>
  ['Some cities let parks grow wild. I agree.', ...bodies, 'In conclusion, I agree with it.'].join('\n\n');
const REPORT: Partial<EssayRequest> = { task: 1, prompt: 'The charts below show clubs in one country.' };
const MAP: Partial<EssayRequest> = { task: 1, prompt: 'The maps below show a village.' };
const report = (body: string) => `The charts show clubs.\n\nOverall, they differed.\n\n${body}`;

const GENERAL = 'People in society feel better with this idea. They have a better life and health. It is good for all.';
const BARE = 'Tennis had 90 members in 1995 and 40 in 2025. Golf had 20 and 25.';
const STEPS = 'First, it is dried. Then it is pressed. Next, it is cooled. Finally, it is sold in shops.';
const FIVE = 'Tennis was first. It was 90. It fell to 60. It had 70. Golf grew. It rose to 20. It reached 40 at last.';
const LAST = 'The charts show clubs.\n\nTennis had 90.\n\nGolf had 20 members.\n\nOverall, tennis lost members.';
const JOINED =
  'Trees grow and they give shade. Birds come, so we hear them. Paths are dry, but it rains. The air is clean and it smells good.';
const PLAIN = 'Birds live in the trees. The paths are dry in summer. Most towns are poor. Snow lies there in winter.';
const BECAUSE =
  'We go because it rains. They stay because it snows. I win because I try. It works because they pay. Trees are tall.';
const POINTS = 'The first reason is cost. They save money. Another benefit is shade. Besides, birds come back to town.';
const OPENERS = 'The park is old. The park has trees. They are tall. The park is near. Oaks grow. The park is quiet.';

describe.each<[rule: string, Criterion, Partial<EssayRequest>, isTask2: boolean, told: string, honest: string[]]>([
  [
    'has no "for example"',
    'tr',
    {},
    true,
    GENERAL,
    [
      `Finland pays for every hall. Norway does the same. ${GENERAL}`,
      `Clubs in the UK are rich. ${GENERAL}`,
      `The NHS pays for it. ${GENERAL}`,
      `Visitors see it in Xi'an. ${GENERAL}`,
      `It works in Zürich. ${GENERAL}`,
      `A third of all members leave. ${GENERAL}`,
      `It is good for people in china. ${GENERAL}`,
      `It takes one hour a day. ${GENERAL}`,
      GENERAL.toUpperCase(),
    ],
  ],
  [
    'sets none of them against another',
    'tr',
    REPORT,
    false,
    BARE,
    [
      'Tennis had 90 members against 40 in golf. Rowing had 20.',
      'Tennis had 90, surpassing golf at 40 with a gap of 50. Rowing had 20.',
      'Tennis led with 90. Golf trailed at 40. Rowing had 20.',
      'Tennis outnumbered golf, 90 to 40. Rowing had 20 and 25.',
      'Tennis was higher at 90. Golf had 20 and 25.',
      'Tennis climbed from 20 to 90. Golf had 40.',
      'Tennis, with 90 members, came first; golf, with 40, came last. Rowing had 25.',
      'Tennis had 90 and 95. Golf had 40 and 25. They were poles apart.',
      'Some 90 members played tennis; for golf it was a mere 40. Rowing had 20.',
      "Tennis took the lion's share at 90. Golf had to make do with 40. Rowing had 20.",
      'Tennis had 90 and golf 40. Adding the 20 of rowing brings the sum to 150.',
    ],
  ],
  [
    'The overview comes last',
    'cc',
    REPORT,
    false,
    LAST,
    [
      LAST.replace('Tennis had 90.', 'The most striking feature is the loss of tennis.'),
      LAST.replace('Tennis had 90.', 'What stands out is the loss of tennis. It had 90.'),
      LAST.replace('show clubs.', 'show clubs. Most of them grew.'),
      LAST.replace('Tennis had 90.', 'At first glance tennis wins.'),
      LAST.replace('Tennis had 90.', 'Tennis gained as golf lost members.'),
      LAST.replace('show clubs.', 'show clubs, with tennis in decline.'),
      LAST.replace('Overall, tennis lost members.', 'In short, judo had 20 in 1990.'),
    ],
  ],
  [
    'put in order by words',
    'cc',
    MAP,
    false,
    STEPS,
    [
      'Next to the school is a park. Next to it is a hall. At the end of the road is a lake. Then there is a mill. Next to that is a yard.',
      'First prize was 90. Second place was 20. Third-class seats cost 5. Finally, it closed.',
    ],
  ],
  [
    'reads like a list',
    'cc',
    { task: 1, prompt: 'The charts show what tennis, golf and rowing, women and men cost a city.' },
    false,
    'Tennis had 90 members. Golf had 40 members. Rowing had 20 members.',
    [
      'The membership rose to 90. The increase was fastest in 1995. The trend then slowed to 5.',
      'The library was small. The building was sold in 1995. The site became a park.',
      'The city was big. The capital was at 90. The metropolis was growing.',
      'The price was 90. The cost was 40. The fee was 20.',
      'The women were ahead of the men. The men were behind. The city was level.',
      'The school became a hall. The farmland was built over. The fields were turned into flats.',
      'The largest club was tennis. The smallest was golf. The middle one was rowing.',
    ],
  ],
  [
    'is the subject',
    'cc',
    REPORT,
    false,
    FIVE,
    [
      'It can be seen that tennis led. It takes time to grow. It will come as no surprise that golf fell. It has been said that rowing is dear. It is clear from the chart at the top that 5 fell.',
    ],
  ],
  [
    'only names a topic',
    'cc',
    {},
    true,
    'Wild parks are cheap. Another reason is about health. Air is clean there.',
    [
      'The main reason is connected with the rising price of land. It doubled.',
      'The problem is about who pays. Towns do.',
      'Parks are cheap. Another reason is about health.',
      'The drawback is about to grow. It will cost more.',
      'The benefit is about ten pounds. It is little.',
      'The reason is about us. We are lazy.',
    ],
  ],
  [
    'goes through',
    'cc',
    {},
    true,
    POINTS,
    [
      'The first week was wet. The second week was dry. The last week was hot. Nobody came to us.',
      'Firstly, it saves money, since rents are high. Secondly, it saves time. Lastly, it is fun.',
      'First she fell ill. Another doctor came. Besides, it rained. Finally, she rested.',
    ],
  ],
  [
    'open with the words',
    'cc',
    {},
    true,
    OPENERS,
    [
      'In the morning, it rains. In the evening, it snows. In the night, it is cold. In the day, it is hot.',
      'If the town pays, it works. If the park is wet, we stay. If the sun shines, we go. If the bees come, we look.',
    ],
  ],
  [
    'join their clauses',
    'gra',
    {},
    true,
    JOINED,
    [
      'My wife and I live there. Old people and people from abroad come. Here and there people rest. Her brother and she walk. Tom and I ran.',
      'We know my wife and I are late. It rains now and then. I hope Tom and I win. They say our friends and we are loud.',
    ],
  ],
  ['a clause with "because"', 'gra', {}, true, BECAUSE, [BECAUSE.replace(/because \w+ \w+/g, 'because of rain')]],
  [
    'one main clause',
    'gra',
    {},
    true,
    PLAIN,
    [
      'Teachers agree it works. Everything they buy costs money. Sport helps children sleep. All we need is love. Trees planted in parks die.',
    ],
  ],
])('%s', (rule, name, asked, isTask2, case_, honest) => {
  const whole = (text: string) => (text.startsWith('The charts show') ? text : isTask2 ? essay(text) : report(text));

  test('is told where it is true', () => expect(told(name, whole(case_), asked)).toContain(rule));
  test.each(honest)('is not told of: %s', (text) => expect(told(name, whole(text), asked)).not.toContain(rule));
});

test.each([
  ['It is easy. They live easily. It is easier there. Easily seen, birds come.', '"easy" is used', false],
  ['We get there. He gets it. She got it. They get on.', '"get" is used', false],
  ['We get there. They get it. You get in. He got it.', '"get" is used 3 times', true],
])('lr: one form of a word in "%s"', (text, said, isTold) => {
  expect(told('lr', essay(text)).includes(said)).toBe(isTold);
});
