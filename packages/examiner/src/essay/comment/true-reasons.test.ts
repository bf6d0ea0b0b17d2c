import { describe, expect, test } from 'vitest';
import { factsOf } from './facts.testing.ts';
import type { Point } from './facts.ts';
import { cohesionPoints } from './language/cohesion-points.ts';
import { grammarPoints } from './language/grammar-points.ts';
import { lexisPoints } from './language/lexis-points.ts';
import { rewriteOf } from './rewrite.ts';
import { taskPoints } from './task/task-points.ts';

/** Statements that readers called untrue or empty, each with what is said instead. */
const told = (points: Point[]) => points.map((one) => `${one.en} → ${one.better?.en ?? ''}`).join('\n');
const OPENING = 'Some cities let parks grow wild. I agree with this idea.';

describe('the openings of paragraphs', () => {
  test('an opening that names no point is answered with the point of the learner, mended, not with another model', () => {
    const text = `${OPENING}\n\nHowever, there are also some disadvantages. Some people think that nobody take care of it. They pay tax.\n\nIn conclusion, I agree.`;
    const model = { band: 9, paragraphs: [{ role: 'body', text: 'The objections deserve a hearing. They are few.' }] };
    const said = told(cohesionPoints(factsOf(text, 6, { material: { essays: [model] } })));
    expect(said).toContain('names no point');
    expect(said).toContain('Some people think that nobody takes care of it');
    expect(said).not.toContain('deserve a hearing');
  });

  test.each([
    [
      'For example, my town saves money.',
      'opens with an example ("For example") before it has said a point of its own',
    ],
    ['They save money.', 'opens with "They"'],
  ])('a paragraph that begins in the middle: %s', (first, said) => {
    const text = `${OPENING}\n\nParks are cheap. Towns like that.\n\n${first} The birds come back.\n\nIn conclusion, I agree.`;
    expect(told(cohesionPoints(factsOf(text, 6)))).toContain(`Paragraph 3 ${said}`);
  });

  test('no question about a first sentence is passed off as a weakness', () => {
    const text = 'Dear Sir,\n\nHowever, the speaker was broken. It made no sound.\n\nYours faithfully,\nLi Wei';
    expect(cohesionPoints(factsOf(text, 6, { task: 1, module: 'general' }))).toEqual([]);
  });

  test('a text that stops with its last point has no ending; one that judges in it has', () => {
    const body = 'Phones keep people awake. They read news at night.\n\nSchools start early. Pupils are tired.';
    const stops = `${OPENING}\n\n${body}\n\nPeople should put phones away. Schools should start later. Firms should help too. Nobody would lose.`;
    expect(told(cohesionPoints(factsOf(stops, 5)))).toContain('closes the text');
    expect(told(cohesionPoints(factsOf(stops, 7)))).not.toContain('closes the text');
    const judges = `${stops} Therefore I think it can be solved.`;
    expect(told(cohesionPoints(factsOf(judges, 5)))).not.toContain('closes the text');
  });
});

describe('praise', () => {
  test.each([
    ['Losses were high, which was more than in other years of the same decade.', ''],
    ['If thousands of trips are made on the same trains, passengers will be uncomfortable.', ''],
    ['If a list of salaries were available, a manager would have to justify every gap.', 'unreal'],
    ['Only then does it return to the lake to find a mate of its own kind.', 'inversion'],
    ['Taken together, these two considerations lay behind half of the moves.', 'participle'],
    ['In most firms it is women, not men, who lose out when nobody speaks.', 'cleft'],
    ['It is difficult for people who live alone to cook a proper meal every day.', ''],
  ])('%s', (sentence, name) => {
    const said = told(grammarPoints(factsOf(sentence, 8)).filter((one) => one.good));
    if (name) expect(said).toContain(name);
    else expect(said).toBe('');
  });

  test('a comparison that hangs on a loose "which" is not shown as one', () => {
    const report = (sentence: string) =>
      told(taskPoints(factsOf(`Overall, seats differed.\n\n${sentence}`, 8, { task: 1, prompt: 'The graph below' })));
    expect(report('At 6 p.m. it was higher than the other, at 45%, which was the only time.')).not.toContain('against');
    expect(report('The first cost 40 euros, while the second cost 20.')).toContain('"while" sets figures');
    expect(report('Quality more than tripled to 29% in the second year.')).not.toContain('against each other');
  });
});

describe('wording', () => {
  const PLAIN = `${OPENING}\n\nIt helps a lot of people. It is bad for our health, and more and more people see it.\n\nIn conclusion, I agree.`;
  test('only wordings plain for one and the same reason are named together', () => {
    const said = told(lexisPoints(factsOf(PLAIN, 6)));
    expect(said).toContain('put better: "a lot of people". This is spoken English.');
    expect(said).not.toContain('"more and more people"');
  });

  test('what should go is not polished', () => {
    const report = factsOf(
      'The table shows classes.\n\nOverall, they changed.\n\nThe number was 20 in 2004. In conclusion, more and more people like it.',
      6,
      { task: 1, prompt: 'The table below' },
    );
    expect(report.unwanted.map((one) => one.text)).toEqual(['In conclusion, more and more people like it.']);
  });

  test('without a model no sentence is quoted to ask which of its words is a habit', () => {
    const plain = `${OPENING}\n\nTrees cool the streets. Children climb them in summer.\n\nIn conclusion, I agree.`;
    expect(lexisPoints(factsOf(plain, 6))).toEqual([]);
  });

  test('an article is no matter of vocabulary', () => {
    const said = told(lexisPoints(factsOf(`${OPENING}\n\nThe second benefit is for environment.`, 6)));
    expect(said).not.toContain('environment');
  });
});

