import { expect, test } from 'vitest';
import { readAloud } from './gap-text.ts';

test.each([
  { text: 'Paper __7__ mistakes, unlike metal', read: 'Paper … mistakes, unlike metal', why: 'a sentence' },
  { text: '__7__ and __8__', read: '… and …', why: 'two gaps in one line' },
  { text: '__3__', about: 'Name of street', read: 'Name of street', why: 'a form: the label says what is asked' },
  { text: '£ __3__', about: 'Price', read: 'Price: £ …', why: 'a form with words beside the gap' },
  { text: '__3__', about: 'Room, __2__', read: 'Room, …', why: 'a table whose row begins with a gap' },
  { text: '__3__', read: '', why: 'nothing but the gap' },
])('$why', ({ text, about, read }) => expect(readAloud(text, about)).toBe(read));
