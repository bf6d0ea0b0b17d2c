import { type RefObject, useEffect } from 'react';

/** The next step of a form replaced the last one, and with it the button that had the focus: go on where one types. */
export function useFocusOnArrival(form: RefObject<HTMLFormElement | null>, field: string): void {
  useEffect(() => {
    const input = form.current?.elements.namedItem(field);
    if (input instanceof HTMLElement) input.focus();
  }, [form, field]);
}
