import type { WordVectors } from '../../model/word-vectors.ts';
import { contentStems } from '../../relevance.ts';
import type { ParagraphRole, QuestionPart } from '../../report.ts';
import type { EssayText } from '../../text/essay-text.ts';
import { quote } from '../../text/quote.ts';

/** Below this nothing in a paragraph has to do with the point. */
const FAR = 0.25;

/** What opens a letter and tells nothing of its points. */
const GREETS =
  /^\W*(?:how (?:are|have) you|i hope (?:you|this)|thank you|thanks|i am writing|i'm writing|i write this|my name is|nice to)\b/i;
/** A wish, an order or an offer is a suggestion, in whatever words. */
const SUGGESTS = /^\W*(?:suggest|say what you (?:want|would like)|ask|request|explain what you (?:want|would like))/i;
const SUGGESTION =
  /\b(?:please|could you|can you|would you|you (?:must|should|can|could|need)|why don't you|how about|i(?: (?:hope|suggest|want|would like)|['’]d like)|it would be|let(?: u|')s)\b/i;
/** "Describe what is in it" has no word that could be looked for. */
const NAMED = 2;

/**
 * The points of a letter are answered in their order, so each goes to a paragraph not before the one of the point
 * before. With a paragraph for each point the places are clear; with fewer paragraphs than points a point that nothing
 * comes near is asked about.
 */
export function letterParts(
  essay: EssayText,
  bullets: string[],
  structure: ParagraphRole[],
  vectors: WordVectors,
): QuestionPart[] {
  const bodies = essay.paragraphs.filter((_, i) => structure[i]?.role === 'body');
  return bullets.flatMap((line, i): QuestionPart[] => {
    const paragraph = bodies.length === bullets.length ? bodies[i] : undefined;
    const about = paragraph?.sentences.find((one) => !GREETS.test(one.text));
    if (paragraph && about && paragraph.sentences.length > 1)
      return [
        {
          part: line,
          covered: true,
          status: 'answered',
          evidence: quote(about),
          comment: {
            zh: `题目要求“${line}”，这一段在写它。`,
            en: `The task says "${line}": this paragraph is about it.`,
          },
        },
      ];
    // With as many paragraphs as points each may have its own, in whatever words.
    if (bodies.length >= bullets.length) return [];
    if (SUGGESTS.test(line) && SUGGESTION.test(essay.text)) return [];
    const near = Math.max(0, ...essay.sentences.map((one) => nearness(one.text, line, vectors)));
    if (near > FAR || contentStems(line).size < NAMED) return [];
    return [
      {
        part: line,
        covered: false,
        status: 'unsure',
        comment: { zh: `题目要求“${line}”，你写在哪一句？`, en: `The task says "${line}": where do you do that?` },
      },
    ];
  });
}

function nearness(text: string, line: string, vectors: WordVectors): number {
  const stems = contentStems(line);
  const shared = [...contentStems(text)].filter((word) => stems.has(word)).length;
  return vectors.similar(vectors.of(text), vectors.of(line)) + 0.2 * shared;
}
