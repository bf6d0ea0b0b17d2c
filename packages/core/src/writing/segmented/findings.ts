/** What can be said about one sentence of segmented practice. */
export const SEGMENT_FINDINGS = ['meaning', 'grammar', 'words', 'spelling'] as const;
export type SegmentFindingKind = (typeof SEGMENT_FINDINGS)[number];
