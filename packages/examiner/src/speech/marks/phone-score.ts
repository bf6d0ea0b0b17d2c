/** A sound that explains a fifth of its frames is as good as any; from there it falls to nothing. */
const GOOD = -1.6;
const POOR = -9;

/** From 0 to 100 by how well the sound fits. Nobody marked single sounds, so this orders them and proves nothing. */
export const phoneScore = (fit: number): number =>
  Math.round(100 * Math.max(0, Math.min(1, (fit - POOR) / (GOOD - POOR))));
