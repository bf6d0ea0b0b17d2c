import type { WordVectors } from '../model/word-vectors.ts';
import { contentStems } from '../relevance.ts';
import type { Both, EssayRequest, QuestionPart } from '../report.ts';
import type { EssayText, Sentence } from '../text/essay-text.ts';
import { quote } from './quote.ts';

/** One kind of question, the signs that it was answered, and what to call it. */
type Kind = { asks: RegExp; answer: RegExp; name: Both; ask: Both };

const JUDGES =
  /\b(?:should|must|ought to|outweighs?|worth|better|worse|best|beneficial|harmful|positive|negative|advantages?|disadvantages?|justified|reasonable|persuasive|convincing|right|wrong|good|bad|fair|unfair|mistake|important|necessary|essential|preferable|sensible|unwise)\b/i;
const POSITION =
  /\b(?:i (?:\w+ ){0,4}(?:agree|disagree|believe|think|feel|support|argue|opine|consider|hold|maintain|prefer|favour|favor|convinced|inclined|side|am in favou?r|oppose|would|see|doubt|find)|in my (?:own )?(?:opinion|view|mind|eyes)|my (?:own )?(?:opinion|view|position|belief|answer)|from my (?:perspective|point of view|experience)|personally|to me|this essay|as far as i am concerned|i am (?:of|not|in|strongly|fully|firmly|totally|completely|partly))\b/i;

const KINDS: Kind[] = [
  {
    asks: /to what extent|do you (?:agree|think|believe|support|prefer)|agree or disagree|your (?:own )?(?:opinion|view)|which (?:view|side)/i,
    answer: POSITION,
    name: { zh: '你的立场', en: 'your own position' },
    ask: { zh: '你在哪一句说出了自己的立场？', en: 'In which sentence do you take a position?' },
  },
  {
    asks: /discuss both/i,
    answer:
      /\b(?:on the (?:one|other) hand|(?:others?|opponents|critics|supporters|those|some|many)(?: people)? (?:\w+ ){0,3}(?:think|believe|argue|claim|say|hold|feel|prefer|point out|reply|support|insist|see)|conversely|by contrast|in contrast|the (?:second|other|opposite|first) (?:view|side|position|argument|group)|however)\b/i,
    name: { zh: '双方观点', en: 'both views' },
    ask: { zh: '两种看法分别写在哪一段？', en: 'Which paragraph gives each of the two views?' },
  },
  {
    asks: /advantages? and disadvantages?|advantages? .{0,30}outweigh|benefits? .{0,40}drawbacks?|outweigh/i,
    answer:
      /\b(?:disadvantages?|drawbacks?|downsides?|problems?|risks?|costs?|dangers?|negative|harm\w*|suffer\w*|lose|however|on the other hand|but|although|price)\b/i,
    name: { zh: '利与弊', en: 'advantages and disadvantages' },
    ask: { zh: '不利的一面写在哪里？', en: 'Where do you give the other side?' },
  },
  {
    asks: /what (?:are|is|do you think (?:are|is)) the (?:\w+ )?(?:causes?|reasons?)|why (?:is|are|do|does|has|have|might)|reasons? for this|what causes/i,
    answer:
      /\b(?:because|reasons?|caus\w+|due to|owing to|stems? from|result of|since|explain\w*|thanks to|why|lead\w* to|so that|behind|comes? from|factor)\b/i,
    name: { zh: '原因', en: 'the causes' },
    ask: { zh: '你在哪里说明了原因？', en: 'Where do you say why?' },
  },
  {
    asks: /solutions?|what (?:can|could|should) .{0,40}(?:done|do)\b|what measures|how can|how could|how might|solve|what steps/i,
    answer:
      /\b(?:solutions?|should|could|measures?|solv\w+|tackl\w+|address\w*|can (?:be|also|help)|one way|steps?|need to|must|would help|by \w+ing|if (?:the|we|they|schools?|companies|governments?))\b/i,
    name: { zh: '解决办法', en: 'the solutions' },
    ask: { zh: '你提出的办法写在哪一段？', en: 'Which paragraph says what could be done?' },
  },
  {
    asks: /positive or (?:a )?negative/i,
    answer: JUDGES,
    name: { zh: '积极还是消极', en: 'positive or negative' },
    ask: { zh: '你在哪一句说它是好是坏？', en: 'In which sentence do you say whether it is good or bad?' },
  },
  {
    asks: /what (?:\w+ ){0,3}(?:effects?|consequences?|impacts?|problems)|(?:effects?|consequences?|impacts?) (?:does|do|will|can|might|of this|on)|what problems/i,
    answer:
      /\b(?:effects?|consequences?|impacts?|results?|leads? to|led to|problems?|affects?|means?|harm\w*|suffer\w*|damage\w*|makes?|cause\w*|become|therefore)\b/i,
    name: { zh: '影响', en: 'the effects' },
    ask: { zh: '你在哪里写了影响？', en: 'Where do you say what it leads to?' },
  },
];

