import { api } from '#lib/api.ts';

const ASK_EVERY_MS = 700;
const PATIENCE_MS = 45_000;

/** Asks until it is there; the server makes it once, however often it is asked. */
export async function fetchReport(record_id: number, language: 'zh' | 'en'): Promise<'saved' | 'failed' | 'late'> {
  const until = Date.now() + PATIENCE_MS;
  // Only the press itself asks for one anew that failed before; the questions after it want to know what became of it.
  for (let again = true; Date.now() < until; again = false) {
    const { state, url } = await api.exercise.exportSoringInfoPdf({ record_id, language, again });
    if (state === 'failed') return 'failed';
    if (state === 'ready') {
      saveAs(url, `ninefold-${record_id}.pdf`);
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
