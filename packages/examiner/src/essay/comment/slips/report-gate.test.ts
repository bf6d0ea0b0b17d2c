import { describe, expect, test } from 'vitest';
import { sharedTools } from '../../shared.testing.ts';
import { factsOf } from '../facts.testing.ts';
import { gatedTagger } from '../suggestions/tagger-gate.ts';
import { FINE_WORDS } from './fine-words.ts';
import { REPORT_SPELLING } from './report-spelling.table.ts';
import { plainSpellingOdds } from './spelling-gate.ts';
import { standingOf } from './standing.ts';

const corrections = (text: string) => factsOf(text, 5).corrections;
/** As `original>replacement`, with a question mark where the report only asks. */
const told = (text: string) =>
  corrections(text).map(({ original, replacement, certain }) => `${original}>${replacement}${certain ? '' : '?'}`);
const why = (text: string) => corrections(text).map((one) => one.explanation.en);

describe('how sure a rule is told', () => {
  test.each([
    ['comparative-then', 'tells'],
    ['counter-singular', 'tells'],
    ['he-base', 'asks'],
    ['comma-splice', 'asks'],
    ['wrong-preposition', 'silent'],
    ['other-one', 'silent'],
    ['no such rule', 'tells'],
  ])('%s %s', (rule, standing) => expect(standingOf(rule)).toBe(standing));
});

describe('a misspelling', () => {
  test.each([
    ['The goverment pays for it.', 'goverment>government', 'a common word, spelt nearly right'],
    ['In this eassy I agree.', 'eassy>essay', 'the nearest word is another one'],
    ['We ate in a restrunt there.', 'restrunt>restaurant', 'the nearest word is another one'],
    ['Eventhough it rains we go.', 'Eventhough>Even though', 'two words for sure'],
    ['They want different nutritions.', 'nutritions>nutrition?', 'a plural is no misspelling'],
    ['She has winned the game.', 'winned>won', 'an irregular verb'],
    ['The price rised to 40 dollars.', 'rised>rose', 'a price rises by itself'],
    ['Salaries have been rised by the firm.', 'rised>raised?', 'in the passive something is raised'],
    ['He did not winned it.', 'winned>win?', 'behind "did" stands the base form'],
    ['They may abandond it.', 'abandond>abandon?', 'behind "may" as well'],
    ['These old persons need help.', 'persons>people?', 'nobody means "people\'s"'],
  ])('%s %s (%s)', (text, expected) => expect(told(text)).toContain(expected));

  test.each(['The curriculums are old.', 'A stopbank holds the river.', 'A livable city has parks.'])(
    '%s holds none',
    (text) => expect(told(text)).toEqual([]),
  );

  test.each([
    ['What is the diffrent between them?', 'diffrent>difference'],
    ['Prices are diffrent between cities.', 'diffrent>different'],
    ['This is due to increassed prices.', 'increassed>increased'],
    ['They have to obteined it.', 'obteined>obtain?'],
  ])('%s: the form that its place wants', (text, expected) => expect(told(text)).toContain(expected));

  test.each([
    ['a word of the tables', { known: 1, slip: 2, margin: 0, rare: 0 }, true],
    ['one letter off, and no other word near', { known: 0, slip: 1, margin: 2, rare: 0 }, true],
    ['another word as near', { known: 0, slip: 1, margin: 0.2, rare: 0 }, false],
    ['a rare word', { known: 0, slip: 1, margin: 2, rare: 1 }, false],
  ])('without learnt numbers: %s', (_, some, tells) => {
    const none = { sound: 0, start: 1, use: 0, alone: 0, length: 0.6, plural: 0, built: 0 };
    expect(plainSpellingOdds({ ...none, ...some }) >= 0.95).toBe(tells);
  });

  test('a guess is called a guess', () => {
    expect(why('People need more advocation of it.')).toEqual([
      'Check the spelling of this word; "advocacy" is only a guess.',
    ]);
    expect(why('They want different nutritions.')).toEqual([
      'Check this word: it seldom takes s; "nutrition" is the usual form.',
    ]);
    expect(why('Salaries have been rised.')[0]).toContain('in the passive the verb is "raise"');
  });

  test('no word of the table is English, and each is answered with words that are', () => {
    const { isWord } = sharedTools().spelling;
    const wrong = [...REPORT_SPELLING].filter(
      ([typed, right]) =>
        isWord(typed) || FINE_WORDS.has(typed) || !right.split(' ').every((one) => isWord(one) || one === 'racquets'),
    );
    expect(wrong).toEqual([]);
  });
});

