type State = { planned: boolean; row: { gap: number | null } };

/** At most two skills, the one furthest from its target first; from one band on a gap is worth naming. */
export function widestGaps<S extends State>(states: readonly S[]): S[] {
  const gapOf = ({ row }: S) => row.gap ?? 0;
  return states
    .filter((state) => state.planned && gapOf(state) >= 1)
    .sort((a, b) => gapOf(b) - gapOf(a))
    .slice(0, 2);
}
