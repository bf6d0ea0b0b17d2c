import type { MistakePlace } from '@ninefold/contract/mistakes/mistake';
import type { Solution } from '@ninefold/contract/mistakes/solution';
import type { AssessedReport } from '@ninefold/contract/writing/report';
import { type CorrectionDrill, correctionDrill, isCorrected } from '@ninefold/core/writing/correction-drill';
import type { Criterion } from '@ninefold/core/writing/error-kinds';
import { sentenceAt } from '@ninefold/core/writing/sentence-at';
import type { Db } from '#db/db.ts';
import type { Evidence, EvidenceOwner, PlacedDrill } from '#features/mistakes/book/book.service.ts';
import { type ReportedDraft, reportsRepo } from './reports.repo.ts';

/** How slips of essays are shown, asked again and marked for the book of mistakes: in the learner's own sentences. */
export const essayOwner = (): EvidenceOwner => ({
  async places(db, userId, evidence) {
    const found = await find(db, userId, evidence);
    return found.map((one) => one && placeOf(one));
  },

  async drills(db, userId, asked) {
    const found = await find(
      db,
      userId,
      asked.map(({ evidence }) => evidence),
    );
    return found.map((one): PlacedDrill | null => {
      const asks = one && askedOf(one);
      if (!asks) return null;
      const { sentence, start, end } = asks.drill;
      return { place: placeOf(one), drill: { form: 'correction', sentence, start, end, slip: asks.slip } };
    });
  },

  async look(db, userId, asked) {
    const found = await find(
      db,
      userId,
      asked.map(({ evidence }) => evidence),
    );
    return found.map((one) => one && solutionOf(one));
  },

  async solve(db, userId, { evidence }, given) {
    const [one] = await find(db, userId, [evidence]);
    const solution = one && solutionOf(one);
    if (!solution) return null;
    const asks = askedOf(one);
    return { right: typeof given === 'string' && asks !== null && isCorrected(given, asks.drill), solution };
  },
});

/** A place in a draft: two numbers of its text, or a criterion and the number of a reason. */
type Found = { draft: ReportedDraft; report: AssessedReport; part: string };
type Asks = { drill: CorrectionDrill; slip: string; explanation: { en: string; zh: string } };

const spanOf = (part: string): { start: number; end: number } | null => {
  const span = /^(\d+)-(\d+)$/.exec(part);
  return span ? { start: Number(span[1]), end: Number(span[2]) } : null;
};

function placeOf({ draft, report, part }: Found): MistakePlace {
  const { start, end } = spanOf(part) ?? { start: 0, end: 0 };
  return {
    source: 'essay',
    record_id: draft.id,
    paper_id: draft.paper_id,
    task: draft.task,
    title: draft.title,
    sentence: spanOf(part) ? sentenceAt(report.text, start, end) : (reasonOf(report, part)?.quote?.text ?? ''),
    start,
    end,
  };
}

/** What was wrong at this place: a correction, or a plain word with better ones. null: about the whole essay. */
function askedOf({ report, part }: Found): Asks | null {
  const span = spanOf(part);
  if (!span) return null;
  const at = ({ start, end }: { start: number; end: number }) => start === span.start && end === span.end;
  const slip = report.corrections.find(at);
  const upgrade = slip ? undefined : report.upgrades.find(at);
  const replacements = slip ? [slip.replacement] : (upgrade?.better ?? []);
  const drill = replacements.length ? correctionDrill(report.text, span, replacements) : null;
  const explanation = slip?.explanation ?? upgrade?.explanation;
  return drill && explanation ? { drill, slip: slip?.kind ?? '', explanation } : null;
}

function solutionOf(found: Found): Solution | null {
  const asks = askedOf(found);
  if (asks) {
    const { sentence, start, end, answers } = asks.drill;
    return { form: 'correction', sentence, start, end, slip: asks.slip, answers, explanation: asks.explanation };
  }
  const reason = reasonOf(found.report, found.part);
  if (!reason) return null;
  const { quote, better, en, zh } = reason;
  const [criterion = ''] = found.part.split(':');
  return { form: 'advice', criterion, quote: quote?.text ?? '', comment: { en, zh }, better: better ?? null };
}

function reasonOf({ criteria }: AssessedReport, part: string) {
  const [criterion = '', n = ''] = part.split(':');
  return criterion in criteria ? criteria[criterion as Criterion].reasons[Number(n)] : undefined;
}

/** In the order asked for, one read for all; null: not a scored draft of this learner. */
async function find(db: Db, userId: number, evidence: readonly Evidence[]): Promise<(Found | null)[]> {
  const drafts = await reportsRepo(db).ofDrafts(userId, [...new Set(evidence.map(({ id }) => id))]);
  return evidence.map(({ id, part }) => {
    const draft = drafts.find((one) => one.id === id);
    return draft?.report.assessable ? { draft, report: draft.report, part } : null;
  });
}
