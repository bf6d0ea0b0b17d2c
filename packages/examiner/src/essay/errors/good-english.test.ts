import { beforeAll, describe, expect, test } from 'vitest';
import { readEssay } from '../text/essay-text.ts';
import { openTools, type Tools } from '../tools.ts';

let tools: Tools;
beforeAll(() => {
  tools = openTools();
}, 60_000);

/** What the rules say about a text; nothing is what good English deserves. */
const said = (text: string): string[] =>
  readEssay(text).sentences.flatMap((sentence) =>
    tools.detect(tools.tag(sentence)).map(({ rule, start, end }) => `${rule}: ${text.slice(start, end)}`),
  );

describe('advanced English is left alone', () => {
  test.each([
    'Rarely has a single policy provoked such heated debate among economists and the general public alike.',
    'Were governments to invest more heavily in rail, fewer commuters would depend on their cars.',
    'Not only does regular exercise strengthen the heart, but it also lifts the mood.',
    'It is high time that employers recognised the value of experience.',
    'The extent to which screens harm young children remains a matter of dispute.',
    'Having weighed both arguments, I am inclined to believe that the benefits outweigh the drawbacks.',
    'What many commentators overlook is how rapidly the cost of solar panels has fallen.',
    'Little did the villagers know that the river would one day supply an entire city.',
    'The proportion of households owning a car rose from 40% to 75% over the same period.',
    'By 2010, the figure had more than doubled, reaching a peak of 3.2 million.',
    'In contrast to Japan, where rail dominates, the United States relies on air travel.',
    'Critics argue, however, that such measures do little to address the root causes of poverty.',
    'The committee recommended that each applicant submit two references.',
    'I suggest that the school open its library at weekends.',
    'If I were the mayor, I would close the old town to traffic.',
    'She speaks as though she were an expert on the subject.',
    'Children who grow up bilingual often find it easier to learn a third language.',
    'One of the reasons why people move to cities is that they offer better jobs.',
    'The number of tourists has increased, whereas the amount of money they spend has fallen.',
    'A number of studies have shown that sleep affects memory.',
    'Every child has the right to be heard, and every parent has a duty to listen.',
    'Neither of the proposals was accepted, which came as a surprise to those involved.',
    'There is little evidence to suggest that homework benefits younger pupils.',
    'There are few places left on Earth that people have not explored.',
    'Advances in medicine mean that people live longer than ever before.',
    'This increases the burden on hospitals and results in longer waiting lists.',
    'Such is the demand for housing that prices have doubled within a decade.',
    'No such trend can be seen in the figures for Italy.',
    'So long as schools are underfunded, teachers will continue to leave the profession.',
    'The sooner we act, the easier it will be to limit the damage.',
    'Cities such as Copenhagen and Amsterdam have shown what good planning can achieve.',
    'Parents should let their children make mistakes and help them learn from the results.',
    'Watching a documentary made me reconsider what I eat.',
    'He was made to apologise for what he had said.',
    'I look forward to hearing from you and to meeting the team in person.',
    'She is used to working late, but she used to finish at five.',
    'They objected to paying higher fees without being consulted.',
    'On arriving at the airport, we learned that our flight had been cancelled.',
    'Many young people, especially those living in rented flats, cannot afford to save.',
    'The museum, which opened in 1998, attracts half a million visitors a year.',
    'My brother and I were taught to play chess by our grandfather.',
    'Economics was the subject I enjoyed most at university.',
    'The news was so surprising that nobody knew what to say.',
    'Mathematics is compulsory until the age of sixteen.',
    'The police were called, but no one was arrested.',
    "It's true that its impact on wildlife is hard to measure.",
    'Some argue that zoos protect endangered species; others believe that they are cruel.',
    'Whether or not this approach works depends in part on the age of the learners.',
    'People from all walks of life took part in the march, and many of them stayed until midnight.',
    'I think that a well-balanced diet is more important than a strict one.',
    'He has access to a great deal of information, yet he rarely makes use of it.',
    'In the first stage, the water is heated before it passes through a filter.',
    'In the past two decades, working from home has become increasingly common.',
    'Due to this dependence on imports, prices are likely to rise.',
    'Besides being cheaper, public transport causes less pollution.',
    'Once the mixture has cooled, it is poured into moulds and left overnight.',
    'The more a country invests in education, the faster its economy grows.',
    'Had it not been for the volunteers, the festival could never have taken place.',
    'To what extent should the state interfere in family life?',
    'Only when the last tree has been cut down will some people understand.',
    'A five-year-old boy and his ten-year-old sister were found safe and well.',
    'On the other side of the river stands a row of old warehouses.',
    'Those who live in the countryside are often happier than those who live in cities.',
    'Most of what we learn at school is forgotten within a year.',
    'It would be wrong to assume that everyone wants to go to university.',
    'Living abroad teaches you things about yourself that you would never have discovered at home.',
    'The government has a responsibility to protect its citizens, and that includes their privacy.',
    'While some skills can be taught, others have to be learned through experience.',
    'The book, together with its many translations, has sold over a million copies.',
    'As far as I am concerned, the advantages of this development are clear.',
    'What worries me is not the cost but the time it would take.',
    'Researchers followed the same group of students for ten years.',
    'Three quarters of the land was used for farming, while the rest was covered by forest.',
    'He did what he could, and so did she.',
    'Whatever happens, we must not lose sight of why the rule was made.',
  ])('%s', (sentence) => {
    expect(said(sentence)).toEqual([]);
  });
});
