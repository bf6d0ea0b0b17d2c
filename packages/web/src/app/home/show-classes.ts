/** Marks where the courses stand on a home. */
export const CLASSES_ID = 'classes';

/** "Go to class", pressed at home: the way is only down the page. */
export function showClasses(): void {
  const place = document.getElementById(CLASSES_ID);
  place?.scrollIntoView({ block: 'start' });
  place?.focus({ preventScroll: true });
}
