import { STOP_WORDS } from '../../features/word-groups.ts';
import { stem } from '../../relevance.ts';
import type { Sentence } from '../../text/essay-text.ts';
import { countWords } from '../../text/essay-text.ts';
import { quoteAround, quoteAt } from '../../text/quote.ts';
import { type Facts, isClean, type Point, weakness } from '../facts.ts';
import { isLetter } from '../letter.ts';

/** Light remarks on two neighbours, made only where nothing surer was found: each can be seen and mended on the spot. */
type Pair = [one: Sentence, next: Sentence];

/** In the body only: an opening may well be told in short steps. */
function pairsOf({ essay, structure, unwanted }: Facts): Pair[] {
  const bodies = structure.filter((one) => one.role === 'body' || one.role === 'single');
  const inBody = ({ start }: Sentence) => bodies.some((one) => start >= one.start && start < one.end);
  const fit = (one: Sentence) => one.words.length >= 4 && !unwanted.includes(one) && inBody(one);
  return essay.sentences.flatMap((one, i): Pair[] => {
    const next = essay.sentences[i + 1];
    return next && next.paragraph === one.paragraph && fit(one) && fit(next) ? [[one, next]] : [];
  });
}

/** "This … This …" takes up what was said twice over; "On the one hand … On the other" is a pair. */
const OPENS_ALIKE = /^(?:it|they|he|she|we|there|people|many)$/;
const NO_HABIT = /^(?:on|in|at|for|by|as|to|with|from|of|this|these|if|when|not|some) /;

