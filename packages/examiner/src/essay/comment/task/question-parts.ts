import type { WordVectors } from '../../model/word-vectors.ts';
import type { Both, EssayRequest, ParagraphRole, QuestionPart } from '../../report.ts';
import type { EssayText, Sentence } from '../../text/essay-text.ts';
import { quote } from '../../text/quote.ts';
import { ANNOUNCES, JUDGES, PART_KINDS, type PartKind, SIGNS, TRACES } from '../parts/part-kinds.ts';
import { hasOwnVoice, standOf } from '../parts/stand.ts';
import { letterParts } from './letter-parts.ts';

/** What every paper prints under the question; it asks nothing of its own. */
const RUBRIC =
  /give reasons for your answer[^.]*\.?|include any relevant examples[^.]*\.?|write at least \d+ words\.?|you should (?:spend|write)[^.]*\.|write about the following topic:?|summari[sz]e the information[^.]*\.?|make comparisons where relevant\.?/gi;

/** The body of an essay with what is known about it. */
type Body = { essay: EssayText; paragraphs: Sentence[][]; outer: Sentence[] };

/**
 * The parts of the question and where they are answered. A place is named only where a paragraph of the body carries
 * sure signs; where signs are wholly absent the learner is asked; a part about which neither is known is left out.
 */
export function questionParts(
  essay: EssayText,
  request: EssayRequest,
  structure: ParagraphRole[],
  vectors: WordVectors,
): QuestionPart[] {
  const prompt = request.prompt.replace(RUBRIC, ' ');
  if (request.task === 1) return letterParts(essay, request.material?.bullets ?? bulletsOf(prompt), structure, vectors);
  const isBody = (index: number) => structure[index]?.role === 'body' || structure[index]?.role === 'single';
  const body: Body = {
    essay,
    paragraphs: essay.paragraphs.flatMap((paragraph, i) => (isBody(i) ? [paragraph.sentences] : [])),
    outer: essay.paragraphs.flatMap((paragraph, i) => (isBody(i) ? [] : paragraph.sentences)),
  };
  const kinds = PART_KINDS.filter(({ asks }) => asks.test(prompt));
  const parts = kinds.flatMap((kind) => partOf(body, kind, kinds) ?? []);
  // One sentence answers one part, the one that is named last: whether it is good is where the writer stands.
  return parts.filter(
    ({ evidence }, i) => !evidence || !parts.slice(i + 1).some((other) => other.evidence?.start === evidence.start),
  );
}

function partOf(body: Body, kind: PartKind, kinds: PartKind[]): QuestionPart | null {
  if (kind.id === 'position') return position(body, kind);
  if (kind.id === 'judgement') return judgement(body, kind);
  if (kind.id === 'views' || kind.id === 'sides') return otherSide(body, kind);
  return taskOfParagraph(body, kind, kinds);
}

function position({ essay }: Body, kind: PartKind): QuestionPart | null {
  const sentence = standOf(essay);
  if (sentence) return answered(kind.name, sentence, { zh: '你的立场写在这里。', en: 'Here you say where you stand.' });
  const outer = essay.sentences.filter(isOuter(essay));
  const bare = essay.words.length >= 60 && essay.paragraphs.length > 2 && !hasOwnVoice(essay);
  return bare && !outer.some((one) => JUDGES.test(one.text)) ? unsure(kind) : null;
}

/** Words in which a verdict may hide. */
const VERDICT =
  /\b(?:positiv\w*|negativ\w*|good|bad|harm\w*|benefi\w*|welcome|worr\w+|regrettabl\w*|unhealthy|damag\w*|loss|drawbacks?|advantag\w*|disadvantag\w*|better|best|worse|worst|should|must|threat\w*|danger\w*|serious\w*|problem\w*|improv\w*|helpful|useful|happ\w+|against|support|favou?r|agree|disagree|right|wrong|great|important|risk\w*|suffer\w*|prefer\w*|like)\b/i;
/** A judgement on the whole: with the writer's own voice, or "a negative development". */
function judgement({ essay }: Body, kind: PartKind): QuestionPart | null {
  const sure = essay.sentences
    .filter(isOuter(essay))
    .find(
      ({ text }) =>
        /\b(?:positive|negative)\b/i.test(text) &&
        !/\?|positive (?:or|and) (?:a )?negative|negative (?:or|and) (?:a )?positive|whether|both|\bwill (?:discuss|explain|give)|^\W*(?:some|many|others|people)\b/i.test(
          text,
        ) &&
        (/\b(?:i|my)\b/i.test(text) || /\b(?:positive|negative) (?:one|development|trend|change)\b/i.test(text)),
    );
  if (sure)
    return answered(kind.name, sure, {
      zh: '你在这里回答了是好是坏。',
      en: 'Here you say whether it is positive or negative.',
    });
  const may =
    hasOwnVoice(essay) ||
    essay.sentences.filter(isOuter(essay)).some((one) => VERDICT.test(one.text)) ||
    /\b(?:positiv|negativ)\w*/i.test(essay.text);
  return may ? null : unsure(kind);
}

/** Words that open the other side wherever they stand, and those that do so only where the second paragraph begins. */
const TURN =
  /^\W*(?:on the other (?:hand|side)|others?\b|by contrast|in contrast|conversely|those who|opponents|critics|supporters|the (?:second|other|opposite) (?:view|side|group|camp))/i;
const MILD_TURN = /^\W*(?:however|nevertheless|yet\b|but\b|even so|at the same time|despite|there are, however)/i;
/** Whose view it is. */
const SOMEBODY =
  /\b(?:some|others?|many|people|those|critics|opponents|supporters|majority)\b.*\b(?:argue|think|believe|say|claim|feel|hold|consider|prefer|support|oppose)/i;
