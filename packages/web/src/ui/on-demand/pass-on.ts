/** What a phone's share sheet takes; a desktop browser often has none. */
export function sharesPictures(): boolean {
  if (typeof navigator.canShare !== 'function') return false;
  return navigator.canShare({ files: [new File([''], 'picture.png', { type: 'image/png' })] });
}

/** Closing the share sheet is no failure. */
export async function passOn(picture: Blob, name: string): Promise<void> {
  const file = new File([picture], name, { type: 'image/png' });
  await navigator.share({ files: [file] }).catch((refusal: unknown) => {
    if (!(refusal instanceof DOMException && refusal.name === 'AbortError')) throw refusal;
  });
}

export async function savePicture(picture: Blob, name: string): Promise<void> {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(picture);
  link.download = name;
  link.click();
  // By then the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