/** How a sentence begins, as it stands there: a number between two words is no opening of both. */
const opening = ({ text }: Sentence, words: 1 | 2): string | undefined =>
  (words === 1 ? /^\W*([A-Za-z']+)/ : /^\W*([A-Za-z']+\s+[A-Za-z']+)/).exec(text)?.[1];

/** Cohesion: "It was … It was …". */
export function sameStart(facts: Facts): Point[] {
  const letter = isLetter(facts.request);
  const alike = ([one, next]: Pair, words: 1 | 2) => {
    const [a, b] = [opening(one, words)?.toLowerCase(), opening(next, words)?.toLowerCase()];
    return (
      a !== undefined &&
      a === b &&
      (words === 1 ? OPENS_ALIKE.test(a) : !NO_HABIT.test(a) && !(letter && a.startsWith('i ')))
    );
  };
  const found = pairsOf(facts).find((pair) => alike(pair, 2) || alike(pair, 1));
  if (!found) return [];
  const [one, next] = found;
  const shown = opening(next, alike(found, 2) ? 2 : 1)!;
  return [
    weakness(
      0.6,
      `接连两句都以“${shown}”开头。`,
      `Two sentences in a row open with "${shown}".`,
      quoteAt(facts.essay, { start: one.start, end: next.end }),
      {
        zh: `7 分的文章会把两句并成一句，或者在第二句的“${shown}”前面先写时间、条件或对比。`,
        en: `A 7 joins the two, or puts a time, a condition or a contrast before the second "${shown}".`,
      },
    ),
  ];
}

const AS_SUBJECT =
  /\b(it|they) (?:\w+ly |also |then |still |only )?(?:is|was|are|were|has|had|will|would|can|could|did|does|do|went|rose|fell|grew|became|made|helps?|makes?|gives?|needs?|increases?|decreases?|\w+ed)\b/i;

/** "It is clear that …" is about nothing named before. */
const STANDS_FOR_NOTHING = /\bit (?:is|was|will be|would be|seems|has been) (?:\w+ ){0,3}(?:that|to|for)\b/i;

/** Cohesion: three sentences in a row whose subject is the same "it". */
export function samePronoun(facts: Facts): Point[] {
  const subject = ({ text }: Sentence) =>
    STANDS_FOR_NOTHING.test(text) ? undefined : AS_SUBJECT.exec(text)?.[1]?.toLowerCase();
  // In a clause behind it the thing may be named again.
  const opensWith = (one: Sentence) => {
    const word = subject(one);
    const at = one.words.findIndex(({ lower }) => lower === word);
    const opens = at >= 0 && at <= 3 && !/^(?:if|when|because|as|since|while|although|that)$/.test(one.words[0]!.lower);
    return opens ? word : undefined;
  };
  const pairs = pairsOf(facts);
  const found = pairs.find(([one, next]) => {
    const third = pairs.find(([other]) => other === next)?.[1];
    const word = subject(one);
    return word !== undefined && third && opensWith(next) === word && opensWith(third) === word;
  });
  if (!found) return [];
  const third = pairs.find(([other]) => other === found[1])![1];
  const word = subject(third)!;
  return [
    weakness(
      0.6,
      `接连三句都用“${word}”作主语，读者要一直记住它指什么。`,
      `Three sentences in a row have "${word}" as a subject, and the reader must remember what it stands for.`,
      quoteAt(facts.essay, { start: found[0].start, end: third.end }),
      {
        zh: `7 分的文章会在第三句重新写出名词，或者换一种说法概括它。`,
        en: `A 7 names the thing again in the third, or sums it up in another noun.`,
      },
    ),
  ];
}

const CLAUSES =
  /\b(?:which|who|whose|whom|where|how|why|what|although|though|because|if|unless|while|whereas|since|when|whether|until|once|after|before|so|that|as|but|and|or|than|think|thinks|believe|believes|say|says|feel|feels|know|knows|hope|hopes|argue|argues)\b|[;:]|, ?\w+ing\b/i;

/** Grammar: two sentences of one clause each, the second of them about the same. */
export function oneClauseEach(facts: Facts): Point[] {
  const found = pairsOf(facts).find(
    ([one, next]) =>
      [one, next].every((sentence) => !CLAUSES.test(sentence.text) && sentence.words.length <= 18) &&
      (/^(?:it|they|this|these)$/.test(next.words[0]!.lower) ||
        (/^(?:i|we)$/.test(next.words[0]!.lower) && one.words[0]!.lower === next.words[0]!.lower)) &&
      isClean(facts.corrections, { start: one.start, end: next.end }),
  );
  if (!found) return [];
  const [one, next] = found;
  const pronoun = next.text.match(/[A-Za-z']+/)![0];
  return [
    weakness(
      0.5,
      `这两句各只有一个主句，第二句用“${pronoun}”接着说同一件事。`,
      `These two sentences have one clause each, and the second goes on with "${pronoun}".`,
      quoteAt(facts.essay, { start: one.start, end: next.end }),
      /^(?:i|we)$/i.test(pronoun)
        ? {
            zh: `7 分的文章会并成一句，第二个“${pronoun}”就不用写了。`,
            en: `A 7 makes one sentence of them and needs the second "${pronoun}" no more.`,
          }
        : {
            zh: `7 分的文章会把第二句变成从句，用 which、who 或分词代替“${pronoun}”。`,
            en: `A 7 makes the second a clause of the first, with "which", "who" or a participle for "${pronoun}".`,
          },
    ),
  ];
}

/** The second says by its first words how it goes on. */
const SAYS_HOW =
  /^\W*(?:(?:\w+ ){0,2}\w+,|(?:however|also|then|therefore|thus|hence|consequently|accordingly|moreover|furthermore|additionally|besides|nevertheless|nonetheless|meanwhile|similarly|likewise|otherwise|so|but|and|or|because|despite|unlike|overall|for|in|on|at|from|after|before|when|as|if|this|these|that|those|such|another|finally|first\w*|second\w*|next|still|instead|by|with|it|they|now|today|later)\b)/i;

/** Grammar: two short sentences of one clause each, whatever they are about. */
export function shortAndShort(facts: Facts): Point[] {
  // Neighbours in a report tell of one figure after the other, which needs no link.
  if (facts.request.task === 1) return [];
  const found = pairsOf(facts).find(
    ([one, next]) =>
      [one, next].every(({ text, words }) => !CLAUSES.test(text) && !/\?/.test(text) && words.length <= 12) &&
      !SAYS_HOW.test(next.text) &&
      isClean(facts.corrections, { start: one.start, end: next.end }),
  );
  if (!found) return [];
  const [a, b] = found.map(({ text }) => countWords(text));
  return [
    weakness(
      0.45,
      `这里接连两个短句（${a} 词和 ${b} 词），各只有一个主句，两句是什么关系没有写出来。`,
      `Two short sentences of one clause each (${a} and ${b} words); how the second stands to the first is not said.`,
      quoteAt(facts.essay, { start: found[0].start, end: found[1].end }),
      {
        zh: '7 分的文章会说出两句的关系，或者用从句把它们并成一句。',
        en: 'A 7 says how they go together, or makes one sentence of them with a clause inside.',
      },
    ),
  ];
}

/** Vocabulary: an adjective or adverb of the writer's own in two neighbours. A noun may be what both are about. */
export function nearAgain(facts: Facts): Point[] {
  const { essay, request, tools } = facts;
  if (request.task === 1) return [];
  const asked = new Set((request.prompt.toLowerCase().match(/[a-z]{3,}/g) ?? []).map(stem));
  const wordsOf = (one: Sentence) =>
    tools
      .tag(one)
      .tokens.filter(
        ({ text, lower, tag }) =>
          /^(?:ADJ|ADV)$/.test(tag) &&
          /^[a-z]{6,}$/.test(text) &&
          !STOP_WORDS.has(lower) &&
          !asked.has(stem(lower)) &&
          !COMMON.test(lower),
      );
  for (const [one, next] of pairsOf(facts)) {
    const before = new Set(wordsOf(one).map(({ lower }) => lower));
    const again = wordsOf(next).find(
      (word) =>
        before.has(word.lower) &&
        isClean(facts.corrections, word) &&
        // "Renewable energy … renewable energy" names one thing.
        !essay.words.some(
          (other) =>
            other.start > word.end && other.start <= word.end + 2 && isNamedTwice(one, word.lower, other.lower),
        ),
    );
    if (again)
      return [
        weakness(
          0.5,
          `“${again.lower}”在这一句和前一句里都出现。`,
          `"${again.lower}" stands in this sentence and in the one before it.`,
          quoteAround(essay, again),
          {
            zh: `7 分的文章会给其中一处的“${again.lower}”换一个词，或者并句后只写一次。`,
            en: `A 7 has another word for one of the two, or joins the sentences and writes "${again.lower}" once.`,
          },
        ),
      ];
  }
  return [];
}

const isNamedTwice = (one: Sentence, word: string, next: string): boolean =>
  !STOP_WORDS.has(next) && one.text.toLowerCase().includes(`${word} ${next}`);

/** Words every text needs again and again, and those a report is made of. */
const COMMON =
  /^(?:however|therefore|because|although|whereas|another|others?|people|should|would|could|between|example|during|through|without|before|really|always|please|something|someone|everyone|become|becomes|moreover|firstly|secondly|finally|furthermore|nowadays|rather|instead|certain|different|various|several|similar|general|second|during|within|including|according|despite|social|public|national|international|global|medical|financial|economic|physical|mental|online|university|personal|possible|together|important|enough|usually|likely|especially|slightly|almost|currently|directly)$/;
