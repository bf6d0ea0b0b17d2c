import { describe } from 'vitest';
import { testCases } from './typed.testing.ts';

describe('money and percent', () =>
  testCases([
    ['7.50', '7.50|£7.50', 'right', 'without the sign', '1n'],
    ['£7.50', '7.50|£7.50', 'right', 'with the sign', '1n'],
    ['£7.50', '7.50', 'right', 'the sign does no harm where the paper prints it', '1n'],
    ['£ 7.50', '£7.50', 'right', 'a space after the sign', '1n'],
    ['7.50£', '£7.50', 'right', 'the sign behind, as at home', '1n'],
    ['7.50 pounds', '£7.50', 'right', 'the word for the sign', '1n'],
    ['$7.50', '£7.50', 'WRONG', 'another currency is another amount', '1n'],
    ['7.50 dollars', '£7.50', 'WRONG', 'in words too', '1n'],
    ['£7.15', '7.50|£7.50', 'NUMBER', 'fifteen for fifty', '1n'],
    ['£750', '£7.50', 'NUMBER', 'the point counts', '1n'],
    ['£7,50', '£7.50', 'NUMBER', 'a comma is no decimal point', '1n'],
    ['¥300', '300 yuan', 'right', 'yuan has a sign too', '1n'],
    ['50p', '50 pence', 'right', 'pence', '1n'],
    ['10%', '10', 'right', 'percent does no harm', '1n'],
    ['10', '10%', 'right', 'nor is it missed', '1n'],
    ['10 percent', '10%', 'right', 'in a word', '1n'],
    ['ten per cent', '10%', 'right', 'in words', '3n'],
    ['£10', '10%', 'WRONG', 'pounds are not percent', '1n'],
    ['15 %', '15%', 'right', 'a space before the sign', '1n'],
  ]));

describe('measures', () =>
  testCases([
    ['15km', '15 km', 'right', 'with or without the space', '1n'],
    ['15 kilometres', '15 km', 'right', 'the unit in full', '1n'],
    ['15 kilometers', '15 kilometres', 'right', 'in American', '1n'],
    ['15', '15 km', 'WRONG', 'a unit that the key demands', '1n'],
    ['15 km', '15', 'EXTRA_WORD', 'a unit that the key does not have', '1n'],
    ['15 miles', '15 km', 'WRONG', 'another unit', '1n'],
    ['20 km', '15 km', 'NUMBER', 'another number', '1n'],
    ['5 mins', '5 minutes', 'right', 'shortened', '1n'],
    ['3 metres', '3 m', 'right', 'metres', '1n'],
    ['m', 'm', 'right', 'a letter alone is no metre', '1n'],
  ]));