describe('an explanation holds for the very words', () => {
  test.each([
    ['The number of student is high.', 'After "the number of" a noun that can be counted is plural.'],
    ['They have a lot of problem.', 'After "a lot of" a noun that can be counted is plural.'],
    ['They live their own lifes.', 'The plural of "life" is "lives".'],
    ['It is good for old persons.', 'The plural of "person" is "people".'],
    ['We get many informations.', 'English does not count this noun, so it has no plural.'],
    ['They like tea, moreover they drink it.', '"Moreover" with a comma before it cannot join'],
    ['He likes tv at home.', 'short forms such as TV'],
    ['We saw the the house.', 'This word stands here twice.'],
    ['They are in the work place now.', 'This is one word: "workplace".'],
  ])('%s %s', (text, part) => expect(why(text).join('\n')).toContain(part));

  test.each<[string, string]>([
    ['A number of reputation matters.', 'reputation'],
    ['The number of telephone calls rose.', 'telephone'],
    ['People work hard; however, they are poor.', 'however'],
    ['He works, and, consequently, he earns money.', 'consequently'],
    ['I know that what she said is right.', '>a '],
    ['The first line\nthey wrote it in two lines.', 'they'],
    ['It is cheap. which is good for us all.', 'which'],
    ['They will going there by bus.', 'going'],
    ['Everything they could to help was done.', ' to>'],
    ['Being born in world changing fast is hard.', '>the '],
    ['In may days it was so.', 'may'],
    ['We study in the university.', 'in the'],
    ['He is a omosexual man.', '>an'],
    ["They know peoples' needs.", 'peoples'],
    ['The poor people came to the town, They were hungry.', 'They>'],
  ])('%s nothing is told of "%s"', (text, part) => {
    expect(told(text).filter((one) => one.includes(part) && !one.endsWith('?'))).toEqual([]);
  });

  test.each([
    ['It is good. they meet others and learn from them.', 'they>They'],
    ['However, It is cheap.', 'It>it'],
    ["There's many people here.", "'s> are"],
    ['They help other peoples children.', "other peoples>other people's?"],
  ])('%s %s', (text, expected) => expect(told(text)).toContain(expected));
});

describe('a word that was meant for another one is left alone', () => {
  test.each([
    ['It is the choice of hes girlfriend.', 'hes'],
    ['You can go to thats schools.', 'thats'],
    ['We saw many of them i the morning.', 'i'],
    ['My aunt wrote a advise for him.', 'a'],
    ['It is like that for a example in Rome.', 'a'],
    ["They don't got to hurry.", 'got'],
    ['We need a club at free time.', 'at free time'],
    ['Working in a group is more eassy.', 'eassy'],
  ])('%s', (text, word) => {
    expect(corrections(text).map(({ original }) => original.toLowerCase())).not.toContain(word);
  });
  test.each([
    ['I read at free time.', 'at free time>in my free time'],
    ['The countrys economy grew.', "countrys>country's?"],
    ['They respect peoples rights.', "peoples>people's?"],
    ['Cats are runers.', 'runers>runners'],
    ['Sports are activitys for all.', 'activitys>activities'],
    ['They have thire own ideas.', 'thire>their'],
    ['It is about my self.', 'my self>myself'],
  ])('%s %s', (text, expected) => expect(told(text)).toContain(expected));
});

describe('what only the tagger says', () => {
  const suggestion = (rule: string, original: string, replacement: string, confidence = 0.7) => ({
    ...{ start: 0, end: original.length, original, replacement, rule, confidence },
    ...{ kind: 'phrase' as const, certain: false, explanation: { zh: '看看。', en: 'Look.' } },
  });
  const asked = (one: ReturnType<typeof suggestion>) =>
    gatedTagger(one, {
      spelling: sharedTools().spelling,
      text: one.original,
      request: { task: 2, prompt: '', essay: '' },
      oddsOf: plainSpellingOdds,
    }).length;
  test('a word is left out only where it is very sure', () => {
    expect(asked(suggestion('tagger-word-out', 'be', ''))).toBe(0);
    expect(asked(suggestion('tagger-word-out', 'be', '', 0.95))).toBe(1);
  });
  test('a spelling passes the gate of the rules, two words do not need to', () => {
    expect(asked(suggestion('tagger-spelling', 'hoster', 'hosted'))).toBe(0);
    expect(asked(suggestion('tagger-spelling', 'house wife', 'housewife'))).toBe(1);
    expect(asked(suggestion('tagger-form', 'serve', 'serves'))).toBe(1);
  });
});
