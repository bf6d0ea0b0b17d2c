import type { Part } from './safe-html.ts';

/** Renders the parts that `safe-html.ts` allowed. */
export function SafeHtml({ parts }: { parts: Part[] }) {
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
