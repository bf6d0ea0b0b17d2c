import { quote } from '../../text/quote.ts';
import { type Facts, inside, type Point, weakness } from '../facts.ts';

const LIGHT = 0.1;
/** A shorter paragraph has another fault first. */
const ENOUGH = 20;
const PURPOSE = /\b(?:i am|i'm|i) (?:\w+ )?writ\w+\b|\bthis (?:letter|email) is\b/i;
/** Whatever can be checked: a number, a day, a time, how long, a name behind another word. */
const DETAILS =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|dozens?|half|once|twice|first|second|third|double|hours?|minutes?|days?|weeks?|months?|years?|today|tomorrow|yesterday|tonight|mornings?|afternoons?|evenings?|nights?|noon|weekends?|\w+day|january|february|march|april|june|july|august|september|october|november|december|spring|summer|autumn|winter|ago|o'clock)\b/i;
const NAME = /[a-z,] (?!I\b|I'|English\b)[A-Z]/;

/** A letter: a paragraph on a point in which nothing can be checked. */
export function letterDetails(facts: Facts): Point[] {
  const own = facts.structure
    .filter(({ role, words }, i) => role === 'body' && words >= ENOUGH && i < facts.structure.length - 1)
    .map((one) => ({ one, text: facts.essay.text.slice(one.start, one.end) }))
    // A paragraph of reasons needs neither a day nor a number.
    .filter(
      ({ text }) =>
        !PURPOSE.test(text) && !/\?|\b(?:because|since|so|too|reasons?|therefore|that is why)\b/i.test(text),
    );
  const vague = own.find(({ text }) => !DETAILS.test(text) && !NAME.test(text));
  const first = vague && inside(facts, vague.one)[0];
  if (!vague || !first) return [];
  return [
    weakness(
      LIGHT,
      '这一段没有数字，也没有表示日子或时间的词。',
      'This paragraph has no number and no word for a day or a time.',
      quote(first),
      {
        zh: '7 分的信会给出可以核对的细节：哪一天、多久、多少、是谁。',
        en: 'A letter of a 7 has details that can be checked: which day, how long, how much, who.',
      },
    ),
  ];
}
