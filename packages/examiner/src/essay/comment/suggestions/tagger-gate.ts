import { figureNames } from '../../figures/names.ts';
import { HELPED } from '../../grammar-tagger/doubtful-verbs.ts';
import type { Both, Correction, EssayRequest } from '../../report.ts';
import { isPastForm } from '../../text/past.ts';
import type { Spelling } from '../../text/spelling.ts';
import { isBaseVerb } from '../../text/word-forms.ts';
import { TAGGER_EXPLAINED } from '../explanations/tagger.ts';
import { isLetter } from '../letter.ts';
import { inThePast } from '../slips/in-the-past.ts';
import { gatedSpelling } from '../slips/spelling-gate.ts';
import type { SpellingSigns } from '../slips/spelling-signs.ts';
import { FROM, FROM_IN_STRONG } from './tagger-lines.table.ts';

const SHORT_OPENING = 34;

/** Which time is meant the writer knows best. */
const FROM_OF_TIME = 0.985;
const fromFor = ({ rule, original, replacement, start }: Correction, text: string): number =>
  /^tagger-(?:verb|auxiliary)$/.test(rule) &&
  isPastForm(original.trim()) !== isPastForm(replacement.trim()) &&
  !HELPED.test(text.slice(Math.max(0, start - 30), start))
    ? FROM_OF_TIME
    : (FROM[rule] ?? 0);

type Asked = {
  spelling: Spelling;
  text: string;
  request: EssayRequest;
  oddsOf: (signs: SpellingSigns) => number;
};

