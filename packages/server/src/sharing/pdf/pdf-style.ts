/** Paper, ink and the band ramp of the light theme, in points and hex: a PDF knows no tokens. */

export const PAGE = { width: 595.28, height: 841.89, margin: 50 } as const;
export const WIDTH = PAGE.width - 2 * PAGE.margin;

export const INK = {
  text: '#191e29',
  soft: '#4a4e59',
  faint: '#656971',
  line: '#e4e2dd',
  sunken: '#f3f2ee',
  danger: '#b13325',
  ok: '#276c3b',
  warn: '#915b10',
  primary: '#22335c',
} as const;

const BANDS = [
  '#b9b6ae',
  '#ad855b',
  '#8e8734',
  '#648010',
  '#327c4b',
  '#006b5d',
  '#005a70',
  '#164883',
  '#333071',
  '#451b56',
];

export const bandColour = (band: number): string => BANDS[Math.max(0, Math.min(9, Math.floor(band)))] ?? INK.faint;

/** Serif for English to be read, sans for the rest; Chinese has one face. */
export const FACES = ['serif', 'serifBold', 'sans', 'sansBold'] as const;
export type Face = (typeof FACES)[number];
