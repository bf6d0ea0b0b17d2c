import { expect, test } from 'vitest';
import { isDoubtful } from './doubtful.ts';
import type { TaggerRule } from './tagger-kinds.ts';

/** The text with the edit in it: [old|new]. */
function doubted(text: string, rule: TaggerRule, { tag = 'K', known = '' } = {}): boolean {
  const [, before, old, fresh, after] = /^(.*)\[(.*)\|(.*)\](.*)$/s.exec(text)!;
  const words = (list: string) => list.split(' ').filter(Boolean);
  const edit = {
    ...{ rule, tag, chance: 0.99, start: 0, end: 0, replacement: fresh! },
    old: words(old!),
    fresh: words(fresh!),
  };
  return isDoubtful(edit, { before: before!, after: after!, known: new Set(words(known)) });
}

test.each<[string, string, TaggerRule, boolean, { tag?: string; known?: string }?]>([
  ['a participle tells no time', 'I have [live|lived] here for five years.', 'tagger-verb', false],
  ['the passive of today', 'Nowadays houses are [build|built] fast.', 'tagger-verb', false],
  ['it goes on', 'I [make|made] candles for four years.', 'tagger-verb', true],
  ['most of several', 'Most [student|students] agree.', 'tagger-number', false, { tag: 'F_S' }],
  ['behind a helper', "He didn't [went|go] there.", 'tagger-verb', false, { tag: 'F_BASE' }],
  ['it are', 'so it [is|are] a circle', 'tagger-auxiliary', true],
  ['does it have', 'Does it [has|have] a garden?', 'tagger-auxiliary', false],
  ['the most people', '[The|] most people think so.', 'tagger-article-out', false],
  ['the elderly', 'visiting [the|] elderly people', 'tagger-article-out', true],
  ['two eggs', 'I eat two [egg|eggs] a day', 'tagger-number', false, { tag: 'F_S' }],
  ['a group is one or several', 'Her family [see|sees] little of her.', 'tagger-agreement', true],
  ['one person is one', 'Her mother [see|sees] little of her.', 'tagger-agreement', false],
  ['the figure says "trips"', 'the [trips|trip] a day', 'tagger-number', true, { tag: 'F_BASE', known: 'trips' }],
  ['goods are always many', 'a new [goods|good] yard', 'tagger-number', true, { tag: 'F_BASE' }],
  ['noun or verb at fault', 'The [prices|price] was high.', 'tagger-number', true, { tag: 'F_BASE' }],
  ['a plural that is none', 'one of my [friend|friends] came', 'tagger-number', false, { tag: 'F_S' }],
  ['more fair', 'it is [more|] fair', 'tagger-word-out', true],
  ['more fairer', 'it is [more|] fairer', 'tagger-word-out', false],
  ['a good health', 'they have [|a] good health', 'tagger-article-in', true],
  ['a good teacher', 'she is [|a] good teacher', 'tagger-article-in', false],
  ['several buses were meant', 'buy [|a] new bus. They need many', 'tagger-article-in', true],
  ['a bare singular', 'afraid of using [the|] online service.', 'tagger-article-out', true],
  ['by the bus', 'go there by [the|] bus.', 'tagger-article-out', false],
  ['than behind a comparative', 'cheaper [then|than] before', 'tagger-word', false],
  ['than behind none', '3 [then|than] 7 million', 'tagger-word', true],
  ['a short opening', 'In 2000[|,] it fell', 'tagger-comma-in', true],
  ['a long opening', 'When they came home from school[|,] it rained', 'tagger-comma-in', false],
  ['the present in a tale of the past', 'When people found it, nobody [know|knows] why', 'tagger-agreement', true],
  ['the bare verb behind to', 'support to [produce|producing] more', 'tagger-verb', true, { tag: 'F_ING' }],
  ['looking forward', 'look forward to [meet|meeting] you', 'tagger-verb', false, { tag: 'F_ING' }],
  ['-ing behind another word', 'without [produce|producing] more', 'tagger-verb', false, { tag: 'F_ING' }],
  ['a link taken out', 'if it grows, [if|] some measures help', 'tagger-word-out', true],
  ['a helper far away', 'does it also [serve|serves] a purpose', 'tagger-form', true, { tag: 'F_S' }],
  ['a verb without helper', 'it also [serve|serves] a purpose', 'tagger-form', false, { tag: 'F_S' }],
  ['the sense turned round', "We do[|n't] accomplish more", 'tagger-word-in', true],
  ['its own preposition', 'in a group [of|] four', 'tagger-preposition-out', true],
  ['another preposition', 'in the house [of|] four', 'tagger-preposition-out', false],
  ['the second of two -ings', 'is keeping the price low and [help|helps]', 'tagger-agreement', true],
])('%s', (_, text, rule, is, settings) => {
  expect(doubted(text, rule, settings)).toBe(is);
});