/** What only the tagger says, as far as a report asks it: its spelling is the rules' dictionary and passes their gate. */
export function gatedTagger(one: Correction, { spelling, text, request, oddsOf }: Asked): Correction[] {
  if (one.confidence < fromFor(one, text) || isNamedAgain(one, text, request)) return [];
  // "In some restaurants the volume is so high": behind a short opening good writers do as they like.
  const opening = `${one.start <= SHORT_OPENING ? '. ' : ''}${text.slice(Math.max(0, one.start - SHORT_OPENING), one.start)}`;
  if (one.rule === 'tagger-comma-in' && /[.!?\n]\s*[A-Z][^.!?,]*(?:,[^.!?,]*)?$/.test(opening)) return [];
  // "Seaweed which is grown in the sea": without a comma it says which seaweed.
  if (
    one.rule === 'tagger-comma-in' &&
    /^\s*(?:which|since|because|although|though|while)\b/i.test(text.slice(one.end))
  )
    return [];
  // "As the graph shows, in 2000 the …": one comma is enough; "the office, hall and store" share their article.
  const before = text.slice(Math.max(0, one.start - 60), one.start);
  if (one.rule === 'tagger-comma-in' && /, (?:in|by) (?:19|20)\d\d\s*$/i.test(before)) return [];
  if (one.rule === 'tagger-article-in' && /\bthe \w+, (?:\w+ ){1,3}and\s*$/i.test(before)) return [];
  if (isOfFigure(one, text, request)) return [];
  if (one.rule === 'tagger-small-letter' && /(?<!\b(?:e\.g|i\.e|etc))[.!?]["')]?\s*$/.test(before)) return [];
  if (one.rule === 'tagger-comma-out' && /^\W*because\b/i.test(text.slice(one.end))) return [];
  // "Is only take": the verb before it is the one too many.
  if (
    /^tagger-(?:verb|form|agreement)$/.test(one.rule) &&
    isEndingAlone(one) &&
    /\b(?:is|are|was|were|be) (?:only |just |also |\w+ly )?$/i.test(before)
  )
    return [];
  // "They open shops, which creates jobs": what is meant may be all that was said before.
  if (/, which $/i.test(before) && isEndingAlone(one)) return [];
  if (one.rule === 'tagger-number' && MASS.test(one.original)) return [];
  // "For day visitors": two words are one only where there is such a word.
  if (one.rule === 'tagger-spelling' && /\s/.test(one.original) && !spelling.isWord(one.replacement)) return [];
  if (one.rule !== 'tagger-spelling' || /\s/.test(one.original))
    return [toBeforeVerb(ofFeeling(inThePast(text, one), text), text)];
  return gatedSpelling(one, spelling, text, oddsOf).map((told) => ({ ...told, certain: false }));
}

/** "Cookery", "wind", "hobby": names of the figure stand as they are drawn, without an article and in their own number. */
function isOfFigure({ rule, original, replacement, end }: Correction, text: string, request: EssayRequest): boolean {
  if (request.task === 2 || isLetter(request) || !/^tagger-(?:number|article-in)$/.test(rule)) return false;
  const names = figureNames(request).map((name) => name.toLowerCase());
  const lower = original.trim().toLowerCase();
  if (rule === 'tagger-number') {
    const words = names.flatMap((name) => name.split(/[^a-z]+/));
    return words.includes(lower) && !words.includes(replacement.trim().toLowerCase());
  }
  const next = lower || (/^\s*([a-z]+)/i.exec(text.slice(end))?.[1]?.toLowerCase() ?? '');
  return names.includes(next);
}

const MASS = /^\W*(?:cookery|machinery|jewell?ery|scenery|stationery|poetry|crockery|pottery|bribery|slavery)$/i;
/** "Creates" and "create". */
const isEndingAlone = ({ original, replacement }: Correction): boolean =>
  [original.trim(), replacement.trim()].some((one, i, both) => one === `${both[1 - i]}s`);

/** From here on a doubt is mostly the reader's. */
const BEST = 8;
const BEYOND_DOUBT = 0.99;

export const isSureInStrong = ({ rule, confidence }: Correction, band: number): boolean =>
  confidence >= Math.max(FROM_IN_STRONG[rule] ?? 2, band >= BEST ? BEYOND_DOUBT : 0);

/** "The seaweed" that the question or a sentence before has named keeps its article, in a report and in an essay. */
function isNamedAgain({ rule, original, start, end }: Correction, text: string, request: EssayRequest): boolean {
  if (rule !== 'tagger-article-out' || isLetter(request) || !/\bthe\b/i.test(original)) return false;
  // "In the January" stays wrong.
  const noun = /^\s*([a-z]{3,})/.exec(text.slice(end))?.[1];
  if (!noun) return false;
  // An essay speaks of much in general ("the society"); of one thing of a kind it says "the" again.
  if (
    request.task === 2 &&
    !/^(?:software|system|app|policy|programme?|law|plan|scheme|machine|device|method|course)$/i.test(noun)
  )
    return false;
  return new RegExp(`\\b${noun}\\b`, 'i').test(`${request.prompt} ${text.slice(0, start)}`);
}

const FEELS = /\b(?:am|is|are|was|were|feel|feels|felt|very|so|really|too)\s*$/i;
const OF_FEELING: Both = {
  zh: '看看这个词用 -ing 还是 -ed：-ing 说事物怎样，-ed 说人有什么感受。',
  en: 'Check the ending: "-ing" says what something is like, "-ed" how somebody feels.',
};

/** "I am very interesting": an adjective, and no tense. */
function ofFeeling(one: Correction, text: string): Correction {
  const isPair =
    one.rule === 'tagger-verb' &&
    /ing$/i.test(one.original) &&
    /ed$/i.test(one.replacement) &&
    /^(?:interest|bor|excit|tir|surpris|confus|disappoint|satisf|amaz|relax|annoy|frighten|worr|pleas)/i.test(
      one.original,
    );
  return isPair && FEELS.test(text.slice(Math.max(0, one.start - 12), one.start))
    ? { ...one, explanation: OF_FEELING }
    : one;
}

const TWO_VERBS =
  /\b(?:forget|forgets|forgot|learn|learns|learned|learnt|try|tries|tried|want|wants|like|likes|hope|need|plan|decide|start|begin|begins|for)\s*$/i;

/** "Forget study", "for express": it is the "to" of a verb, and no preposition. */
function toBeforeVerb(one: Correction, text: string): Correction {
  const isTo = /^tagger-preposition/.test(one.rule) && one.replacement.trim().toLowerCase() === 'to';
  const before = text.slice(Math.max(0, one.start - 16), one.start) + one.original;
  const next = /^\s*([a-z]+)/i.exec(text.slice(one.end))?.[1]?.toLowerCase() ?? '';
  return isTo && TWO_VERBS.test(before.trimEnd()) && isBaseVerb(next)
    ? { ...one, kind: 'verb', explanation: TAGGER_EXPLAINED['tagger-to'] }
    : one;
}
