/**
 * A browser paints the pale outline of a label under its letters (`paint-order`); the PDF library would paint it over
 * them and hide every number in a bar. Here the letters are written once more, on top.
 */
export const haloFirst = (svg: string): string =>
  svg.replace(
    /<text\b([^>]*\spaint-order="stroke"[^>]*)>(.*?)<\/text>/gs,
    (label, attributes: string, words: string) => {
      const letters = attributes.replace(/\s(stroke|stroke-width|stroke-linejoin|paint-order)="[^"]*"/g, '');
      return `${label}<text${letters}>${words}</text>`;
    },
  );
