import { type RefObject, useEffect } from 'react';

/** The next step of a form has replaced the last one and the button that had the focus, so focus the first field. */
export function useFocusOnArrival(form: RefObject<HTMLFormElement | null>, field: string): void {
  useEffect(() => {
    const input = form.current?.elements.namedItem(field);
    if (input instanceof HTMLElement) input.focus();
  }, [form, field]);
}
