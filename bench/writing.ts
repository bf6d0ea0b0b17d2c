import { writingFeedbackBench } from './writing/feedback.ts';
import { manyEssaysBench } from './writing/many-essays.ts';
import { pdfBench } from './writing/pdf.ts';
import { scoringBench } from './writing/scoring.ts';
import { writingEditorBench } from './writing-editor.ts';

/**
 * Every figure of writing. What it costs the server: from the press to the report, what that costs the others, long
 * lists, reports as PDFs. What a learner waits for: a question, a key, the feedback.
 */
export async function writingBench(): Promise<void> {
  await scoringBench();
  await manyEssaysBench();
  await pdfBench();
  await writingEditorBench();
  await writingFeedbackBench();
}
