import type { Sentence } from '../../text/essay-text.ts';
import { quote } from '../../text/quote.ts';
import { type Facts, inside, type Point, weakness } from '../facts.ts';
import { innerBodies } from '../parts/inner-bodies.ts';
import { namesSomebody } from '../signals.ts';

const OPENS_CASE =
  /^\W*(?:(?:as|and|so|thus|hence) )?(for (?:example|instance)|as an example|to illustrate|to give an example)\b/i;
/** A person made up, a case worked out, things named one by one: a reader can picture them. */
const PICTURED =
  /\b(?:i|my|me|we|our|if|when|imagine|suppose|consider|someone|somebody|a (?:\w+ ){0,2}(?:who|whose|that|which|with|in|from|can|could|may|might|will|has|had|is|was)|an (?:\w+ ){0,2}(?:who|whose|that|which|with|in|from|can|could|may|might|will|has|had|is|was)|every|each|one of|one (?:who|day|can)|during|ago|last|once|two|three|four|five|six|seven|eight|nine|ten|hundreds?|thousands?|millions?|half|third|quarter|percent|such as|like|including|according|research\w*|stud(?:y|ies) (?:show|conduct|by|from|ha)\w*|survey\w*|covid\w*|pandemic|war|facebook|google|internet|football|olympic\w*)\b|["(:;]|, [\w -]+, (?:and|or) /i;
const FEWEST = 6;

/** Task 2: an example in which no person, place, year or number is named, and nothing behind it that names one. */
export function faintCase(facts: Facts): Point[] {
  const found = innerBodies(facts).flatMap((one) => {
    const own = inside(facts, one);
    return own.filter((sentence, i) => OPENS_CASE.test(sentence.text) && own.slice(i, i + 2).every(isFaint));
  })[0];
  const word = found && OPENS_CASE.exec(found.text)?.[1];
  if (!found || !word || found.words.length < FEWEST) return [];
  return [
    weakness(
      0.32,
      `“${word}”后面没有人名、地名、年份或数字。`,
      `Behind "${word}" no person, place, year or number is named.`,
      quote(found),
      {
        zh: '7 分的文章会把例子写到读者能看见：谁，在哪里，做了什么，结果怎样。',
        en: 'A 7 makes the example one that a reader can picture: who, where, what was done, with what result.',
      },
    ),
  ];
}

const isFaint = ({ text }: Sentence): boolean => {
  const said = text.replace(OPENS_CASE, ' ');
  return !PICTURED.test(said) && !namesSomebody(said);
};

/** The line below may draw the lesson. */
const DRAWS =
  /^\W*(?:this|these|that|it|so|such|thus|therefore|hence|as a result|consequently|in this way|he|she|they)\b/i;
/** The example says itself what it shows. */
const SHOWS =
  /\b(?:shows?|proves?|means?|therefore|thus|hence|as a result|so|consequently|because|which|illustrat\w*|demonstrat\w*)\b/i;

/** Task 2: a paragraph that stops with its example. */
export function caseAtEnd(facts: Facts): Point[] {
  const { structure } = facts;
  const found = innerBodies(facts).flatMap((one) => {
    const last = inside(facts, one).at(-1);
    const below = structure[structure.indexOf(one) + 1];
    const isCase = last && OPENS_CASE.test(last.text) && !SHOWS.test(last.text.replace(OPENS_CASE, ' '));
    return isCase && !(below && DRAWS.test(below.point.text)) ? [{ last, at: structure.indexOf(one) + 1 }] : [];
  })[0];
  if (!found) return [];
  const { last, at } = found;
  return [
    weakness(
      0.31,
      `第 ${at} 段到这个例子就结束了：后面没有一句说它证明了什么。`,
      `Paragraph ${at} ends with this example: no sentence behind it says what it shows.`,
      quote(last),
      {
        zh: '7 分的文章会再写一句，把例子连回这一段的论点：“This shows that …”。',
        en: 'A 7 adds one sentence that leads the example back to the point of the paragraph: "This shows that …".',
      },
    ),
  ];
}
