/** Signs in a text that can be seen and shown. */

const EXAMPLE =
  /\b(?:for example|for instance|a good example|an example|to illustrate|in my (?:country|city|town|village|school|university|family|company|hometown)|in the town where i|my (?:(?:own|best|close|little|big|younger|older|elder|old|late) )*(?:friend|cousin|brother|sister|uncle|aunt|father|mother|parents|grandmother|grandfather|grandparents|neighbour|teacher|colleague|company|school))\b/i;
/** Groups and things named one by one are examples too. */
const NAMED = /\b(?:such as|like|including|e\.g)\b/i;

/** "I have observed", also misspelt: something the writer saw. */
const SEEN =
  /\bi(?:['’]ve| have| had| once| often| also| still| personally)*(?: once| often| also| myself| personally)? (?:obs[eo]\w+ed|saw|seen|noticed|witness?ed|met|experi?e?nced|remember|recall)\b/i;

export const exampleSignal = (text: string): string | undefined => EXAMPLE.exec(text)?.[0];
/** A signal word, a year, or a name in the middle of a sentence: something that happened somewhere. */
export const hasExample = (text: string): boolean =>
  EXAMPLE.test(text) ||
  SEEN.test(text) ||
  NAMED.test(text) ||
  /\b(?:19|20)\d\d\b/.test(text) ||
  /\d/.test(text) ||
  /\b(?:hundreds?|thousands?|millions?|billions?|dozens?|one or two)\b/i.test(text) ||
  /[a-z,] (?!I\b|English\b|Internet\b|TV\b|AI\b|GDP\b)[A-Z][a-z]{2,}/.test(text);

/** Words that set one figure against another, in whatever way. */
export const COMPARING =
  /\b(?:than|compared|comparison|whereas|while|contrast|unlike|twice|doubl\w*|tripl\w*|quadrupl\w*|hal[fv]\w*|times|highest|lowest|largest|smallest|biggest|most|least|more|less|fewer|similar\w*|same|respectively|as \w+ as|exceed\w*|overt\w+|behind|ahead|differen\w+|followed by|second|third|only|still|again|back|also|both|equal\w*|modest|slight\w*|sharp\w*|peak\w*|after \w+ing|before \w+ing)\b/i;
