/**
 * As the examiners count: words between spaces, a hyphenated word and a number with its sign are one, a dash or a lone
 * sign is none. Chinese typed between the words is not English and is not counted.
 */
export const countWords = (text: string): number =>
  text.split(/[\s\u2014\u2013/]+/u).filter((piece) => /[\p{Script=Latin}\p{Nd}]/u.test(piece)).length;
