import type { Mentions } from '../mentions.ts';

/** "Among the cheaper items", "of the renewable kinds": the largest of these only. "Of the four sources" are all. */
const OF_SOME =
  /\b(?:among|of) the (?:(?:two|three|four) )?(?:remaining|rest|less|more|[a-z]+er)\b|(?:^|, )(?:but |and |however, )?(?:among|amongst|of) (?:the|these|those) (?:(?:two|three|four|five|six) )?(?!two\b|three\b|four\b|five\b|six\b)[a-z]+ [a-z]+s\b/i;
/** "After coal and nuclear power, gas was the largest": the next of them. */
const AFTER = /^(?:after|behind|next to|besides|apart from|leaving aside)\b/i;
export const isOfSome = (text: string, at: number, { rows }: Mentions): boolean => {
  const comma = text.slice(0, at).indexOf(',');
  // Within its own clause: behind the last semicolon.
  const clause = text.slice(text.lastIndexOf(';', at - 1) + 1, at).trimStart();
  return OF_SOME.test(clause) || (AFTER.test(text) && rows.some((one) => one.end <= comma));
};
