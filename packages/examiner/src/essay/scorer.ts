import { bandsOf } from './bands/criteria.ts';
import { asLetter } from './bands/letters.ts';
import { limitsOf } from './bands/limits.ts';
import { articleLoss, MINIMUM_WORDS, taskLoss } from './bands/task-loss.ts';
import { comment } from './comment/comment.ts';
import { askBesideDoubts, correctionsOf, diffsOf, forReport, forStrong } from './comment/corrections.ts';
import { isLetter, isWrittenAsLetter } from './comment/letter.ts';
import { newSplices } from './comment/links/splices.ts';
import { plainSpellingOdds, spellingOdds } from './comment/slips/spelling-gate.ts';
import { sureSlips } from './comment/slips/sure-slips.ts';
import { withoutLonely } from './comment/suggestions/lonely.ts';
import { gatedTagger, isSureInStrong } from './comment/suggestions/tagger-gate.ts';
import { withTagger } from './comment/with-tagger.ts';
import { withoutDoubtfulPhrases } from './comment/words/doubtful-phrases.ts';
import { copiedWords } from './features/copied.ts';
import { measure } from './features/measure.ts';
import { figureChecks } from './figures/figure-check.ts';
import { isReadRight } from './figures/is-read-right.ts';
import { figureNames } from './figures/names.ts';
import { heard, NOTHING_HEARD } from './grammar-tagger/heard.ts';
import { settled } from './grammar-tagger/settled.ts';
import { type GrammarTagger, openGrammarTagger } from './grammar-tagger/tagger.ts';
import { brokenShare, disorder, guard, refusal } from './guards/guard.ts';
import { heardTopic, OFF_TOPIC, onTopic } from './guards/off-topic.ts';
import { orderLoss } from './guards/order.ts';
import { hasOthersBodies } from './guards/own-bodies.ts';
import { isSenseless } from './guards/sense-signs.ts';
import { openCoherence } from './model/coherence.ts';
import { countedEstimate, readCountedWeights } from './model/counted.ts';
import { type EncoderView, openEncoder } from './model/encoder.ts';
import { estimate, readEstimateWeights } from './model/estimate.ts';
import { openMargin } from './model/margin.ts';
import { namesTopic, topicSigns } from './relevance.ts';
import type { Correction, EssayReport, EssayRequest, Remark, Rewrite } from './report.ts';
import { cleanText, countWords, type EssayText, MAX_CHARACTERS, readEssay, type Sentence } from './text/essay-text.ts';
import { openTools, WEIGHTS } from './tools.ts';

export type ScorerSettings = {
  /**
   * `rules` leaves the trained encoder aside; `counted` also leaves aside every weight learnt from others' data, as a
   * site that takes money must.
   */
  method?: 'trained' | 'rules' | 'counted';
  /** Weights of the operator's own; those of the product otherwise. */
  folder?: URL;
  /** `false`: for measuring bands, which no suggestion of the tagger moves. */
  suggestions?: boolean;
};
/** What the scorer does, one after the other. */
export type ExaminerStage = 'reading' | 'language' | 'bands' | 'comments';
export type OnStage = (stage: ExaminerStage) => void;
export type Scorer = {
  score: (request: EssayRequest, onStage?: OnStage) => Promise<EssayReport>;
  close: () => Promise<void>;
};

