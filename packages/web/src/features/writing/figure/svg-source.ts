/** A drawing of our own as the source of a picture. As a picture it can run no script and load nothing. */
export const svgSource = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
