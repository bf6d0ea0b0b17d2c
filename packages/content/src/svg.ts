/** Drawings of authors are shown inside pages, so only what draws is allowed; nothing that runs, loads or links. */

const ELEMENTS = new Set(
  'svg g path rect circle ellipse line polyline polygon text tspan title desc defs pattern marker clipPath linearGradient radialGradient stop'.split(
    ' ',
  ),
);
const ATTRIBUTES =
  /^(xmlns|viewBox|width|height|x|y|x1|y1|x2|y2|cx|cy|r|rx|ry|d|points|dx|dy|transform|fill|fill-opacity|fill-rule|stroke|stroke-width|stroke-dasharray|stroke-linecap|stroke-linejoin|stroke-opacity|opacity|font-family|font-size|font-weight|font-style|text-anchor|dominant-baseline|letter-spacing|id|role|aria-label|aria-hidden|data-layer|patternUnits|patternTransform|markerWidth|markerHeight|markerUnits|refX|refY|orient|marker-end|marker-start|clip-path|clipPathUnits|offset|stop-color|stop-opacity|gradientUnits|gradientTransform|preserveAspectRatio|paint-order|stroke-miterlimit|vector-effect)$/;

/** A tag as we accept it: quoted values without angle brackets, so that nothing can hide behind one. */
const TAG = /<\/?([A-Za-z][\w:-]*)((?:\s+[\w:-]+\s*=\s*"[^"<>]*")*)\s*\/?>/g;

export function svgFaults(svg: string): string[] {
  if (!/^\s*<svg[\s>]/.test(svg)) return ['does not begin with <svg>'];
  if (/[<>]/.test(svg.replace(TAG, '')))
    return ['holds something that is not a plain tag: comments, declarations, loose signs'];
  if (/&(?!(amp|lt|gt|quot|apos);)/.test(svg)) return ['holds an entity'];
  const faults = [...svg.matchAll(TAG)].flatMap(([, name = '', attributes = '']) => [
    ...(ELEMENTS.has(name) ? [] : [`<${name}> is not allowed`]),
    ...attributeFaults(attributes),
  ]);
  if (!viewBoxOf(svg)) faults.push('has no viewBox');
  return [...new Set(faults)];
}

function attributeFaults(attributes: string): string[] {
  return [...attributes.matchAll(/([\w:-]+)\s*=\s*"([^"]*)"/g)].flatMap(([, name = '', value = '']) => {
    if (!ATTRIBUTES.test(name)) return [`the attribute ${name} is not allowed`];
    const outside = /url\(\s*['"]?(?!#)/i.test(value) || /(javascript|data|https?):/i.test(value);
    return outside && name !== 'xmlns' ? [`${name} points outside the drawing`] : [];
  });
}

export function viewBoxOf(svg: string): { x: number; y: number; width: number; height: number } | null {
  const [x, y, width, height] = (/\sviewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(/[\s,]+/).map(Number);
  return x !== undefined && y !== undefined && width && height ? { x, y, width, height } : null;
}
