import type { Both, Correction } from '../../report.ts';
import { IRREGULAR_VERBS } from '../../text/irregular.ts';

/** "Winned", "shrinked": what a regular ending makes of an irregular verb. */
const REGULAR = new Map<string, string>();
for (const base of IRREGULAR_VERBS.keys()) {
  REGULAR.set(base.endsWith('e') ? `${base}d` : `${base}ed`, base);
  REGULAR.set(`${base}${base.at(-1)}ed`, base);
}

const PERFECT =
  /\b(?:have|has|had|having|['’]ve|be|been|is|are|was|were|being|gets?|got)\s+(?:(?:\w+ly|not|also|been|never|always|just|already)\s+)*$/i;
/** Behind these the base form stands, so what was meant is not sure. */
const BASE_BEFORE = /\b(?:to|can|could|will|would|may|might|must|should|do|does|did|don't|doesn't|didn't|not)\s+$/i;
/** "Rised by 5 %": by itself. Whatever is raised stands behind the verb or is what the passive speaks of. */
const BY_ITSELF =
  /^\s*(?:[.,;]|$)|^\s+(?:to|from|by|until|again|significantly|sharply|steadily|slightly|dramatically|gradually|rapidly|considerably|quickly|in|during|between|over|after|and then)\b/i;
const IS_DONE = /\b(?:be|been|is|are|was|were|being)\s+(?:\w+\s+)?$/i;

const RISE: Both = {
  zh: 'rise 的过去式是 rose，过去分词是 risen；后面有宾语或用被动时，是 raise（raised）。',
  en: '"Rise" gives "rose" and "risen"; with an object or in the passive the verb is "raise" (raised).',
};

/** Looks like spelling, is a form of a verb. */
export function asPastForm(text: string, one: Correction): Correction {
  const base = REGULAR.get(one.original.toLowerCase());
  if (!base || (one.rule !== 'spelling' && one.rule !== 'past-form')) return one;
  const before = text.slice(Math.max(0, one.start - 30), one.start);
  const verb = IRREGULAR_VERBS.get(base)!;
  const isPerfect = PERFECT.test(before);
  const replacement = BASE_BEFORE.test(before) ? base : isPerfect ? verb.participle : verb.past;
  const told: Correction = {
    ...one,
    kind: 'verb',
    rule: 'past-form',
    replacement,
    explanation: {
      zh: `这个动词不规则：${base}，${verb.past}，${verb.participle}。`,
      en: `This verb is irregular: ${base}, ${verb.past}, ${verb.participle}.`,
    },
    // "A notice which sticked on the door": it was stuck there.
    certain:
      !BASE_BEFORE.test(before) &&
      !/^(?:lie|lay|hang|wind|bear|sit)$/.test(base) &&
      !(/\b(?:which|that)\s+$/i.test(before) && /^\s+(?:on|in|by|at)\b/i.test(text.slice(one.end))),
  };
  if (base !== 'rise') return told;
  const done = IS_DONE.test(before);
  const sure = !done && BY_ITSELF.test(text.slice(one.end, one.end + 20));
  return { ...told, replacement: done ? 'raised' : replacement, explanation: RISE, certain: told.certain && sure };
}
