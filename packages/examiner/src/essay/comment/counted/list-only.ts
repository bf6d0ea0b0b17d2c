import { quote } from '../../text/quote.ts';
import { type Facts, inside, type Point, weakness } from '../facts.ts';
import { innerBodies, isLongEnough } from '../parts/inner-bodies.ts';
import { exampleSignal, namesSomebody } from '../signals.ts';

const LISTS = /\b(such as|including)\b/i;
/** Somebody's case, a case made up, a number in words. */
const MAY_BE_CASE =
  /\b(?:exa\w+|inst[ae]n\w+|imagin\w*|suppose|if|when|i|my|me|someone|somebody|once|two|three|four|five|six|ten|hundreds?|thousands?|millions?|percent|research\w*|stud(?:y|ies)|survey\w*|last (?:year|month|week)|e\.?g|namely)\b|:/i;
const FULL = 3;

/** Task 2: things named behind "such as", and nothing that happened to any of them. */
export function listOnly(facts: Facts): Point[] {
  if (!isLongEnough(facts)) return [];
  const { essay, structure } = facts;
  const one = innerBodies(facts).find((each) => {
    const text = essay.text.slice(each.start, each.end);
    return (
      each.sentences >= FULL &&
      LISTS.test(text) &&
      !exampleSignal(text) &&
      !namesSomebody(text) &&
      !MAY_BE_CASE.test(text)
    );
  });
  const said = one && inside(facts, one).find(({ text }) => LISTS.test(text));
  const word = said && LISTS.exec(said.text)?.[1];
  if (!one || !said || !word) return [];
  const at = structure.indexOf(one) + 1;
  return [
    weakness(
      0.33,
      `第 ${at} 段只在“${word}”后面列了名目：没有 for example，没有人名地名，也没有数字。`,
      `Paragraph ${at} lists things behind "${word}" and has no "for example", no name of a person or a place, and no number.`,
      quote(said),
      {
        zh: '7 分的文章会从中选一项，再用一句话写一件具体的事：谁，在哪里，结果怎样。',
        en: 'A 7 takes one of them and gives it a sentence: who, where, with what result.',
      },
    ),
  ];
}
