import { asDataUrl } from '#lib/data-url.ts';
import sansFile from '#ui/fonts/inter.woff2?url';
import serifFile from '#ui/fonts/source-serif-600.woff2?url';

const PIXELS_PER_UNIT = 2;

/** The SVG on the page as a PNG. A picture must contain everything, so colours and fonts are put into it first. */
export async function pictureOf(drawing: SVGSVGElement): Promise<Blob> {
  const { width, height } = drawing.viewBox.baseVal;
  const svg = withFonts(withColours(new XMLSerializer().serializeToString(drawing)), await fonts());
  const image = new Image(width, height);
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * PIXELS_PER_UNIT;
  canvas.height = height * PIXELS_PER_UNIT;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser cannot draw');
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('the picture could not be written');
  return blob;
}

/** `var(--band-7)` means nothing outside the page, so it is replaced by the current colour. */
function withColours(svg: string): string {
  const page = getComputedStyle(document.documentElement);
  return svg.replace(/var\((--[\w-]+)\)/g, (_, name: string) =>
    page.getPropertyValue(name).trim().replaceAll('"', "'"),
  );
}

function withFonts(svg: string, faces: string): string {
  return svg.replace('>', `><style>${faces}</style>`);
}

/** Without them the picture still works, with the device's own fonts. */
async function fonts(): Promise<string> {
  const faces = [
    { family: 'Source Serif 4 Variable', weight: '600 700', file: serifFile },
    { family: 'Inter Variable', weight: '400 600', file: sansFile },
  ];
  const loaded = faces.map(async ({ family, weight, file }) => {
    const source = await asDataUrl(file);
    return `@font-face{font-family:'${family}';font-weight:${weight};src:url(${source}) format('woff2')}`;
  });
  return Promise.all(loaded).then(
    (all) => all.join(''),
    () => '',
  );
}
