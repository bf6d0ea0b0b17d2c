import type { EssayText, Place } from '../../text/essay-text.ts';
import { quote, quoteAround } from '../../text/quote.ts';
import { type Facts, type Point, weakness } from '../facts.ts';
import { ENDING } from '../letter.ts';
import { endingPoints, tonePoints } from './letter-tone.ts';

/** Task 1 General: greeting, ending and tone. */
export const letterPoints = (facts: Facts): Point[] => [
  ...framePoints(facts),
  ...endingPoints(facts),
  ...tonePoints(facts),
];

/** "Best wish", "Your sincere": a close is there, in other words than people use. */
const NEARLY_CLOSES =
  /^\W*((?:best|kind|warm|good|many|with|your|yours|love|sincerely|faithfully|regard)\b[^.!?\n]{0,30}?)\W*(?:\n|,|$)/im;

/** Short ways to close that people use as well. */
const CLOSES =
  /^\W*(?:many thanks|with (?:many )?thanks|yours|yours ever|your (?:friend|neighbou?r|tenant|student)|sincerely(?: yours)?|faithfully|best|(?:kind|warm|good) wishes)\W*$/i;

function framePoints({ essay }: Facts): Point[] {
  const greeting = /^\s*(?:dear|hi|hello)\b/i.test(essay.text);
  const tail = essay.text.slice(-160);
  const ending = ENDING.test(tail);
  if (greeting && !ending) {
    const own = closeIn(essay.text);
    if (own === 'right') return [];
    if (own) return [oddClose(own, essay)];
  }
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

const LAST_LINES = 3;

/** What stands where a close should, in one of the last lines. */
function closeIn(text: string): Place | 'right' | null {
  const lines = text.trimEnd().split('\n').filter(Boolean).slice(-LAST_LINES);
  const from = text.lastIndexOf(lines[0] ?? '');
  for (const line of lines) {
    const match = NEARLY_CLOSES.exec(line);
    if (!match || line.trim().split(/\s+/).length > 6) continue;
    if (CLOSES.test(line)) return 'right';
    const start = text.indexOf(match[1]!, from);
    if (start >= 0) return { start, end: start + match[1]!.length };
  }
  return null;
}

const oddClose = (own: Place, essay: EssayText): Point =>
  weakness(
    1.6,
    `落款“${essay.text.slice(own.start, own.end)}”不是固定的写法。`,
    `"${essay.text.slice(own.start, own.end)}" is not how letters are closed.`,
    quoteAround(essay, own),
    {
      zh: '给朋友用 Best wishes，称呼里写了姓名的用 Yours sincerely，以 Dear Sir or Madam 开头的用 Yours faithfully。',
      en: 'To friends "Best wishes", to somebody you name "Yours sincerely", after "Dear Sir or Madam" "Yours faithfully".',
    },
  );
