import { paragraphPlaces } from '../feedback/essay-pieces.ts';
import { type EssayRemark, isFault, remarksOf } from '../feedback/remarks.ts';
import type { Report } from '../feedback/report.ts';
import { sentenceAt } from '../sentence-at.ts';

/** What became of a remark: mended, still there, or there for the first time. */
export type Fate = 'mended' | 'still' | 'new';

export type RemarkFate = {
  key: string;
  fate: Fate;
  remark: EssayRemark;
  /** The draft in whose text the remark has its place. */
  draft: 'before' | 'after';
  /** Its number in the first draft; null for what is new. */
  was: number | null;
  /** A new slip by a rule that was broken, and mended, in the first draft: it came back elsewhere. */
  cameBack: boolean;
};

/** Every old remark gets one fate, every new one is told as new. Praise and a place to begin are no faults and have no fate. */
export function fates(before: Report, after: Report): RemarkFate[] {
  const [old, now] = [faultsOf(before), faultsOf(after)];
  const left = new Set(now);
  const fatesOfOld = old.map((remark): RemarkFate => {
    const again = [...left].find((one) => sameFault(remark, one)) ?? null;
    if (again) left.delete(again);
    const untouched = isUntouched(remark, before.text, after.text);
    const told = again ? ({ remark: again, draft: 'after' } as const) : ({ remark, draft: 'before' } as const);
    return {
      ...told,
      key: `old:${remark.key}`,
      fate: again || untouched ? 'still' : 'mended',
      was: remark.n,
      cameBack: false,
    };
  });
  const mendedRules = new Set(fatesOfOld.flatMap(({ fate, remark }) => (fate === 'mended' ? ruleOf(remark) : [])));
  const fresh = [...left].map((remark): RemarkFate => {
    const cameBack = ruleOf(remark).some((rule) => mendedRules.has(rule));
    return { key: `new:${remark.key}`, fate: 'new', remark, draft: 'after', was: null, cameBack };
  });
  return [...fatesOfOld, ...fresh];
}

const faultsOf = (report: Report): EssayRemark[] => remarksOf(report).filter(isFault);

/** A slip is the same by its rule and its words; a weakness by its criterion and what is said, numbers left out. */
function sameFault(one: EssayRemark, other: EssayRemark): boolean {
  if (one.correction && other.correction)
    return (
      one.correction.rule === other.correction.rule &&
      one.correction.original.toLowerCase() === other.correction.original.toLowerCase() &&
      one.correction.replacement.toLowerCase() === other.correction.replacement.toLowerCase()
    );
  if (one.correction || other.correction) return false;
  return one.criterion === other.criterion && wordingOf(one) === wordingOf(other);
}

const wordingOf = ({ about }: EssayRemark): string => about.en.replace(/"[^"]*"|“[^”]*”|\d[\d.,]*%?/g, '#');
const ruleOf = ({ correction }: EssayRemark): string[] => (correction ? [correction.rule] : []);

/**
 * The examiner names a few weaknesses only: where nobody touched anything, silence is no praise. A slip is mended in its
 * sentence; a weakness ("no example here") often by a sentence beside it, so its whole paragraph counts.
 */
function isUntouched({ start, end, correction }: EssayRemark, before: string, after: string): boolean {
  if (correction) return after.includes(sentenceAt(before, start, end));
  const own = paragraphPlaces(before).find((place) => start >= place.start && start <= place.end);
  return own !== undefined && paragraphsOf(after).includes(before.slice(own.start, own.end));
}

const paragraphsOf = (text: string): string[] => paragraphPlaces(text).map(({ start, end }) => text.slice(start, end));
