import { describe, expect, test } from 'vitest';
import type { Criterion, EssayRequest } from '../../report.ts';
import { factsOf } from '../facts.testing.ts';
import { measuredPoints } from './measured.ts';

/** What is counted in a text at band 6, one remark a line with its quotation and its advice. */
const told = (name: Criterion, text: string, asked: Partial<EssayRequest> = {}, band = 6) =>
  measuredPoints(factsOf(text, band, asked))
    [name].map((one) => `${one.en} «${one.quote?.text}» → ${one.better?.en}`)
    .join('\n');

const OPENING = 'Some cities let parks grow wild. I agree with this idea.';
const CLOSING = 'In conclusion, I agree with it.';
const essay = (...bodies: string[]) => [OPENING, ...bodies, CLOSING].join('\n\n');
const REPORT: Partial<EssayRequest> = { task: 1, prompt: 'The charts below show clubs in one country.' };
const report = (...bodies: string[]) => ['The charts show clubs.', 'Overall, they differed.', ...bodies].join('\n\n');

describe('cohesion', () => {
  test.each([
    ['Wild parks are cheap. Another reason is about health. Air is clean there.', true, 'a topic without its point'],
    ['Wild parks are cheap. Another reason is that the air is clean.', false, 'the point itself'],
    ['The debate is about money and about who should pay for it.', false, 'no sign of a point'],
  ])('%s', (body, isTold, why) => {
    expect(told('cc', essay(body)).includes('only names a topic'), why).toBe(isTold);
  });

  test('three points in one paragraph are counted, two are not', () => {
    const three =
      'The first reason is cost. They save money. Another benefit is shade. Besides, birds come back to town.';
    expect(told('cc', essay(three))).toContain('3 points ("The first reason", "Another benefit", "Besides")');
    expect(told('cc', essay(three.replace('Besides, birds', 'Birds')))).not.toContain('goes through');
  });

  test('steps in a row are told of a process, not of an essay, and not where they are few', () => {
    const steps = 'First, it is dried. Then it is pressed. Next, it is cooled. Finally, it is sold in shops.';
    expect(told('cc', report(steps), REPORT)).toContain(
      'put in order by words like "First", "Then", "Next", "Finally"',
    );
    expect(told('cc', essay(steps))).not.toContain('put in order');
    const tied = 'First, it is dried. The dry grounds are then pressed. Once cooled, the logs are sold in shops.';
    expect(told('cc', report(tied), REPORT)).not.toContain('put in order');
  });

  test('things named one after the other read like a list; grouped they do not', () => {
    const charts = { ...REPORT, prompt: 'The charts show tennis, golf and rowing.' };
    expect(told('cc', report('Tennis had 90 members. Golf had 40 members. Rowing had 20 members.'), charts)).toContain(
      'reads like a list',
    );
    const grouped = 'Tennis had 90. While golf had 40, rowing had 20. Judo had 5.';
    expect(told('cc', report(grouped), charts)).not.toContain('reads like a list');
  });

  test('"it" is counted only where it stands for something', () => {
    const five =
      'Tennis was first. It was 90. It fell to 60. It had 70. Golf grew. It rose to 20. It reached 40 at last.';
    expect(told('cc', report(five), REPORT)).toContain('"it" is the subject at least 5 times');
    const four = `${five.replace('It rose to 20. ', '')} It is clear that it is hard for it to grow.`;
    expect(told('cc', report(four), REPORT)).not.toContain('is the subject');
  });

  test.each([
    ['so', 'It is cheap, so we like it. It is near, so they come. It is big, so it is used by all.', true],
    ['so', 'It is so big that it is useful, and so on. It is so far away, so that few come.', false],
    ['because', 'We go because it is near. They come because it is big, and stay because it is quiet.', true],
    ['because', 'We go because of the air. They come because it is big.', false],
  ])('the link "%s" in: %s', (word, body, isTold) => {
    expect(told('cc', essay(body)).includes(`"${word}" does the joining`)).toBe(isTold);
  });
});

describe('vocabulary', () => {
  test('figures with "be" are counted in a report, years are none', () => {
    const text = 'Tennis clubs were 90. In golf it was only 20. Rowing is 5 in the end.';
    expect(told('lr', report(text), REPORT)).toContain(
      '3 sentences give a figure straight after the verb "be" ("were", "was", "is"). «In golf it was only 20.» → A 7 changes the verb, here for example: "was only 20" → "stood at only 20".',
    );
    const years =
      'The last year was 2020. The first was 1995. It was the 3rd of all. Golf stood at 20 and tennis had 90.';
    expect(told('lr', report(years), REPORT)).not.toContain('after the verb "be"');
  });

  test('a plain word that comes again and again is shown with better ones, a word of the question is not', () => {
    const text = essay(
      'It is a useful place. Paths are useful for runners, benches are useful and so are useful trees.',
    );
    expect(told('lr', text)).toContain('The word "useful" is used 4 times');
    expect(told('lr', text, { prompt: 'Are parks useful?' })).not.toContain('"useful"');
    expect(told('lr', essay('It is a useful place. Paths serve runners.'))).toBe('');
  });
});