describe('grammar', () => {
  test('nobody is told to write another slip of the same words', () => {
    const said = told(grammarPoints(factsOf('Some people say goverment must to make bus free.', 4)));
    expect(said).toContain('"goverment must to make" → "government must make"');
  });

  test('a sentence is not faulted for being short', () => {
    const text = `${OPENING}\n\nHowever, freedom can also be dangerous for young people. It is a risk, although a small one.`;
    expect(grammarPoints(factsOf(text, 6))).toEqual([]);
  });
});

describe('the task', () => {
  test('a case worked out without "for example" is an example', () => {
    const paragraph = (text: string) =>
      told(taskPoints(factsOf(`${OPENING}\n\n${text}\n\nIn conclusion, I agree with it.`, 6)));
    const worked = 'Living together saves money. When the parents are at work, the grandparents cook for the children.';
    const general = 'Living together saves money. It is also pleasant for everybody. People feel less alone.';
    expect(paragraph(worked)).not.toContain('"such as" or "like", no name');
    expect(paragraph(general)).toContain('Paragraph 2 has no "for example", "such as" or "like"');
  });

  test('numbers behind a verb of change are no bare list', () => {
    const report = (sentence: string) => told(taskPoints(factsOf(sentence, 5, { task: 1, prompt: 'The table below' })));
    expect(report('Computing had 3,100 students and then it decreased to 1,900 and 700.')).not.toContain('one number');
    expect(report('Magazines was 60 and then 50, 40, 30 and 20.')).toContain('one number after another');
  });

  test('a feature of which half is reported is not asked for', () => {
    const keyFeatures = [
      { text: { zh: '', en: 'Ticket sales rose in every year shown and overtook the grant by 2019.' } },
    ];
    const found = (essay: string) =>
      factsOf(essay, 4, { task: 1, prompt: 'The chart below', material: { keyFeatures } }).keyFeatures[0]!.found;
    expect(found('Ticket is increase very much from 6 to 15 million.')).toBe(true);
    expect(found('Gifts were 3 million and shops earned 9 million.')).toBe(false);
  });

  test('a letter in one tone is not asked about its tone', () => {
    const text = 'Dear Robin,\n\nYour message made my day.\n\nHow about Sunday, at around eleven?\n\nLove,\nMei';
    expect(told(taskPoints(factsOf(text, 6, { task: 1, module: 'general' })))).not.toContain('tone');
  });

  test('an opening of the model that does not answer is not shown as an answer', () => {
    const text =
      'Art is in every town. I will talk about two views.\n\nMuseums are old. They are big.\n\nIn conclusion, I agree.';
    const opening = (opens: string) =>
      told(
        taskPoints(
          factsOf(text, 5, {
            material: { essays: [{ band: 9, paragraphs: [{ role: 'introduction', text: opens }] }] },
          }),
        ),
      );
    expect(opening('Each camp has grasped half of the truth.')).not.toContain('half of the truth');
    expect(opening('I would argue that both need money.')).toContain('I would argue');
  });
});

describe('the rewritten sentences', () => {
  const rewritten = (body: string, band = 6) =>
    rewriteOf(factsOf(`${OPENING}\n\n${body}\n\nIn conclusion, I agree.`, band));
  test('take every sure change, the misused link too', () => {
    const body =
      'First, banks help people. At last, the teacher must to give the same mark to everyone, and it takes a lot of time.';
    expect(rewritten(body)?.better).toContain(
      'Finally, the teacher must give the same mark to everyone, and it takes a lot of time.',
    );
  });

  test.each([
    'Secondly, individual mark can show it. People learn knowledge there and the mark is belong to the group.',
    'This may cause problem, so it is bad for the people. It is also good for the young people.',
  ])('are not shown where a slip is left: %s', (body) => {
    const better = rewritten(body)?.better ?? '';
    expect(better).not.toMatch(/individual mark|cause problem/);
  });

  const BODY =
    'First, banks help people. At last, the teacher must to give the same mark to everyone, and it takes a lot of time.';
  const factsWith = (words: string) => {
    const facts = factsOf(`${OPENING}\n\n${BODY}\n\nIn conclusion, I agree.`, 6);
    const start = facts.essay.text.indexOf(words, facts.essay.text.indexOf('must'));
    return { ...facts, suspected: [{ start, end: start + words.length, chance: 0.2 }] };
  };
  test.each([
    ['everyone', null],
    ['to', 'must give'],
  ])('a doubt about "%s" that no change answers keeps them back', (words, shown) => {
    const better = rewriteOf(factsWith(words))?.better ?? null;
    expect(better === null).toBe(shown === null);
    if (shown) expect(better).toContain(shown);
  });

  test('are not shown where nobody could doubt', () => {
    const { suspected: _, ...facts } = factsWith('to');
    expect(rewriteOf(facts)).toBeNull();
  });

  test('are not shown for a text with more slips than rules can find', () => {
    expect(rewritten('My teacher give the same mark to everyone and she spend a lot of time on it.', 4)).toBeNull();
  });
});
