import { expect, test } from 'vitest';
import { spoken } from './spoken.ts';

/** What is written, and what a British voice says. Each block is a way in which a voice could get it wrong. */
const TELEPHONES: [string, string][] = [
  ['07700 900 468', 'oh double seven double oh, nine double oh, four six eight'],
  ['Ring 01632 960 833.', 'Ring oh one six three two, nine six oh, eight double three.'],
  ['You can reach me on 0161 496 0285.', 'You can reach me on oh one six one, four nine six, oh two eight five.'],
  ['020 7946 0999', 'oh two oh, seven nine four six, oh triple nine'],
  ['(0117) 496 0112', 'oh double one seven, four nine six, oh double one two'],
  ['0115-496-0633', 'oh double one five, four nine six, oh six double three'],
  ['07700900468', 'oh double seven double oh nine double oh four six eight'],
  ['+44 7700 900123', 'plus double four, double seven double oh, nine double oh one two three'],
  ['Extension 305, please.', 'Extension three oh five, please.'],
];

const SPELLED: [string, string][] = [
  ["It's H-A-L-L-E-W-E-L-L.", "It's H, A, L, L, E, W, E, L, L."],
  ["That's O-S-G-R-O-V-E, Osgrove.", "That's O, S, G, R, O, V, E, Osgrove."],
  ['B-double O-T-H', 'B, double O, T, H'],
  ['Q-U-A-Y-L-E?', 'Q, U, A, Y, L, E?'],
  ['an X-ray', 'an X-ray'],
  ['the BBC', 'the B B C'],
  ['a DVD player', 'a D V D player'],
  ['two PCs', 'two P Cs'],
  ["the UK's coast", "the U K's coast"],
  ['NASA and UNESCO', 'nasa and unesco'],
  ['OK, fine.', 'okay, fine.'],
  ['your PIN', 'your pin'],
];

const ADDRESSES: [string, string][] = [
  ['SW1A 2AB', 'S, W, one, A, two, A, B'],
  ['The postcode is GX4 7PL.', 'The postcode is G, X, four, seven, P, L.'],
  ['M1 5QA', 'M, one, five, Q, A'],
  ['BS16 1ZU', 'B, S, sixteen, one, Z, U'],
  ['38 Orchard Lane', 'thirty-eight Orchard Lane'],
  ['12B Station Rd', 'twelve B Station Road'],
  ['5 Tanner St, Leeds', 'five Tanner Street, Leeds'],
  ['St Albans', 'Saint Albans'],
  ['140 Park Ave', 'one hundred and forty Park Avenue'],
  ['Flat 204', 'Flat two oh four'],
  ['Room 17', 'Room seventeen'],
  ['info@harbour.org.uk', 'info at harbour dot org dot U K'],
  ['www.weirstreet.co.uk', 'W W W dot weirstreet dot co dot U K'],
  ['penlow-park.org/visit', 'penlow dash park dot org slash visit'],
  ['Flight BA1489', 'Flight B A, one four eight nine'],
  ['Reference GX4471', 'Reference G X, double four seven one'],
  ['Seat B12', 'Seat B twelve'],
  ['Bus 350', 'Bus three five oh'],
];

const DATES: [string, string][] = [
  ['on 19 June', 'on the nineteenth of June'],
  ['19th June', 'the nineteenth of June'],
  ['the 19th of June', 'the nineteenth of June'],
  ['June 19', 'June the nineteenth'],
  ['June 19th', 'June the nineteenth'],
  ['Thursday the 14th of May.', 'Thursday the fourteenth of May.'],
  ['Friday 1 May', 'Friday the first of May'],
  ['14 May 2026', 'the fourteenth of May, twenty twenty-six'],
  ['May 3, 1998', 'May the third, nineteen ninety-eight'],
  ['19/06/2026', 'the nineteenth of June, twenty twenty-six'],
  ['31/12/1999', 'the thirty-first of December, nineteen ninety-nine'],
  ['2 Sept', 'the second of September'],
  ['Jan. 5', 'January the fifth'],
  ['22 Feb.', 'the twenty-second of February'],
  ['the 21st century', 'the twenty-first century'],
  ['Monday the 30th', 'Monday the thirtieth'],
];

const YEARS: [string, string][] = [
  ['in 1985', 'in nineteen eighty-five'],
  ['in 1905', 'in nineteen oh five'],
  ['in 1900', 'in nineteen hundred'],
  ['in 2000', 'in two thousand'],
  ['in 2008', 'in two thousand and eight'],
  ['in 2015', 'in twenty fifteen'],
  ['by 2050', 'by twenty fifty'],
  ['since 1874,', 'since eighteen seventy-four,'],
  ['in 1066', 'in one thousand and sixty-six'],
  ['the 1990s', 'the nineteen nineties'],
  ['the 1860s', 'the eighteen sixties'],
  ['the 1800s', 'the eighteen hundreds'],
  ["the '70s", 'the seventies'],
  ['from 1995–2005', 'from nineteen ninety-five to two thousand and five'],
  ['2010-15', 'twenty ten to twenty fifteen'],
  ['about 1500 people', 'about one thousand five hundred people'],
  ['1200 words', 'one thousand two hundred words'],
  ['over 2000 visitors', 'over two thousand visitors'],
];

