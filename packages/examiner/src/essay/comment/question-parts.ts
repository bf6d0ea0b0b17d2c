import type { WordVectors } from '../model/word-vectors.ts';
import { contentStems } from '../relevance.ts';
import type { QuestionPart } from '../report.ts';
import type { EssayText, Sentence } from '../text/essay-text.ts';
import { quote } from './quote.ts';

/** Signs in an essay that one kind of question was answered. */
const KINDS: { asks: RegExp; answer: RegExp; part: string }[] = [
  {
    asks: /to what extent|do you (?:agree|think|believe|support)|agree or disagree|your (?:own )?(?:opinion|view)|your opinion/i,
    answer:
      /\b(?:i (?:\w+ ){0,3}(?:agree|disagree|believe|think|feel|support|would argue|argue|opine|consider)|in my (?:opinion|view)|my (?:opinion|view|own view)|from my (?:perspective|point of view)|personally|i am of the opinion|this essay (?:agrees|disagrees|argues|will argue))\b/i,
    part: 'your own position',
  },
  {
    asks: /discuss both/i,
    answer:
      /\b(?:on the other hand|others? (?:\w+ ){0,2}(?:think|believe|argue|claim|say|hold)|opponents|conversely|by contrast|however)\b/i,
    part: 'both views',
  },
  {
    asks: /advantages? and disadvantages?|advantages? .{0,20}outweigh|benefits? .{0,30}drawbacks?|outweigh/i,
    answer: /\b(?:disadvantages?|drawbacks?|downsides?|negative|however|on the other hand)\b/i,
    part: 'advantages and disadvantages',
  },
  {
    asks: /what (?:are|is) the (?:\w+ )?(?:causes?|reasons?)|why (?:is|are|do|does|has|have)|reasons? for this/i,
    answer: /\b(?:because|reasons?|causes?|due to|owing to|stems? from|result of)\b/i,
    part: 'the causes',
  },
  {
    asks: /solutions?|what (?:can|could|should) .{0,30}(?:done|do)|measures|how can|solve|steps/i,
    answer:
      /\b(?:solutions?|should|could|measures?|solve|tackle|address|governments? (?:should|could|can)|one way|steps)\b/i,
    part: 'the solutions',
  },
  {
    asks: /positive or (?:a )?negative|positive or negative development/i,
    answer: /\b(?:positive|negative|beneficial|harmful|good|bad)\b/i,
    part: 'positive or negative',
  },
  {
    asks: /effects?|consequences?|impacts?|problems/i,
    answer: /\b(?:effects?|consequences?|impacts?|results? in|leads? to|problems?|affects?)\b/i,
    part: 'the effects',
  },
  {
    asks: /make comparisons/i,
    answer:
      /\b(?:than|compared|whereas|while|higher|lower|more|less|similar|twice|respectively|in contrast|by contrast|highest|lowest)\b/i,
    part: 'comparisons',
  },
  {
    asks: /main features/i,
    answer: /\b(?:overall|in general|it is (?:clear|evident|noticeable|apparent)|it can be seen|main)\b/i,
    part: 'the main features',
  },
];
const PARTS_ZH: Record<string, string> = {
  'your own position': '你的立场',
  'both views': '双方观点',
  'advantages and disadvantages': '利与弊',
  'the causes': '原因',
  'the solutions': '解决办法',
  'positive or negative': '积极还是消极',
  'the effects': '影响',
  comparisons: '比较',
  'the main features': '主要特征',
};

export function questionParts(essay: EssayText, prompt: string, vectors: WordVectors): QuestionPart[] {
  return [...askedKinds(essay, prompt), ...bullets(essay, prompt, vectors)];
}

function askedKinds(essay: EssayText, prompt: string): QuestionPart[] {
  return KINDS.filter(({ asks }) => asks.test(prompt)).map(({ answer, part }) => {
    const sentence = essay.sentences.find((one) => answer.test(one.text));
    return judged(part, PARTS_ZH[part]!, sentence);
  });
}

/** The points a letter must make stand as lines of their own in the question. */
function bullets(essay: EssayText, prompt: string, vectors: WordVectors): QuestionPart[] {
  const lines = prompt
    .split(/\n|[•●]|(?:^|\s)[-–*]\s/)
    .map((line) => line.trim())
    .filter((line) =>
      /^(?:explain|describe|say|ask|suggest|give|tell|invite|thank|apologi[sz]e|offer|mention|request|express)\b/i.test(
        line,
      ),
    );
  return lines.slice(0, 4).map((line) => {
    const wanted = vectors.of(line);
    const stems = contentStems(line);
    const best = essay.sentences
      .map((sentence) => {
        const shared = [...contentStems(sentence.text)].filter((word) => stems.has(word)).length;
        return { sentence, near: vectors.similar(vectors.of(sentence.text), wanted) + 0.15 * shared };
      })
      .sort((a, b) => b.near - a.near)[0];
    return judged(line, line, best && best.near > 0.45 ? best.sentence : undefined);
  });
}

function judged(part: string, zh: string, sentence: Sentence | undefined): QuestionPart {
  if (!sentence)
    return {
      part,
      covered: false,
      comment: { zh: `没有找到“${zh}”的回答。`, en: `No answer found to this part: ${part}.` },
    };
  return {
    part,
    covered: true,
    evidence: quote(sentence),
    comment: { zh: `“${zh}”已回答。`, en: `Answered: ${part}.` },
  };
}
