import type { PdfState } from '@ninefold/contract/practice/sharing';

/** `again`: a press, which makes one anew that failed. */
export type AskForPdf = (language: 'zh' | 'en', again: boolean) => Promise<PdfState>;

const ASK_EVERY_MS = 700;
const PATIENCE_MS = 45_000;

/** Asks until it is there; the server makes it once, however often it is asked. */
export async function fetchReport(
  ask: (again: boolean) => Promise<PdfState>,
  name: string,
): Promise<'saved' | 'failed' | 'late'> {
  const until = Date.now() + PATIENCE_MS;
  // Only the press itself asks for one anew that failed before; the questions after it want to know what became of it.
  for (let again = true; Date.now() < until; again = false) {
    const { state, url } = await ask(again);
    if (state === 'failed') return 'failed';
    if (state === 'ready') {
      saveAs(url, name);
      return 'saved';
    }
    await new Promise((next) => setTimeout(next, ASK_EVERY_MS));
  }
  return 'late';
}

function saveAs(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}
