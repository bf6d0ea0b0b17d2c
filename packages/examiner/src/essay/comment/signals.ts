/** Signs in a text that can be seen and shown. */

const EXAMPLE =
  /\b(?:for example|for instance|a good example|an example|to illustrate|in my (?:country|city|town|village|school|university|family|company|hometown)|in the town where i|in our (?:hospital|school|company|office|factory|village|town|city|country|class|university|shop|family|building|street)|my (?:(?:own|best|close|little|big|younger|older|elder|old|late) )*(?:friend|cousin|brother|sister|uncle|aunt|father|mother|parents|grandmother|grandfather|grandparents|neighbour|teacher|colleague|company|school|son|daughter|husband|wife|child|children|kids?|classmates?|roommate|boss|manager|hospital|office|grandma|grandpa|mother-in-law|students?|customers?|patients?))\b/i;
/** Groups and things named one by one are examples too. */
const NAMED = /\b(?:such as|like|including|e\.g)\b/i;

/** "I have observed", also misspelt: something the writer saw. */
const SEEN =
  /\bi(?:['’]ve| have| had| once| often| also| still| personally)*(?: once| often| also| myself| personally)? (?:obs[eo]\w+ed|saw|seen|noticed|witness?ed|met|experi?e?nced|remember|recall)\b/i;

export const exampleSignal = (text: string): string | undefined => EXAMPLE.exec(text)?.[0];
/** Capitals that name nobody and no place. */
const NO_NAME = 'I|English|Internet|TV|AI|IT|GDP|PC|CO|OK|UFO|DNA';
/** "in Zürich", "the UK", "Xi'an" behind a word in small letters or a comma. */
const NAME_INSIDE = new RegExp(`[\\p{Ll},] (?!(?:${NO_NAME})s?(?!\\p{L}))\\p{Lu}[\\p{L}'’.]+`, 'u');
/** Places at the head of a sentence too, or written without their capital. */
const PLACES =
  /\b(?:china|japan|korea|india|vietnam|thailand|singapore|indonesia|malaysia|pakistan|iran|turkey|egypt|nigeria|kenya|africa|asia|europe|australia|canada|america|usa|u\.s|brazil|mexico|england|britain|scotland|wales|ireland|germany|france|spain|italy|finland|norway|sweden|denmark|russia|poland|london|paris|tokyo|beijing|shanghai|hong kong|taiwan|new york|dubai)\b/i;
/** In a text of capitals no name can be told from a word. */
const ALL_CAPITALS = (text: string) =>
  (text.match(/\p{Lu}/gu) ?? []).length > 0.5 * (text.match(/\p{L}/gu) ?? []).length;
const SHARE =
  /\b(?:a|one|two|three|four) (?:third|quarter|fifth|sixth|seventh|eighth|ninth|tenth|half|hundredth)s?\b|\bhalf\b/i;

/** A signal word, a number, a share or a name: something that happened somewhere. */
export const hasExample = (text: string): boolean =>
  EXAMPLE.test(text) ||
  SEEN.test(text) ||
  NAMED.test(text) ||
  ALL_CAPITALS(text) ||
  NAME_INSIDE.test(text) ||
  PLACES.test(text) ||
  SHARE.test(text) ||
  /\b(?:19|20)\d\d\b/.test(text) ||
  /\d/.test(text) ||
  /\b(?:hundreds?|thousands?|millions?|billions?|dozens?|one or two)\b/i.test(text);

/** A name, a year or a number anywhere in the text. */
export const namesSomebody = (text: string): boolean =>
  ALL_CAPITALS(text) || NAME_INSIDE.test(text) || PLACES.test(text) || SHARE.test(text) || /\d/.test(text);

/** Words that set one figure against another, in whatever way. */
export const COMPARING =
  /\b(?:than|compared|comparison|whereas|while|contrast|unlike|twice|doubl\w*|tripl\w*|quadrupl\w*|hal[fv]\w*|times|highest|lowest|largest|smallest|biggest|most|least|more|less|fewer|similar\w*|same|respectively|as \w+ as|exceed\w*|overt\w+|behind|ahead|differen\w+|followed by|second|third|only|still|again|back|also|both|equal\w*|modest|slight\w*|sharp\w*|peak\w*|after \w+ing|before \w+ing|against|versus|vs|surpass\w*|outnumber\w*|outstrip\w*|outpac\w*|outweigh\w*|gaps?|rank\w*|lead\w*|led|trail\w*|narrow\w*|wide\w*|higher|lower|greater|larger|smaller|bigger|longer|shorter|older|younger|faster|slower|earlier|later|whilst|although|though|but|however|yet|instead|majority|minority|top\w*|follow\w*|preced\w*|beat\w*|pass\w*|match\w*|level|caught|catch\w*|dwarf\w*|compar\w*|relative\w*|fraction|quarters?|thirds?|extra|additional|other|together|combined|versa|either|neither|each|close\w*|almost|above|below|under|beyond|opposite|revers\w*|converg\w*|cross\w*|par|better|worse|greatest|fewest|dominat\w*|prefer\w*)\b/i;
