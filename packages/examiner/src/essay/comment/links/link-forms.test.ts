import { expect, test } from 'vitest';
import { factsOf } from '../facts.testing.ts';
import { linkSplice, linkWithoutComma } from './link-commas.ts';
import { halfContrast, linkForms } from './link-forms.ts';

const said = (rule: typeof linkForms, text: string) => rule(factsOf(text, 6)).map((one) => one.en);

test.each([
  [linkForms, 'In the other hand, trains are slow.', 'English has no link "In the other hand"; the phrase is "On the'],
  [linkForms, 'On the conclusion, trains are slow.', 'the phrase is "In conclusion".'],
  [linkForms, 'Beside, trains are slow.', 'the phrase is "Besides".'],
  [linkForms, 'Although, trains are slow.', '"Although" begins a clause and takes no comma'],
  [halfContrast, 'Some agree. While others do not agree with it.', 'This sentence opens with "While" and has no main'],
  [linkSplice, 'Trains are slow, however they are cheap.', '"however" joins two whole sentences here with nothing'],
  [linkWithoutComma, 'Trains are slow. However they are cheap.', 'The link "However" at the head of this sentence has'],
] as const)('%o: %s', (rule, text, told) => {
  expect(said(rule, text)[0]).toContain(told);
});

test.each([
  [linkForms, 'In one hand she held a book.', 'a hand'],
  [linkForms, 'Although, as she said, trains are slow, they are cheap.', 'words put in between'],
  [linkForms, 'Beside the road, trains run.', 'a place'],
  [halfContrast, 'She slept. While others work, she sleeps.', 'the main clause is there'],
  [halfContrast, 'She slept. While waiting for the train she reads.', 'a participle needs none'],
  [halfContrast, 'She slept.\n\nWhile others disagree with it.', 'nothing before it to be joined to'],
  [linkSplice, 'Trains are slow; however, they are cheap.', 'the semicolon is right'],
  [linkSplice, 'If trains are slow, however, they are cheap.', 'a clause before it is no sentence'],
  [linkSplice, 'In May, however, they were slow.', 'nor is a time'],
  [linkWithoutComma, 'However many trains there are, they are slow.', 'another "however"'],
] as const)('%o leaves alone: %s (%s)', (rule, text, why) => {
  expect(said(rule, text), why).toEqual([]);
});
