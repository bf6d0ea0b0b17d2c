/** The few pieces every figure is made of. Pure strings: the same picture on the server, in the page and on paper. */

export const INK = '#17181f';
export const GREY = '#5b5c66';
export const GRID = '#dededf';
export const PAPER = '#ffffff';
const FONT = "'Inter Variable', Inter, 'Noto Sans', Arial, sans-serif";

type Attributes = Record<string, string | number | undefined>;

export const escapeXml = (text: string | number): string =>
  String(text).replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);

export function tag(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([key, value]) => ` ${key}="${escapeXml(typeof value === 'number' ? round(value) : value!)}"`)
    .join('');
  return content ? `<${name}${written}>${content}</${name}>` : `<${name}${written}/>`;
}

export const round = (value: number): number => Math.round(value * 10) / 10;

export const line = (x1: number, y1: number, x2: number, y2: number, attributes: Attributes = {}): string =>
  tag('line', { x1, y1, x2, y2, stroke: INK, ...attributes });

type TextStyle = { size?: number; bold?: boolean; anchor?: 'start' | 'middle' | 'end'; fill?: string; halo?: boolean };

export function text(x: number, y: number, words: string | number, style: TextStyle = {}): string {
  const { size = 14, bold = false, anchor = 'middle', fill = INK, halo = false } = style;
  const around = halo ? { stroke: PAPER, 'stroke-width': 4, 'stroke-linejoin': 'round', 'paint-order': 'stroke' } : {};
  const weight = bold ? { 'font-weight': 600 } : {};
  return tag('text', { x, y, 'font-size': size, 'text-anchor': anchor, fill, ...weight, ...around }, escapeXml(words));
}

/** Several lines around `y`: the block is centred on it. */
export function textBlock(x: number, y: number, lines: string[], style: TextStyle = {}): string {
  const height = (style.size ?? 14) * 1.25;
  const first = y - ((lines.length - 1) * height) / 2 + (style.size ?? 14) * 0.35;
  return lines.map((words, at) => text(x, first + at * height, words, style)).join('');
}

/**
 * Where a value of the figure's table stands in the drawing, by its row and column counted from 0. Nothing is drawn: a
 * page that wants to point at the value finds its place here.
 */
export const valuePlace = (row: number, column: number, x: number, y: number): string =>
  tag('circle', { 'data-cell': `${row} ${column}`, cx: x, cy: y, r: 0 });

/** An estimate without a font at hand; a little wide rather than a little narrow. */
export function textWidth(words: string | number, size: number): number {
  const ems = [...String(words)].reduce((sum, sign) => sum + widthOf(sign), 0);
  return ems * size;
}

function widthOf(sign: string): number {
  if (/[ilj.,:;'|!]/.test(sign)) return 0.28;
  if (/[ftr() -]/.test(sign)) return 0.37;
  if (/[mwMW%@]/.test(sign)) return 0.86;
  if (/[A-Z]/.test(sign)) return 0.68;
  return /\p{Script=Han}/u.test(sign) ? 1 : 0.58;
}

export function wrap(words: string, width: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(/\s+/)) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && textWidth(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** A whole figure: white paper, a name for screen readers, one font. */
export function figureSvg(title: string, width: number, height: number, content: string): string {
  const label = tag('title', {}, escapeXml(title));
  const paper = tag('rect', { width, height, fill: PAPER });
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${round(width)} ${round(height)}`,
    role: 'img',
    'aria-label': title,
    'font-family': FONT,
  };
  return tag('svg', attributes, `${label}${paper}${content}`);
}

/** Two figures on one page must not share the ids of their patterns. */
export function idFrom(words: string): string {
  let hash = 7;
  for (const sign of words) hash = (hash * 31 + sign.codePointAt(0)!) % 2_147_483_647;
  return `f${hash.toString(36)}`;
}
