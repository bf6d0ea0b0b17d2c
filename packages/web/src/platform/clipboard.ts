/** Where copying is refused the learner selects the text by hand; `error` is the reason, for the message beside it. */
export type CopyResult = { outcome: 'copied' } | { outcome: 'copy_by_hand'; error: string };

export async function copyText(text: string): Promise<CopyResult> {
  try {
    await navigator.clipboard.writeText(text);
    return { outcome: 'copied' };
  } catch (refusal) {
    // Plain http and older webviews have no clipboard, but still know the command behind Ctrl+C.
    if (copiedByCommand(text)) return { outcome: 'copied' };
    return { outcome: 'copy_by_hand', error: refusal instanceof Error ? refusal.message : String(refusal) };
  }
}

function copiedByCommand(text: string): boolean {
  const field = document.createElement('textarea');
  const focusedBefore = document.activeElement;
  field.value = text;
  field.readOnly = true;
  field.style.cssText = 'position:fixed;top:0;opacity:0';
  document.body.append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focusedBefore instanceof HTMLElement) focusedBefore.focus();
  }
}
