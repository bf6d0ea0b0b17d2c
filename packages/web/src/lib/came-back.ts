let back = false;

/** The browser's arrows were used (true), or a link (false). */
export function noteTravel(wentBack: boolean): void {
  back = wentBack;
}

/** A page one comes back to is shown where it was left, so all of it has to stand there at once. */
export const cameBack = (): boolean => back;
