import { renderSVG } from 'uqr';

/** Dark ink on white in every theme, as a picture that can be pressed and saved. */
export function qrPicture(text: string): string {
  const svg = renderSVG(text, { border: 1, blackColor: '#191e29', whiteColor: '#ffffff' });
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const SAVED_PIXELS = 640;

/** Photo albums take no SVG, so the file is a PNG. */
export async function savePicture(picture: string, fileName: string): Promise<void> {
  const image = new Image(SAVED_PIXELS, SAVED_PIXELS);
  image.src = picture;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = SAVED_PIXELS;
  canvas.height = SAVED_PIXELS;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.imageSmoothingEnabled = false;
  context.drawImage(image, 0, 0, SAVED_PIXELS, SAVED_PIXELS);
  const link = document.createElement('a');
  link.href = canvas.toDataURL('image/png');
  link.download = fileName;
  link.click();
}
