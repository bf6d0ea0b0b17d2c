import { describe } from 'vitest';
import { testCases } from './typed.testing.ts';

describe('times', () =>
  testCases([
    ['7.15', '7.15|7:15', 'right', 'with a dot', '1n'],
    ['7:15', '7.15|7:15', 'right', 'with a colon', '1n'],
    ['07:15', '7.15|7:15', 'right', 'with a zero', '1n'],
    ['7:15 pm', '7.15 pm', 'right', 'the colon for the dot', '1n'],
    ['7:15 p.m.', '7.15 pm', 'right', 'p.m. with dots', '1n'],
    ['7.15PM', '7.15 pm', 'right', 'in capitals, joined', '1n'],
    ['7.15 am', '7.15 pm', 'WRONG', 'morning is not evening', '1n'],
    ['19.15', '7.15 pm', 'right', '24-hour writing of an evening', '1n'],
    ['19:15', '7.15|7:15', 'NUMBER', 'where the key does not say evening', '1n'],
    ['7.15', '7.15 pm', 'right', 'the half of the day is often printed on the paper', '1n'],
    ['10.30 am', '10.30|10:30', 'right', 'a half of the day that the key leaves open', '1n'],
    ['10.30 pm', '10.30|10:30', 'WRONG', 'unless the author rules it out', '1n', ['10.30 pm']],
    ['quarter past seven', '7.15|7:15', 'right', 'in words', '3n'],
    ['quarter past 7', '7.15|7:15', 'right', 'half in words', '3n'],
    ['a quarter past seven', '7:15', 'right', 'with an article', ''],
    ['quarter to eight', '7:45', 'right', 'before the hour', '3n'],
    ['half past ten', '10:30', 'right', 'half past', '3n'],
    ['half past ten', '10:30', 'right', 'a time in words is a number in words', '1n'],
    ['ten to six', '5:50', 'right', 'minutes before', '3n'],
    ['9', '9:00', 'right', 'a full hour', '1n'],
    ["9 o'clock", '9:00|9', 'right', 'with o’clock', '1n'],
    ['nine', '9 am', 'right', 'the hour in words, where the key is a time', '1n'],
    ['9.30', '9:00', 'NUMBER', 'half an hour late', '1n'],
    ['noon', '12 noon|midday', 'right', 'noon is midday', '1n'],
    ['7.15', '7.50|7:50', 'NUMBER', 'fifteen for fifty', '1n'],
    ['17:50', '17.50|£17.50', 'NUMBER', 'a price is not a time', '1n'],
    ['25.00', '1:00', 'NUMBER', 'there is no such hour', '1n'],
  ]));
