import { quote, quoteAround } from '../../text/quote.ts';
import { type Facts, type Point, weakness } from '../facts.ts';
import { ENDING } from '../letter.ts';

const SHORT_FORM = /\b\w+(?:n't|'re|'ve|'ll|'m)\b/;

/** Task 1 General: greeting, ending and tone. */
export const letterPoints = (facts: Facts): Point[] => [...framePoints(facts), ...tonePoints(facts)];

function framePoints({ essay }: Facts): Point[] {
  const greeting = /^\s*(?:dear|hi|hello)\b/i.test(essay.text);
  const ending = ENDING.test(essay.text.slice(-160));
  const missing = [...(greeting ? [] : ['Dear …']), ...(ending ? [] : ['Yours sincerely'])];
  if (!missing.length) return [];
  return [
    weakness(
      2,
      `书信少了${greeting ? '落款' : ending ? '称呼' : '称呼和落款'}。`,
      `The letter has no ${greeting ? 'close' : ending ? 'greeting' : 'greeting and no close'}.`,
      quote(greeting ? essay.sentences.at(-1)! : essay.sentences[0]!),
      { zh: `补上 ${missing.join('、')}。`, en: `Add ${missing.map((one) => `"${one}"`).join(' and ')}.` },
    ),
  ];
}

function tonePoints({ essay }: Facts): Point[] {
  const stranger = /\bdear (?:sir|madam)|to whom/i.test(essay.text.slice(0, 60));
  const short = stranger ? SHORT_FORM.exec(essay.text) : null;
  if (!short) return [];
  const full = FULL[short[0].toLowerCase()];
  return [
    weakness(
      1.4,
      `写给陌生人的信里用了缩写“${short[0]}”。`,
      `A letter to a stranger uses the short form "${short[0]}".`,
      quoteAround(essay, { start: short.index, end: short.index + short[0].length }),
      full
        ? { zh: `正式信件写完整形式：${full}。`, en: `Write the full form in a formal letter: "${full}".` }
        : { zh: '正式信件写完整形式。', en: 'Write the full form in a formal letter.' },
    ),
  ];
}
const FULL: Record<string, string> = {
  "didn't": 'did not',
  "don't": 'do not',
  "doesn't": 'does not',
  "can't": 'cannot',
  "couldn't": 'could not',
  "wasn't": 'was not',
  "weren't": 'were not',
  "isn't": 'is not',
  "won't": 'will not',
  "wouldn't": 'would not',
  "haven't": 'have not',
  "i'm": 'I am',
  "i've": 'I have',
  "i'll": 'I will',
};