const TIMES: [string, string][] = [
  ['at 7:15', 'at seven fifteen'],
  ['at 7.15', 'at seven fifteen'],
  ['at 7.05', 'at seven oh five'],
  ['6.30pm', 'six thirty P M'],
  ['6:30 p.m. on Monday', 'six thirty P M on Monday'],
  ['10 am', 'ten A M'],
  ['10am to 4pm', 'ten A M to four P M'],
  ['It opens at 9 a.m.', 'It opens at nine A M.'],
  ['09:00', "nine o'clock"],
  ['12:00', "twelve o'clock"],
  ['18:45', 'eighteen forty-five'],
  ['07:50', 'seven fifty'],
  ['20:00', 'twenty hundred'],
  ['from 9.30 until 5.45', 'from nine thirty until five forty-five'],
  ['open 24/7', 'open twenty-four seven'],
  ['after 12.5 km', 'after twelve point five kilometres'],
];

const MONEY: [string, string][] = [
  ['£7.50', 'seven pounds fifty'],
  ['£7', 'seven pounds'],
  ['£1', 'one pound'],
  ['£1.20', 'one pound twenty'],
  ['£3.05', 'three pounds five'],
  ['£0.50', 'fifty pence'],
  ['50p', 'fifty pence'],
  ['1p', 'one penny'],
  ['£115, not £150.', 'one hundred and fifteen pounds, not one hundred and fifty pounds.'],
  ['£1,250', 'one thousand two hundred and fifty pounds'],
  ['£2.5 million', 'two point five million pounds'],
  ['£3m', 'three million pounds'],
  ['£40bn', 'forty billion pounds'],
  ['£20k', 'twenty thousand pounds'],
  ['£10–£15', 'ten to fifteen pounds'],
  ['$9.99', 'nine dollars ninety-nine'],
  ['$1', 'one dollar'],
  ['€12', 'twelve euros'],
  ['€0.01', 'one cent'],
];

const NUMBERS: [string, string][] = [
  ['0', 'nought'],
  ['13 and 30', 'thirteen and thirty'],
  ['100', 'one hundred'],
  ['101', 'one hundred and one'],
  ['390 kilos', 'three hundred and ninety kilos'],
  ['1,001', 'one thousand and one'],
  ['100,000', 'one hundred thousand'],
  ['1,234,567', 'one million two hundred and thirty-four thousand five hundred and sixty-seven'],
  ['1.5 million', 'one point five million'],
  ['12.5', 'twelve point five'],
  ['0.25', 'nought point two five'],
  ['3.04', 'three point nought four'],
  ['10-15 minutes', 'ten to fifteen minutes'],
  ['-5', 'minus five'],
  ['1st, 2nd and 3rd', 'first, second and third'],
  ['the 12th floor', 'the twelfth floor'],
  ['the 40th time', 'the fortieth time'],
  ['No. 10', 'number ten'],
  ['25%', 'twenty-five per cent'],
  ['12.5%', 'twelve point five per cent'],
  ['10–15%', 'ten to fifteen per cent'],
  ['½ a page', 'a half a page'],
  ['2½ hours', 'two and a half hours'],
  ['1/4', 'a quarter'],
  ['3/4 of it', 'three quarters of it'],
];

const MEASURES: [string, string][] = [
  ['5 km', 'five kilometres'],
  ['1 km', 'one kilometre'],
  ['12.5km', 'twelve point five kilometres'],
  ['20 cm wide', 'twenty centimetres wide'],
  ['3 m', 'three metres'],
  ['70 kg', 'seventy kilograms'],
  ['250 g', 'two hundred and fifty grams'],
  ['30 mph', 'thirty miles an hour'],
  ['90 km/h', 'ninety kilometres an hour'],
  ['20°C', 'twenty degrees Celsius'],
  ['-5°C', 'minus five degrees Celsius'],
  ['40 m²', 'forty square metres'],
  ['10–15 km', 'ten to fifteen kilometres'],
  ['1,500 m', 'one thousand five hundred metres'],
];

const SHORTENED: [string, string][] = [
  ['Dr Farrell', 'Doctor Farrell'],
  ['Mr Marsh and Mrs Rowe', 'Mister Marsh and Missus Rowe'],
  ['Prof. Keller', 'Professor Keller'],
  ['tools, e.g. hammers', 'tools, for example, hammers'],
  ['salt & pepper', 'salt and pepper'],
  ['paper, pens, etc.', 'paper, pens, et cetera'],
  ['Hm, perhaps.', 'Hmm, perhaps.'],
  ['“Don’t,” he said.', '"Don\'t," he said.'],
  ['I saw nothing to change.', 'I saw nothing to change.'],
];

const CASES = [
  ...TELEPHONES,
  ...SPELLED,
  ...ADDRESSES,
  ...DATES,
  ...YEARS,
  ...TIMES,
  ...MONEY,
  ...NUMBERS,
  ...MEASURES,
  ...SHORTENED,
];

test.each(CASES)('%s is said: %s', (written, said) => {
  expect(spoken(written)).toBe(said);
});

test('nothing is left that could be read in two ways', () => {
  for (const [written] of CASES) expect(spoken(written)).not.toMatch(/[\d£$€%&@½¼¾]/);
});

test('saying it twice says nothing else', () => {
  for (const [, said] of CASES) expect(spoken(said)).toBe(said);
});
