/** The id of the place on a home where the courses are. */
export const CLASSES_ID = 'classes';

/** "Go to class", pressed on a home, only scrolls down to the courses. */
export function showClasses(): void {
  const place = document.getElementById(CLASSES_ID);
  place?.scrollIntoView({ block: 'start' });
  place?.focus({ preventScroll: true });
}
