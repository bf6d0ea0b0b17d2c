import { type Facts, type Point, praise, weakness } from './facts.ts';
import { quote, quoteAt } from './quote.ts';

const ENDING =
  /\b(?:yours (?:sincerely|faithfully|truly)|best wishes|(?:kind|best|warm) regards|regards|love|take care|see you|all the best|cheers)\b/i;
const SHORT_FORM = /\b\w+(?:n't|'re|'ve|'ll|'m)\b/;

/** Task 1 General: greeting, ending and tone. */
export function letterPoints({ essay, request, corrections }: Facts): Point[] {
  const first = essay.sentences[0]!;
  const greeting = /^\s*(?:dear|hi|hello)\b/i.test(essay.text);
  const ending = ENDING.test(essay.text.slice(-160));
  const stranger = /\bdear (?:sir|madam)|to whom/i.test(essay.text.slice(0, 60));
  const short = stranger ? SHORT_FORM.exec(essay.text) : null;
  const missing = [...(greeting ? [] : ['Dear …']), ...(ending ? [] : ['Yours sincerely'])];
  return [
    ...(greeting && ending && request.task === 1 && !corrections.some((one) => one.start < 20)
      ? [praise(1.1, '称呼和落款都在。', 'Greeting and close are both there.', quote(first))]
      : []),
    ...(missing.length
      ? [
          weakness(
            2,
            `书信少了${greeting ? '落款' : ending ? '称呼' : '称呼和落款'}。`,
            `The letter has no ${greeting ? 'close' : ending ? 'greeting' : 'greeting and no close'}.`,
            quote(greeting ? essay.sentences.at(-1)! : first),
            { zh: `补上 ${missing.join('、')}。`, en: `Add ${missing.map((one) => `"${one}"`).join(' and ')}.` },
          ),
        ]
      : []),
    ...(short
      ? [
          weakness(
            1.4,
            `写给陌生人的信里用了缩写“${short[0]}”。`,
            `A letter to a stranger uses the short form "${short[0]}".`,
            quoteAt(essay, {
              start: Math.max(0, short.index - 30),
              end: Math.min(essay.text.length, short.index + 40),
            }),
            { zh: '正式信件写完整形式。', en: 'Write the full form in a formal letter.' },
          ),
        ]
      : []),
    ...shortestPoint(essay),
  ];
}

function shortestPoint(essay: Facts['essay']): Point[] {
  const bodies = essay.paragraphs.filter((one) => one.sentences.reduce((sum, s) => sum + s.words.length, 0) > 8);
  const shortest = [...bodies].sort((a, b) => a.text.length - b.text.length)[0];
  if (!shortest) return [];
  const words = shortest.sentences.reduce((sum, one) => sum + one.words.length, 0);
  const at = essay.paragraphs.indexOf(shortest) + 1;
  return [
    weakness(
      0.6,
      `第 ${at} 段最短，只有 ${words} 词。`,
      `Paragraph ${at} is the shortest, with ${words} words.`,
      quote(shortest.sentences[0]!),
      {
        zh: '给这一点加一个具体的细节：时间、地点或原因。',
        en: 'Give this point one exact detail: a time, a place or a reason.',
      },
    ),
  ];
}
