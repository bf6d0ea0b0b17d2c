/** The parts of the interview. 0 stands for all three in one sitting: the speaking mock. */
export const SPEAKING_PARTS = [1, 2, 3] as const;
export type SpeakingPart = (typeof SPEAKING_PARTS)[number];
export const WHOLE_TEST = 0;
export type SatPart = SpeakingPart | typeof WHOLE_TEST;

export const SPEAKING_MODES = ['practice', 'exam'] as const;
export type SpeakingMode = (typeof SPEAKING_MODES)[number];

export const partsOf = (part: SatPart): readonly SpeakingPart[] => (part === WHOLE_TEST ? SPEAKING_PARTS : [part]);

/** The four kinds of report, as they stand in the addresses `/speaking_report/{kind}/{record_id}`. */
export const REPORT_KINDS = ['mock', 'skill', 'practice', 'practice2'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** mock: all three parts. skill: one part under exam rules. practice: parts 1 and 3. practice2: the long turn. */
export function reportKindOf({ part, mode }: { part: SatPart; mode: SpeakingMode }): ReportKind {
  if (part === WHOLE_TEST) return 'mock';
  if (mode === 'exam') return 'skill';
  return part === 2 ? 'practice2' : 'practice';
}

/**
 * Where a question stands in the interview: ascending as it is asked, the same in a single part and in the whole test.
 * Part 1 has 1010, 1020 …, a follow-up of the second question is 1021; the long turn is 2010.
 */
export const orderOf = (part: SpeakingPart, index: number, followUp = 0): number =>
  part * 1000 + (index + 1) * 10 + followUp;
export const partOfOrder = (order: number): SpeakingPart => (order < 2000 ? 1 : order < 3000 ? 2 : 3);
export const LONG_TURN = orderOf(2, 0);
