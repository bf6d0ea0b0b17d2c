import { useMemo } from 'react';
import { type Part, safeParts } from './safe-html.ts';

/** Draws HTML of the site's content; what that may be is decided in `safe-html.ts`. */
export function SafeHtml({ html }: { html: string }) {
  const parts = useMemo(() => safeParts(html), [html]);
  return <>{drawn(parts)}</>;
}

function drawn(parts: Part[]) {
  return parts.map((part, place) => {
    if (typeof part === 'string') return part;
    const Tag = part.tag;
    const key = `${place}-${Tag}`;
    return Tag === 'br' ? <br key={key} /> : <Tag key={key}>{drawn(part.parts)}</Tag>;
  });
}