export async function openScorer({
  method = 'trained',
  folder = WEIGHTS,
  suggestions = true,
}: ScorerSettings = {}): Promise<Scorer> {
  const tools = openTools(folder);
  const weights = method === 'counted' ? null : readEstimateWeights(folder);
  const counted = weights ? null : readCountedWeights(WEIGHTS);
  const encoder = method === 'trained' ? await openEncoder(folder, tools.pieces) : null;
  const coherence = method === 'trained' ? await openCoherence(folder, tools.pieces) : null;
  const margin = method === 'trained' && suggestions ? await openMargin(folder, tools.pieces) : null;
  const tagger =
    method === 'trained' && suggestions ? await openGrammarTagger(folder, tools.pieces, tools.spelling) : null;
  const score = async (request: EssayRequest, onStage: OnStage = () => {}): Promise<EssayReport> => {
    onStage('reading');
    const { task, prompt } = request;
    const words = countWords(request.essay.slice(0, MAX_CHARACTERS + 1));
    if (request.essay.length > MAX_CHARACTERS) return { assessable: false, task, words, reason: refusal('too_long') };
    const essay = readEssay(cleanText(request.essay));
    const guarded = guard(essay, cleanText(prompt), tools.spelling);
    if (!guarded.assessable) return { assessable: false, task, words, reason: guarded.reason };
    const own = onlyThese(essay, guarded.own);
    const view = encoder ? await encoder.read(own.text, task) : null;
    // Pasted words of the question would make any essay look on topic.
    const uncopied = withoutCopied(own, cleanText(prompt));
    const coherent = coherence ? await coherence.read(uncopied, cleanText(prompt)) : null;
    onStage('language');
    const found = own.sentences.flatMap((sentence) => tools.detect(tools.tag(sentence)));
    const features = measure(own, prompt, task, tools.spelling, found);
    onStage('bands');
    const near = (asked: string, text = uncopied) =>
      onTopic((weights ?? counted!).topic, topicSigns(text, asked, tools.vectors));
    // A weak report names what stands in the figure rather than what the question calls it.
    const named = figureNames(request).join(', ');
    const sign = Math.max(near(cleanText(prompt)), named ? near(`${cleanText(prompt)} ${named}`) : 0);
    const names = namesTopic(uncopied.text, cleanText(prompt));
    const topic = names ? Math.max(sign, OFF_TOPIC) : heardTopic(sign, coherent, isLetter(request));
    // As on the paper a number is a word: a report full of figures is not a short one.
    const ownWords = countWords(own.text);
    const loss = taskLoss(task, ownWords, topic);
    const read = weights ? estimate(weights, features, view, task) : countedEstimate(counted!, features);
    const guess = isLetter(request) && isWrittenAsLetter(essay.text) ? asLetter(read) : read;
    const broken = outOfOrder(essay, view);
    const senseless = !broken && isSenseless(topic, own, tools.vectors);
    const disordered = broken ? 0 : orderLoss(essay, cleanText(prompt), tools.vectors, coherent, read.overall);
    const othersBodies = task === 2 && hasOthersBodies(uncopied, coherent, (text) => near(cleanText(prompt), text));
    const checks = task === 1 && isReadRight(request) ? figureChecks(essay, request.figure) : [];
    const limits = limitsOf({
      request,
      essay,
      words: ownWords,
      features,
      topic,
      figureChecks: checks,
      orderLoss: disordered,
      othersBodies,
    });
    const warnings: Remark[] = [
      ...guarded.warnings,
      ...limits.warnings,
      ...(broken ? [OUT_OF_ORDER] : []),
      ...(disordered ? [SHUFFLED] : []),
      ...(senseless ? [SENSELESS] : []),
    ];
    const cap = Math.min(guarded.cap, broken ? 3.5 : senseless ? 4.5 : 9);
    const bands = bandsOf(guess, loss, cap, articleLoss(features.word_the! + features.word_a!), limits);
    onStage('comments');
    const tagged = essay.sentences.map(tools.tag);
    const byRules = correctionsOf(essay, tagged.flatMap(tools.detect));
    const oddsOf = weights ? spellingOdds : plainSpellingOdds;
    const told = forReport(essay, byRules, tools.spelling, oddsOf);
    const slips = [...told, ...sureSlips(essay, request, told)];
    const sure = withoutDoubtfulPhrases([...slips, ...newSplices(tagged, slips)], essay.text);
    const isStrong = bands.overall.band >= 7;
    const said = tagger ? await heard(tagger, essay, tagged, wordsOfQuestion(request)) : NOTHING_HEARD;
    const gate = (one: Correction) => gatedTagger(one, { spelling: tools.spelling, text: essay.text, request, oddsOf });
    // In a strong text only what it is very sure of.
    const strictly = (one: Correction) => gate(one).filter((other) => isSureInStrong(other, bands.overall.band));
    const heardAll = withTagger(essay.text, sure, said, isStrong ? strictly : gate);
    const suggested = tagger ? await settled(tagger, essay, heardAll) : heardAll;
    const all = askBesideDoubts(essay.text, suggested, byRules);
    const corrections = withoutLonely(isStrong ? forStrong(all) : all, words);
    // Read only where something is missed: it chooses where to ask, and which argument to praise.
    const isMissed = (['tr', 'cc'] as const).some((name) => bands.criteria[name].band < 7);
    const notes = isMissed ? await margin?.read(essay, cleanText(prompt)) : undefined;
    const comments = comment({
      request,
      essay,
      own,
      words,
      features,
      topic,
      loss,
      bands,
      corrections,
      warnings,
      tools,
      figureChecks: checks,
      ...(tagger ? { suspected: said.doubts } : {}),
      ...(notes ? { margin: notes } : {}),
    });
    return {
      assessable: true,
      task,
      text: essay.text,
      words,
      minimumWords: MINIMUM_WORDS[task],
      corrections,
      diffs: diffsOf(essay, corrections),
      method: guess.method,
      ...comments,
      rewrite: tagger && (await beyondDoubt(tagger, comments.rewrite)),
    };
  };
  return {
    score,
    close: async () =>
      void (await Promise.all([encoder?.close(), coherence?.close(), margin?.close(), tagger?.close()])),
  };
}

