import { quote } from '../../text/quote.ts';
import { type Facts, inside, type Point, weakness } from '../facts.ts';
import { ADDS, FIRST, innerBodies } from '../parts/inner-bodies.ts';

const [FEWEST, MOST] = [5, 28];
const ROOMY = 3;
const OPENER = new RegExp(`${ADDS.source}|${FIRST.source}`, 'i');
/** It has its reason, its result or its case in itself. */
const EXPLAINED =
  /\b(?:because|since|so|as|therefore|thus|hence|due|reason|results?|lead\w*|cause\w*|exam\w+|instance|such as|like|if|when|which|who|where|while|in order|thanks|owing|mean\w*|by \w+ing|thereby)\b|[:;?]/i;
/** The line below may still belong to the last sentence. */
const GOES_ON = /^\W*(?:for|this|these|that|it|they|he|she|such|so|as|because|hence|therefore|thus)\b/i;

/**
 * Task 2: a sentence that adds a point and is left alone: it is the last of its paragraph, or the next one adds again.
 * One that carries its own reason or case is no such sentence.
 */
export function leftAlone(facts: Facts): Point[] {
  const { structure, essay, unwanted } = facts;
  const found = innerBodies(facts).flatMap((one) => {
    const own = inside(facts, one);
    const below = structure[structure.indexOf(one) + 1];
    const isCarried = below !== undefined && GOES_ON.test(essay.text.slice(below.start, below.end));
    return own.flatMap((sentence, i) => {
      const next = own[i + 1];
      const again = next && ADDS.exec(next.text)?.[1];
      const word = (ADDS.exec(sentence.text) ?? (again ? FIRST.exec(sentence.text) : null))?.[1];
      if (
        !word ||
        (i === 0 && !again) ||
        unwanted.includes(sentence) ||
        EXPLAINED.test(sentence.text.replace(OPENER, ' '))
      )
        return [];
      // "Besides, kitchens are dangerous, there are knives and fire": three clauses have room for the reason.
      const clauses = sentence.text.replace(OPENER, '').split(/,\s/).length;
      if (sentence.words.length < FEWEST || sentence.words.length > MOST || clauses >= ROOMY) return [];
      if (next ? !again : isCarried) return [];
      return [{ sentence, word, again }];
    });
  })[0];
  if (!found) return [];
  const { sentence, word, again } = found;
  return [
    weakness(
      0.4,
      again
        ? `“${word}”带出一点，下一句就是“${again}”：中间没有一句说明它。`
        : `“${word}”带出一点，这一段到这里就结束了：后面没有一句说明它。`,
      again
        ? `"${word}" brings a point here, and the next sentence already opens with "${again}": no sentence in between explains it.`
        : `"${word}" brings a point here, and the paragraph ends with it: no sentence explains it.`,
      quote(sentence),
      {
        zh: '7 分的文章会在这一句后面再写一句：为什么是这样，影响到谁，或者一件具体的事。',
        en: 'A 7 carries it on in a sentence behind this one: why it is so, whom it affects, or one case of it.',
      },
    ),
  ];
}
