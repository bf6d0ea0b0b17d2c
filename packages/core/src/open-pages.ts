/**
 * Addresses whose pages are still being built, and everything below them. Nobody is sent there: not by today's plan, a
 * row of the plan, a task or a big button. At the moment there are none.
 */
const STILL_TO_COME: readonly string[] = [];

/** Whether a learner finds something to do at this address. */
export const isOpen = openExcept(STILL_TO_COME);

export function openExcept(toCome: readonly string[]) {
  return (path: string): boolean => {
    const [address = ''] = path.split('?');
    return !toCome.some((closed) => address === closed || address.startsWith(`${closed}/`));
  };
}

export type IsOpen = typeof isOpen;
