import { useEffect, useState } from 'react';

/**
 * Closed on the first render, then as told. A part that was downloaded because it should open would otherwise be
 * mounted open, and Mantine remembers the focus, and animates, only when it goes from closed to open.
 */
export function useShownAfterMount(opened: boolean): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => setShown(opened), [opened]);
  return shown;
}
