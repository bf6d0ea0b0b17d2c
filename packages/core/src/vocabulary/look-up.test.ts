import { expect, test } from 'vitest';
import { spellingsOf } from './look-up.ts';

const ROWS: { selected: string; first: string; also?: string; parts?: string[]; why: string }[] = [
  { selected: 'Spikes', first: 'spikes', why: 'a sentence begins with a capital' },
  { selected: ' tide, ', first: 'tide', why: 'a finger takes the comma along' },
  { selected: '“tide”', first: 'tide', why: 'quotation marks are not letters' },
  { selected: 'mill’s', first: "mill's", also: 'mill', why: 'a possessive with a printed apostrophe' },
  { selected: 'learners’', first: 'learners', why: 'a possessive of many has nothing after the apostrophe' },
  { selected: "didn't", first: "didn't", also: 'did', why: 'not leans on the verb' },
  { selected: "can't", first: "can't", also: 'can', why: 'the n belongs to both' },
  { selected: "won't", first: "won't", also: 'will', why: 'the verb has changed' },
  { selected: "they'll", first: "they'll", also: 'they', why: 'the second verb leans on the first word' },
  { selected: 'café', first: 'cafe', why: 'accents are often left out in English' },
  { selected: 'e-mail', first: 'e-mail', also: 'email', parts: ['e', 'mail'], why: 'written both ways' },
  {
    selected: 'cliff‑top',
    first: 'cliff-top',
    parts: ['cliff', 'top'],
    why: 'a hyphen that does not break is a hyphen',
  },
  { selected: 'well known', first: 'well known', also: 'well-known', parts: ['well', 'known'], why: 'after a noun' },
  { selected: 'the mill’s wheel', first: "the mill's wheel", parts: ['the', 'mill', 'wheel'], why: 'a few words' },
  { selected: 'thousands', first: 'thousands', also: 'thousand', why: 'a regular plural' },
  { selected: 'sixties', first: 'sixties', also: 'sixty', why: 'y turns to ies' },
  { selected: 'shortlisted', first: 'shortlisted', also: 'shortlist', why: 'a regular past' },
  { selected: 'subtler', first: 'subtler', also: 'subtle', why: 'the e was there already' },
  { selected: 'shoddiness', first: 'shoddiness', also: 'shoddy', why: 'a noun of an adjective' },
  { selected: 'unplugged', first: 'unplugged', also: 'unplug', why: 'the last letter was doubled' },
  {
    selected: 'one two three four five',
    first: 'one two three four five',
    parts: [],
    why: 'a sentence is not taken apart',
  },
];
for (const { selected, first, also, parts, why } of ROWS)
  test(`${selected} is looked for as ${first}: ${why}`, () => {
    const found = spellingsOf(selected);
    expect(found.whole[0]).toBe(first);
    if (also) expect(found.whole).toContain(also);
    if (parts) expect(found.parts).toEqual(parts);
  });

test.each(['', '  ', '—', '!?', '\u200b'])('%j holds no word', (selected) => {
  expect(spellingsOf(selected)).toEqual({ whole: [], parts: [] });
});
