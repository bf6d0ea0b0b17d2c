/** Hands the browser a file to save. */
export function saveFile(text: string | Uint8Array<ArrayBuffer>, name: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Revoked too early, some browsers save an empty file.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