/** The tagger reads the mended sentences again: what a change has broken, or uncovered, it sees now. */
async function beyondDoubt(tagger: GrammarTagger, rewrite: Rewrite | null): Promise<Rewrite | null> {
  if (!rewrite) return null;
  const { doubts } = await tagger.read(readEssay(rewrite.better).sentences);
  return doubts.length ? null : rewrite;
}

const wordsOfQuestion = (request: EssayRequest): ReadonlySet<string> =>
  new Set(`${request.prompt} ${figureNames(request).join(' ')}`.toLowerCase().match(/[a-z]+/g) ?? []);

/** The essay as it was, without the sentences that do not count. */
function onlyThese(essay: EssayText, kept: Sentence[]): EssayText {
  if (kept.length === essay.sentences.length) return essay;
  const keep = new Set(kept);
  const paragraphs = essay.paragraphs.map((paragraph) =>
    paragraph.sentences
      .filter((sentence) => keep.has(sentence))
      .map((sentence) => sentence.text)
      .join(' '),
  );
  return readEssay(paragraphs.filter(Boolean).join('\n'));
}

/** The essay without runs of words that stand in the question. */
function withoutCopied(essay: EssayText, prompt: string): EssayText {
  const copied = copiedWords(
    essay.words.map((word) => word.lower),
    prompt,
  );
  // A few words of the question belong in every opening; whole sentences of it do not.
  if (copied.size < Math.max(20, 0.12 * essay.words.length) || copied.size > essay.words.length - 20) return essay;
  let text = essay.text;
  for (const at of [...copied].sort((a, b) => b - a)) {
    const { start, end } = essay.words[at]!;
    text = text.slice(0, start) + text.slice(end);
  }
  return readEssay(text);
}

const SHUFFLED: Remark = {
  zh: '估分时没能看出各句之间的先后关系，连贯与衔接因此扣了分。是不是有句子放错了位置，或者漏了词？',
  en: 'The estimate could not follow how the sentences come after one another and marks coherence down for it. Is any of them out of its place, or are words missing?',
};
const SENSELESS: Remark = {
  zh: '句子合乎语法，但词与词之间看不出意思上的联系，也没有回答题目，每项最多估 4.5 分。',
  en: 'The sentences are formed well enough, but their words have next to nothing to do with one another or with the question: 4.5 at most for each criterion.',
};
const OUT_OF_ORDER: Remark = {
  zh: '许多词的顺序不成句子，读者无法理解。',
  en: 'In many places the words are not in the order of a sentence, so a reader cannot follow.',
};

/** Small words in impossible places, and an encoder that finds no grammar either. Weak writers show each of them alone. */
function outOfOrder(essay: EssayText, view: EncoderView | null): boolean {
  const broken = disorder(essay);
  // With the encoder's word for it a smaller part will do.
  const body = brokenShare(essay) > (view ? 0.3 : 0.45) && (view?.traits.grammar ?? 0) < 3;
  return broken > 0.24 || body || (view !== null && broken > 0.07 && view.traits.grammar < 2.3);
}
