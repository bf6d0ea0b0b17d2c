/** The id of the place on a home where the courses are. */
export const CLASSES_ID = 'classes';

/** "Go to class", pressed at home: the way is only down the page. */
export function showClasses(): void {
  const place = document.getElementById(CLASSES_ID);
  place?.scrollIntoView({ block: 'start' });
  place?.focus({ preventScroll: true });
}