describe('grammar', () => {
  test('clauses strung together are counted as "at least"; words strung together are not', () => {
    const strung =
      'Trees grow and they give shade. Birds come, so we hear them. Paths are dry, but it rains. The air is clean and it smells good.';
    expect(told('gra', essay(strung))).toContain(
      'At least 4 of the 4 sentences of the body join their clauses with "and", "so", "but"',
    );
    const words =
      'Trees and birds live there. Big and small paths lead in. Old and young meet. Cheap but good food is sold. But it rains. The oak, the ash, and the elm are old. So it goes.';
    expect(told('gra', essay(words))).not.toContain('join their clauses');
  });

  test('a modal verb in most sentences is no fault: many a question asks for it', () => {
    const can = 'Birds can nest. Children can play. Bees can feed. Nobody can mow. It is cheap. Towns save money.';
    expect(told('gra', essay(can))).not.toContain('modal');
  });

  test('one kind of clause in most sentences', () => {
    const ifs = 'If it rains, we stay. If it snows, we play. We win if we try. It works if they pay. Trees are tall.';
    expect(told('gra', essay(ifs))).toContain('4 of the 5 sentences of the body have a clause with "if"');
    expect(told('gra', essay(ifs.replace('If it rains', 'When it rains')))).not.toContain('have a clause with');
  });

  test('sentences of one clause are told only where no second verb can hide in them', () => {
    const plain =
      'Birds live in the trees. The paths are dry in summer. Most towns are poor. We like them, though it rains.';
    expect(told('gra', essay(plain))).toContain('At least 3 of the 4 sentences of the body are one main clause');
    const hidden = 'Birds come to nest in the trees. Walking there is free. Those we met liked them when it was dry.';
    expect(told('gra', essay(hidden))).not.toContain('one main clause');
    const misspelt = plain.replace('in summer', 'unitl it snows');
    expect(told('gra', essay(misspelt))).not.toContain('are one main clause');
  });
});

describe('the task', () => {
  test('numbers that are never compared', () => {
    const bare = 'Tennis had 90 members in 1995 and 40 in 2025. Golf had 20 and 25.';
    expect(told('tr', report(bare), REPORT)).toContain('sets none of them against another');
    expect(told('tr', report(bare.replace('and 25', 'and slightly more, 25')), REPORT)).not.toContain('sets none');
    // Years are no figures, and the rooms of a plan are not compared in size.
    const years = 'In 1995 there were 90 members. In 2005 and in 2025 they met in town.';
    expect(told('tr', report(years), REPORT)).not.toContain('sets none');
    expect(told('tr', report(bare), { ...REPORT, prompt: 'The maps show a club.' })).not.toContain('sets none');
  });
});

test('from 7 up nothing is counted, not even for a criterion that lies lower', () => {
  const text = essay('It is cheap, so we like it. It is near, so they come. It is big, so it is used by all.');
  for (const points of Object.values(measuredPoints(factsOf(text, 7)))) expect(points).toEqual([]);
  const facts = factsOf(text, 6);
  expect(measuredPoints(facts).cc).not.toEqual([]);
  facts.bands.overall = { band: 7, low: 7, high: 7 };
  for (const points of Object.values(measuredPoints(facts))) expect(points).toEqual([]);
});

describe('what a text never does', () => {
  const PLAIN = 'Trees grow in the park. Most towns have a park for their people. Birds nest there in spring.';
  const SECOND = 'Grass needs no water in most years. Old people rest on the benches in summer. The air is clean.';

  test('a build that is nowhere is named beside a sentence of one clause', () => {
    expect(told('gra', essay(PLAIN, SECOND))).toContain('No sentence of yours adds information with "which" or "who"');
    const which = told('gra', essay(PLAIN.replace('there in spring', 'there, which is rare'), SECOND));
    expect(which).not.toContain('which" or "who"');
    expect(which).toContain('puts a condition or a concession before its point');
    expect(told('gra', essay(PLAIN, SECOND), {}, 7)).toBe('');
  });

  test('"this" with a noun anywhere is enough', () => {
    const long = `${SECOND} ${'Every town has some land and some money for it. '.repeat(12)}`;
    const bare = essay(PLAIN, long).replace('I agree with this idea.', 'I agree.');
    expect(told('cc', bare)).toContain('Nowhere in the text');
    expect(told('cc', bare.replace('The air is clean', 'Such places are clean'))).not.toContain('Nowhere in the text');
  });

  test('four sentences with the same two words at their head', () => {
    const four = 'The park is old. The park has trees. They are tall. The park is near. Oaks grow. The park is quiet.';
    expect(told('cc', essay(four))).toContain('4 sentences open with the words "The park"');
    expect(told('cc', essay(four.replace('The park is quiet', 'It is quiet')))).not.toContain('open with the words');
  });

  test('an overview beside the introduction is asked for a paragraph; one in its own is not', () => {
    const joined = 'The charts show clubs. Overall, tennis lost members.\n\nGolf had 20 members.\n\nTennis had 90.';
    expect(told('cc', joined, REPORT)).toContain('same paragraph as the line that introduces');
    expect(told('cc', joined.replace('. Overall', '.\n\nOverall'), REPORT)).not.toContain('same paragraph as');
  });

  test('an overview behind all the details is moved up; one in second place stays', () => {
    const last = 'The charts show clubs.\n\nTennis had 90.\n\nGolf had 20 members.\n\nOverall, tennis lost members.';
    expect(told('cc', last, REPORT)).toContain('The overview comes last');
    const second = last.replace('Tennis had 90', 'It is clear that tennis led. It had 90');
    expect(told('cc', second, REPORT)).not.toContain('comes last');
  });

  test('"the number of" is counted from the fifth time on', () => {
    const five = 'Look at the number of clubs. '.repeat(5);
    expect(told('cc', report(five), REPORT)).toContain('"the number of" comes 5 times');
    expect(told('cc', report('Look at the number of clubs. '.repeat(4)), REPORT)).not.toContain('comes 4 times');
  });
});
