import { manyEssaysBench } from './writing/many-essays.ts';
import { pdfBench } from './writing/pdf.ts';
import { scoringBench } from './writing/scoring.ts';

/** What writing costs the server: from the press to the report, what that costs the others, long lists, and reports as PDFs. */
export async function writingBench(): Promise<void> {
  await scoringBench();
  await manyEssaysBench();
  await pdfBench();
}
