/** What the server takes: it judges by content and size again. */
export const AVATAR_KINDS = ['image/png', 'image/jpeg', 'image/webp'] as const;
const MAX_BYTES = 2 * 1024 * 1024;
const SIDE = 512;

type AvatarProblem = 'avatarKind' | 'avatarSize' | 'avatarUnreadable';
export type SquarePicture = { blob: Blob; preview: string };

export function avatarProblem(file: Pick<Blob, 'type' | 'size'>): AvatarProblem | null {
  if (!AVATAR_KINDS.some((kind) => kind === file.type)) return 'avatarKind';
  return file.size > MAX_BYTES ? 'avatarSize' : null;
}

/** The largest square in the middle of a picture. */
export function middleSquare(width: number, height: number): { x: number; y: number; side: number } {
  const side = Math.min(width, height);
  return { x: Math.round((width - side) / 2), y: Math.round((height - side) / 2), side };
}

/**
 * Cropped and scaled here, so that a phone's photo, with its location data, is never uploaded. Throws if unreadable.
 */
export async function squarePicture(file: Blob): Promise<SquarePicture> {
  const picture = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser cannot draw');
  const { x, y, side } = middleSquare(picture.width, picture.height);
  // JPEG has no transparency: what was transparent becomes white, not black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, SIDE, SIDE);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, x, y, side, side, 0, 0, SIDE, SIDE);
  picture.close();
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.9));
  if (!blob) throw new Error('the picture could not be written');
  return { blob, preview: canvas.toDataURL('image/jpeg', 0.9) };
}
