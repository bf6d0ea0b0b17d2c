import type { EssayRequest } from '../report.ts';
import { countWords, type Paragraph } from '../text/essay-text.ts';

/** Task 1 of the General module is a letter, whatever else is known. */
export const isLetter = ({ task, module, prompt, material, figure }: EssayRequest): boolean =>
  task === 1 && !figure && (module === 'general' || Boolean(material?.bullets) || /\bletter\b/i.test(prompt));

export const ENDING =
  /\b(?:yours (?:sincerely|faithfully|truly)|best wishes|(?:kind|best|warm) regards|regards|love|take care|see you|all the best|cheers)\b/i;
const LAST_WISH =
  /\b(?:look(?:ing)? forward|let me know|hope to (?:hear|see)|hear from you|thank you (?:in advance|for (?:your|reading))|write (?:back )?soon|can't wait|see you|reply|give my (?:love|regards))\b/i;

/** Greets somebody or takes leave: an essay does not become a letter because its question has the word. */
export const isWrittenAsLetter = (text: string): boolean =>
  /^\s*(?:dear|hi|hello)\b/i.test(text) || ENDING.test(text.slice(-LEAVE));
const LEAVE = 120;

export const isGreeting = (text: string): boolean => /^\s*(?:dear|hi|hello)\b/i.test(text) && countWords(text) <= 6;

/** "I am writing to …" in a line or two of its own. */
export const isPurpose = ({ text, sentences }: Paragraph): boolean =>
  sentences.length <= 2 &&
  (/\bi am writing\b|\bi'm writing\b|\bthis letter\b/i.test(text) ||
    /^\W*(?:thanks|thank you|great to|how are you|it was)\b/i.test(text));

export const isClosing = ({ text, sentences }: Paragraph): boolean =>
  countWords(text) <= 6 || ENDING.test(text.slice(0, 40)) || (sentences.length <= 2 && LAST_WISH.test(text));
