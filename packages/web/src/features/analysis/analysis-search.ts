/** `/analysis?skill=reading&days=60`: whatever is chosen stands in the address. */
export type AnalysisSearch = { skill?: BandSkill; days?: 30 | 60 | 365 | 0 };

export const BAND_SKILLS = ['listening', 'reading', 'writing', 'speaking'] as const;
export type BandSkill = (typeof BAND_SKILLS)[number];
export type PaperSkill = Exclude<BandSkill, 'writing' | 'speaking'>;

export const isOfPapers = (skill: BandSkill): skill is PaperSkill => skill === 'reading' || skill === 'listening';

export const PERIODS = [30, 60, 365, 0] as const;
export const STANDARD_PERIOD = 60;

/** Whatever is not one of ours is ignored. */
export function analysisSearch(search: Record<string, unknown>): AnalysisSearch {
  const skill = BAND_SKILLS.find((one) => one === search.skill);
  const days = PERIODS.find((one) => one === search.days && one !== STANDARD_PERIOD);
  return { ...(skill && { skill }), ...(days !== undefined && { days }) };
}
