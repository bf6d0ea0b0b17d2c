/** An <img> runs no script and loads nothing, whatever the drawing contains; an inlined <svg> would. */
export function captchaPicture(svg: string): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}
