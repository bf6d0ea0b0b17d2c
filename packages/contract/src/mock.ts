import { z } from 'zod';
import { calls } from './call.ts';
import { Id, Line, Nothing, Seconds } from './fields.ts';
import { MockReport } from './mock/report.ts';
import { MockRecord, MockRow, MockToTake, Scores } from './mock/sitting.ts';
import { AskPdf, PdfState } from './practice/sharing.ts';

/** `/api/exam/*`: mock tests. Their papers are saved and handed in by the calls of attempts and of writing. */

const One = z.strictObject({ record_id: Id });
const ExamType = z.union([z.literal(1), z.literal(2)]);

export const exam = calls({
  getSimulateExamLastScore: {
    summary: 'The scores of the last mock test; -1 where there is none',
    access: 'account',
    input: Nothing,
    output: Scores.extend({
      /** 0: no mock yet. */
      taken_at: Seconds,
    }),
  },
  getList: {
    summary: 'The mock tests, with what the learner did with each',
    access: 'visitor',
    input: Nothing,
    output: z.object({ list: z.array(MockRow) }),
  },
  getMock: {
    summary: 'One mock test before it begins: what it runs through, what it needs, what its reports cost',
    access: 'visitor',
    input: z.strictObject({ id: Id, exam_type: ExamType.optional() }),
    output: MockToTake,
  },
  start: {
    summary:
      'Begin with listening, or go on with the open one; the same key again: the same mock. Reports are paid here',
    access: 'visitor',
    input: z.strictObject({
      id: Id,
      /** 1 computer (2 minutes to check), 2 paper (10 minutes to transfer); missing: as in the profile. */
      exam_type: ExamType.optional(),
      /** Whether both essays and the interview are scored. */
      with_report: z.boolean().default(true),
      key: Line(64, 8),
    }),
    output: MockRecord,
  },
  getRecord: {
    summary: 'Where a mock stands by the server’s clock',
    access: 'visitor',
    input: One,
    output: MockRecord,
  },
  beginNext: {
    summary: 'End the break: the next paper’s clock starts now',
    access: 'visitor',
    input: One,
    output: MockRecord,
  },
  beginSpeaking: {
    summary: 'Begin the interview after the papers, at once or within a week; once begun it is found running',
    access: 'visitor',
    input: One,
    output: MockRecord,
  },
  submit: {
    summary: 'Hand in the paper that runs, as it was saved; the last one ends the mock',
    access: 'visitor',
    input: One,
    output: MockRecord,
  },
  abandon: {
    summary:
      'Give up an open mock: no report; what was paid for reports comes back, papers that were sat can be reviewed',
    access: 'visitor',
    input: One,
    output: MockRecord,
  },
  exportReportPdf: {
    summary: 'The report as a PDF: asks for it once, then tells how far it is; with a new band it is made anew',
    access: 'visitor',
    input: AskPdf,
    output: PdfState,
  },
  getResult: {
    summary: 'The report, as far as it is there',
    access: 'visitor',
    input: One,
    output: MockReport,
  },
});