/** What every paper prints under the question; it asks nothing of its own. */
const RUBRIC =
  /give reasons for your answer[^.]*\.?|include any relevant examples[^.]*\.?|write at least \d+ words\.?|you should (?:spend|write)[^.]*\.|write about the following topic:?|summari[sz]e the information[^.]*\.?|make comparisons where relevant\.?/gi;

export function questionParts(essay: EssayText, request: EssayRequest, vectors: WordVectors): QuestionPart[] {
  const prompt = request.prompt.replace(RUBRIC, ' ');
  const bullets = request.material?.bullets ?? bulletsOf(prompt);
  if (request.task === 1) {
    const taken = new Set<Sentence>();
    return bullets.map((line) => bulletPart(essay, line, vectors, taken));
  }
  return KINDS.filter(({ asks }) => asks.test(prompt)).map((kind) => partOf(essay, kind));
}

/** A sign is enough to say "answered". Without one the essay is asked, and only a bare one is told it lacks the part. */
function partOf(essay: EssayText, { answer, name, ask }: Kind): QuestionPart {
  const signs = essay.sentences.filter((sentence) => answer.test(sentence.text));
  const judged =
    answer === POSITION ? essay.sentences.filter(isOuter(essay)).find((one) => JUDGES.test(one.text)) : null;
  const sentence = answer === POSITION ? (signs.find(isOuter(essay)) ?? signs[0] ?? judged ?? undefined) : signs[0];
  if (sentence) return answered(name, sentence);
  const bare = essay.words.length >= 60 && !JUDGES.test(essay.text) && !/\b(?:i|my|we|our)\b/i.test(essay.text);
  return bare
    ? {
        part: name.en,
        covered: false,
        status: 'missing',
        comment: { zh: `没有写到“${name.zh}”。`, en: `The essay does not give ${name.en}.` },
      }
    : unsure(name, ask);
}

/** Positions stand in the first and the last paragraph. */
const isOuter = (essay: EssayText) => (sentence: Sentence) =>
  sentence.paragraph === 0 || sentence.paragraph === essay.paragraphs.length - 1;

const answered = (name: Both, sentence: Sentence): QuestionPart => ({
  part: name.en,
  covered: true,
  status: 'answered',
  evidence: quote(sentence),
  comment:
    name.en === 'your own position'
      ? { zh: '你的立场写在这里。', en: 'Here you say where you stand.' }
      : { zh: `“${name.zh}”看来写在这里。`, en: `This seems to be where you deal with ${name.en}.` },
});
const unsure = (name: Both, ask: Both): QuestionPart => ({
  part: name.en,
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

/** One sentence answers one point. */
function bulletPart(essay: EssayText, line: string, vectors: WordVectors, taken: Set<Sentence>): QuestionPart {
  const wanted = vectors.of(line);
  const stems = contentStems(line);
  const best = essay.sentences
    .filter((sentence) => !taken.has(sentence) && sentence.words.length > 4)
    .map((sentence) => {
      const shared = [...contentStems(sentence.text)].filter((word) => stems.has(word)).length;
      return { sentence, near: vectors.similar(vectors.of(sentence.text), wanted) + 0.15 * shared };
    })
    .sort((a, b) => b.near - a.near)[0];
  const name = { zh: line, en: line };
  if (best && best.near > 0.45) taken.add(best.sentence);
  if (best && best.near > 0.45)
    return {
      ...answered(name, best.sentence),
      comment: { zh: `“${line}”看来写在这里。`, en: `This seems to answer: ${line}.` },
    };
  return unsure(name, {
    zh: `题目要求“${line}”，你写在哪一句？`,
    en: `The task says "${line}": where do you do that?`,
  });
}
