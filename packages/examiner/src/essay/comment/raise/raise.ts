import type { Both, Criterion, Reason } from '../../report.ts';
import type { Facts } from '../facts.ts';
import { isLetter } from '../letter.ts';
import { COHESION, GRAMMAR, LEXIS, WITHOUT_REFERENCE } from './language-steps.ts';
import { type Aim, aimOf, type Step } from './step.ts';
import { ARGUMENT, FIGURE, LETTER } from './task-steps.ts';

/** From here on a text is told to keep to something, and only to what was praised in it. */
const KEEPS = 7.5;

/**
 * The one thing to do next for a criterion: the advice of the first weakness that is shown, so that it points at
 * something the learner can see. Where none is shown, nothing is said of the text: what the scale asks for at the next
 * step, and a look the learner can take at once.
 */
export function raiseFrom(
  name: Criterion,
  reasons: readonly Reason[],
  band: number,
  facts: Pick<Facts, 'request'>,
): Both {
  const better = reasons.find((one) => one.better)?.better;
  if (better) return better;
  // Words are praised one by one: that says nothing of the sentence they stand in.
  const praised = band >= KEEPS && name !== 'lr' ? reasons.find((one) => one.good && one.quote) : undefined;
  const next = stepFor(name, aimOf(band), facts);
  if (!praised?.quote) return next;
  const said = firstWords(praised.quote.text);
  return { zh: `保持“${said}”这一处的写法。${next.zh}`, en: `Keep to what is praised at "${said}". ${next.en}` };
}

const firstWords = (text: string): string => {
  const words = text.replace(/\s*…$/, '').split(/\s+/);
  return words.length > SHOWN ? `${words.slice(0, SHOWN).join(' ')} …` : words.join(' ');
};
const SHOWN = 6;

/** What the scale asks for, said as a statement about the scale. */
function stepFor(name: Criterion, aim: Aim, { request }: Pick<Facts, 'request'>): Both {
  const own = stepsOf(name, request)[aim];
  const asked =
    name === 'cc' && aim === '7+' && !pointsBack(request.essay) ? { ...own, check: WITHOUT_REFERENCE } : own;
  const band = aim === '7+' ? '7' : aim;
  return {
    zh: `${band} 分要求：${asked.asks.zh}自查：${asked.check.zh}`,
    en: `What ${band === '8' ? 'an' : 'a'} ${band} asks for: ${asked.asks.en} Check: ${asked.check.en}`,
  };
}

/** "It is clear that" points at nothing. */
const POINTS_BACK = /\b(?:this|these|they|it(?! (?:is|was|can|will|seems)\b|'s))\b/gi;
const pointsBack = (essay: string): boolean => (essay.match(POINTS_BACK)?.length ?? 0) >= 3;

/** A process or a map has no years and nothing to compare by size. */
const WITHOUT_NUMBERS = /\b(?:process|stages|maps?|plans?|diagrams?|pictures?|machines?|cycle)\b/i;

function stepsOf(name: Criterion, request: Facts['request']): Record<Aim, Step> {
  const kind = request.task === 2 ? 'essay' : isLetter(request) ? 'letter' : 'report';
  if (name === 'tr') return { essay: ARGUMENT, letter: LETTER, report: FIGURE }[kind];
  if (name === 'cc') return COHESION[kind === 'essay' ? 'prose' : kind];
  const counts = kind === 'report' && !WITHOUT_NUMBERS.test(request.prompt);
  return { lr: LEXIS, gra: GRAMMAR }[name][counts ? 'report' : 'prose'];
}