const AGAINST = /\b(?:disadvantages?|drawbacks?|downsides?|cons|negative|risks?|dangers?|problems?|demerits?)\b/i;
const OWN_VOICE = /\b(?:i|my|me|this last)\b/i;
/** The paragraph that turns to the other side, told by its first words. */
function otherSide({ essay, paragraphs }: Body, kind: PartKind): QuestionPart | null {
  const turn = paragraphs.slice(1).find(([first], i) => {
    if (!first) return false;
    if (kind.id === 'sides')
      return AGAINST.test(first.text) && (TURN.test(first.text) || /\bhowever\b/i.test(first.text));
    const mild = i === 0 && MILD_TURN.test(first.text) && !OWN_VOICE.test(first.text);
    return (mild && SOMEBODY.test(first.text)) || (TURN.test(first.text) && !OWN_VOICE.test(first.text));
  });
  if (turn) {
    const against = kind.id === 'views' || SIGNS.against.test(turn.map((one) => one.text).join(' '));
    const text =
      kind.id === 'views'
        ? { zh: '从这里转到另一种看法。', en: 'Here you turn to the other view.' }
        : { zh: '从这里转到另一面。', en: 'Here you turn to the other side.' };
    return against ? answered(kind.name, turn[0]!, text) : null;
  }
  const any = kind.id === 'views' ? TURN_INSIDE.test(essay.text) : SIGNS.against.test(essay.text);
  return any || paragraphs.length > 1 ? null : unsure(kind);
}
const TURN_INSIDE = /\b(?:others?|on the other hand|however|by contrast|some people|those who|but)\b/i;

/** Causes, problems and solutions each have a paragraph: the one with most signs, and not the one of another part. */
function taskOfParagraph({ essay, paragraphs }: Body, kind: PartKind, kinds: PartKind[]): QuestionPart | null {
  const id = kind.id as 'causes' | 'solutions' | 'effects';
  const asked = kinds.map((one) => one.id).filter((one): one is typeof id => one in SIGNS);
  const count = (sentences: Sentence[], of: typeof id) => sentences.filter((one) => SIGNS[of].test(one.text)).length;
  const best = [...paragraphs].sort((a, b) => lead(b) - lead(a))[0];
  const sentence = best?.find((one) => SIGNS[id].test(one.text) && !ANNOUNCES.test(one.text) && sureFor(id, one.text));
  if (best && sentence && lead(best) > 0 && count(best, id) >= 2) {
    const at = essay.paragraphs.findIndex((one) => one.sentences[0] === best[0]) + 1;
    return answered(kind.name, sentence, PLACES[id](at));
  }
  return TRACES[id].test(essay.text) ? null : unsure(kind);

  /** How much more this paragraph speaks of the part than of the others asked for. */
  function lead(sentences: Sentence[]): number {
    const others = asked.filter((one) => one !== id).map((one) => count(sentences, one));
    return count(sentences, id) - Math.max(0, ...others);
  }
}

/** "He cannot sleep" is a sign of a problem in a paragraph on problems; the quotation needs a clearer one. */
function sureFor(id: 'causes' | 'solutions' | 'effects', text: string): boolean {
  if (
    /\b(?:do something|something (?:must|should)|take (?:some |more |effective |strong |certain |necessary )*(?:measures|actions?|steps))\b(?! (?:to|such as|like)\b)/i.test(
      text,
    ) ||
    (id === 'causes' && /\bnot\b[^,]*\bbecause\b/i.test(text))
  )
    return false;
  if (id === 'solutions') return /\b(?:should|could|must|ought to|need to|solution|step|measure|remedy)\b/i.test(text);
  if (id === 'causes') return !/\b(?:should|could|must)\b/i.test(text);
  return !/\b(?:should|must|solve|solution)\b/i.test(text);
}

const PLACES: Record<'causes' | 'solutions' | 'effects', (paragraph: number) => Both> = {
  causes: (n) => ({ zh: `第 ${n} 段在讲原因，例如这一句。`, en: `Paragraph ${n} gives causes, for example here.` }),
  effects: (n) => ({
    zh: `第 ${n} 段在讲带来的问题，例如这一句。`,
    en: `Paragraph ${n} gives problems, for example here.`,
  }),
  solutions: (n) => ({
    zh: `第 ${n} 段在讲办法，例如这一句。`,
    en: `Paragraph ${n} says what could be done, for example here.`,
  }),
};

/** Positions stand in the first and the last paragraph. */
const isOuter = (essay: EssayText) => (sentence: Sentence) =>
  sentence.paragraph === 0 || sentence.paragraph === essay.paragraphs.length - 1;

const answered = (name: Both, sentence: Sentence, comment: Both): QuestionPart => ({
  part: name.en,
  name,
  covered: true,
  status: 'answered',
  evidence: quote(sentence),
  comment,
});
const unsure = ({ name, ask }: PartKind): QuestionPart => ({
  part: name.en,
  name,
  covered: false,
  status: 'unsure',
  comment: ask,
});

/** The points a letter must make stand as lines of their own in the question. */
const bulletsOf = (prompt: string): string[] =>
  prompt
    .split(/\n|[•●]|(?:^|\s)[-–*]\s/)
    .map((line) => line.trim())
    .filter((line) =>
      /^(?:explain|describe|say|ask|suggest|give|tell|invite|thank|apologi[sz]e|offer|mention|request|express)\b/i.test(
        line,
      ),
    )
    .slice(0, 4);
