/** What a learner speaks about in a report: `120-124:article-a-an` is a correction, `tr:0` a reason, `lr` a criterion. */

const CORRECTION = /^(\d{1,6})-(\d{1,6}):(.+)$/;

export const aboutCorrection = ({ start, end, rule }: { start: number; end: number; rule: string }): string =>
  `${start}-${end}:${rule}`;

export function placeOfAbout(about: string): { start: number; end: number } | null {
  const found = CORRECTION.exec(about);
  return found ? { start: Number(found[1]), end: Number(found[2]) } : null;
}

/** '' for what is no correction. */
export const ruleOfAbout = (about: string): string => CORRECTION.exec(about)?.[3] ?? '';
