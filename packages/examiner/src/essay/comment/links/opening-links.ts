import type { Sentence } from '../../text/essay-text.ts';

/** Words and phrases that do nothing but join, at the head of a sentence, with the comma they have there. */
const WITH_COMMA =
  'however|moreover|furthermore|therefore|thus|hence|besides|additionally|in addition|also|first|firstly|second|secondly|third|thirdly|first of all|second of all|to begin with|to start with|next|then|finally|lastly|last but not least|for example|for instance|as a result|as a consequence|consequently|on the one hand|on the other hand|nevertheless|nonetheless|in contrast|by contrast|on the contrary|similarly|likewise|meanwhile|in other words|what is more|as such|accordingly|subsequently|afterwards|after that|that is to say|to illustrate';
/** Such a link is one without its comma too. */
const ALONE =
  'however|moreover|furthermore|therefore|firstly|secondly|thirdly|first of all|lastly|for example|for instance|as a result|consequently|on the other hand|nevertheless|in addition(?! to\\b)|additionally';

const LINK = new RegExp(`^["'(]?((?:${WITH_COMMA})(?= ?,)|(?:${ALONE})(?= [a-z]))`, 'i');

/** The link a sentence opens with, as it is written there. */
export const openingLink = ({ text }: Sentence): string | undefined => LINK.exec(text)?.[1];

/** Each in its own words, at most `most` of them. */
export const named = (links: string[], most: number): string[] =>
  [...new Map(links.map((one) => [one.toLowerCase(), one])).values()].slice(0, most);
