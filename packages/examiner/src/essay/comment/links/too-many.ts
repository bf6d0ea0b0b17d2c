import type { Both } from '../../report.ts';
import type { Sentence } from '../../text/essay-text.ts';
import { quote } from '../../text/quote.ts';
import { type Facts, inside, type Point, weakness } from '../facts.ts';
import { isLetter } from '../letter.ts';
import { bodies, kindOf, numberOf } from '../places.ts';
import { named, openingLink } from './opening-links.ts';

/** Links where every sentence has one: the joining is mechanical, which is what separates a 5 or 6 from a 7. */
export const tooManyLinks = (facts: Facts): Point[] =>
  isLetter(facts.request) || (facts.request.task === 1 && kindOf(facts.request) === 'process')
    ? []
    : [...linkedInARow(facts), ...sameOpener(facts), ...mostlyLinked(facts), ...oneMoreParagraph(facts)];

const IN_A_ROW = 3;

/** Three neighbours of one paragraph open with a link each. */
function linkedInARow(facts: Facts): Point[] {
  for (const paragraph of bodies(facts)) {
    const all = inside(facts, paragraph);
    const at = all.findIndex((_, i) => all.slice(i, i + IN_A_ROW).filter(openingLink).length === IN_A_ROW);
    if (at < 0) continue;
    const more = all.slice(at).findIndex((one) => !openingLink(one));
    const run = more < 0 ? all.slice(at) : all.slice(at, at + more);
    const links = run.map((one) => openingLink(one)!);
    return [
      weakness(
        0.23,
        `第 ${numberOf(facts, paragraph)} 段接连 ${run.length} 句都以连接词开头（${links.join('、')}）。`,
        `In paragraph ${numberOf(facts, paragraph)}, ${run.length} sentences in a row open with a link (${links.map((one) => `"${one}"`).join(', ')}).`,
        quote(shownOf(run)),
        without(openingLink(shownOf(run))!),
      ),
    ];
  }
  return [];
}

/** One and the same link at the head of three sentences and more. */
function sameOpener({ essay }: Facts): Point[] {
  const linked = essay.sentences.filter((one) => openingLink(one) && !/^["'(]?(?:then|also)\b/i.test(one.text));
  const same = (one: Sentence) => linked.filter((other) => word(other) === word(one));
  const [most] = [...linked].sort((a, b) => same(b).length - same(a).length);
  const list = most ? same(most) : [];
  if (!most || list.length < 3) return [];
  const link = openingLink(most)!;
  return [
    weakness(
      0.225,
      `有 ${list.length} 句都以“${link}”开头，这是其中一句。`,
      `${list.length} sentences open with "${link}"; this is one of them.`,
      quote(list[1]!),
      {
        zh: '7 分的文章会换一处：把连接词放到句中，或者用 this 加一个名词接住上一句。',
        en: 'A 7 changes one of them: the link inside the sentence, or "this" and a noun that take up the sentence before.',
      },
    ),
  ];
}

const word = (one: Sentence) => openingLink(one)?.toLowerCase();

const MOST_NAMED = 8;

/** Two sentences of five and more. */
function mostlyLinked({ essay }: Facts): Point[] {
  const linked = essay.sentences.filter(openingLink);
  if (essay.sentences.length < 8 || linked.length < 0.4 * essay.sentences.length) return [];
  const links = named(
    linked.map((one) => openingLink(one)!),
    MOST_NAMED,
  );
  const shown = shownOf(linked);
  return [
    weakness(
      0.22,
      `至少有 ${linked.length} 句以连接词开头（${links.join('、')}）。`,
      `At least ${linked.length} sentences open with a link (${links.map((one) => `"${one}"`).join(', ')}).`,
      quote(shown),
      without(openingLink(shown)!),
    ),
  ];
}

const ADDS = /^(?:moreover|furthermore|in addition|additionally|besides|also|then|next|what is more)$/i;

/** Rather a link that can go: "for example" and "however" say something. */
const shownOf = (linked: Sentence[]): Sentence =>
  linked.slice(1).find((one) => ADDS.test(openingLink(one)!)) ?? linked[1]!;

const without = (link: string): Both =>
  ADDS.test(link)
    ? {
        zh: `7 分的文章不会句句都用：这里去掉“${link}”，用 this 或 such 加一个名词接住上一句。`,
        en: `A 7 needs none here: without "${link}" the sentence can take up the one before with "this" or "such" and a noun.`,
      }
    : {
        zh: '7 分的文章不会句句都用：其中一句可以改成从句（because、which、although）并到前一句里，不再需要句首的连接词。',
        en: 'A 7 has fewer: one of them can become a clause of the sentence before ("because", "which", "although") and lose its link.',
      };

const ONE_MORE = /^["'(]?(moreover|furthermore|in addition(?! to\b)|additionally|besides(?=,)|also|what is more)\b/i;

/** A paragraph that only says "one thing more". */
function oneMoreParagraph(facts: Facts): Point[] {
  const found = bodies(facts).find(
    (one) => one.role === 'body' && numberOf(facts, one) > 2 && ONE_MORE.test(one.point.text),
  );
  if (!found) return [];
  const said = ONE_MORE.exec(found.point.text)![1]!;
  const at = numberOf(facts, found);
  return [
    weakness(
      0.212,
      `第 ${at} 段以“${said}”开头，只表示“再加一点”，没有说这一段和前面是什么关系。`,
      `Paragraph ${at} opens with "${said}", which only says "one thing more" and not how it stands to what came before.`,
      found.point,
      facts.request.task === 1
        ? {
            zh: '7 分的报告在段首就说出关系：By contrast, …，或 A similar pattern is seen in …。',
            en: 'A 7 says here how the two stand to each other: "By contrast, …", or "A similar pattern is seen in …".',
          }
        : {
            zh: '7 分的文章在段首就说出关系：A more serious … is …，或 The same is true of …。',
            en: 'A 7 says here how the two stand to each other: "A more serious … is …", or "The same is true of …".',
          },
    ),
  ];
}
