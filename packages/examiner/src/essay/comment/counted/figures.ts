/** Years, places in an order and times of day count nothing. */
const YEARS = /\b(?:1[89]|20)\d\ds?\b|\b\d{1,2}:\d\d\b|\b\d+(?:st|nd|rd|th)\b/gi;
export const IN_WORDS =
  /\b(?:zero|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|billions?|half|halved|quarters?|thirds?|fifths?|tenths?|doubl\w*|tripl\w*|twice|percent\w*)\b/i;
/** What a report counts, without the years. */
export const numbersOf = (text: string): string[] =>
  text.replace(YEARS, ' ').match(/(?:[£$€]\s?)?\d[\d.,]*\d(?:\s?%)?|(?:[£$€]\s?)?\d(?:\s?%)?/g) ?? [];
export const hasNumber = (text: string): boolean => numbersOf(text).length > 0 || IN_WORDS.test(text);

/** Ages, ranges and times of day name what is drawn. */
export const NO_AMOUNT = /\d\s?[-–]\s?\d|\b(?:ages?|aged|years? old|per (?:100|1,?000)|am|pm|a\.m|p\.m|o'clock)\b/i;
