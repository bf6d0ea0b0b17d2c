import { clamp, toHalf } from '../features/numbers.ts';
import type { AssessedReport, Both, Criterion, Quote } from '../report.ts';

export type Advice = {
  comments: (Both & { criterion: Criterion })[];
  rewrites: (Both & { original: Quote; better: string })[];
  /** The model's own view, held inside the examiner's range. For the record: no page shows it as the band. */
  secondOpinion: Partial<Record<Criterion | 'overall', number>>;
};

const CRITERIA: readonly Criterion[] = ['tr', 'cc', 'lr', 'gra'];
const MOST = 6;
const LONGEST = 600;

/** The model's answer, if it has the promised form; what does not fit is left out, and an answer without sense is null. */
export function readAdvice(content: string, report: AssessedReport): Advice | null {
  const answer = parsed(content);
  if (!answer) return null;
  const comments = list(answer.comments).flatMap((one) => {
    const criterion = CRITERIA.find((name) => name === one.criterion);
    const text = both(one);
    return criterion && text ? [{ criterion, ...text }] : [];
  });
  const rewrites = list(answer.rewrites).flatMap((one) => {
    const original = quoteIn(report.text, one.original);
    const better = sentence(one.better);
    const text = both(one);
    return original && better && text ? [{ original, better, ...text }] : [];
  });
  if (!comments.length && !rewrites.length) return null;
  return {
    comments: comments.slice(0, MOST),
    rewrites: rewrites.slice(0, MOST),
    secondOpinion: opinion(answer.bands, report),
  };
}

type Loose = Record<string, unknown>;
const isLoose = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const list = (value: unknown): Loose[] => (Array.isArray(value) ? value.filter(isLoose) : []);

function parsed(content: string): Loose | null {
  // Some models wrap JSON in a code fence however they are asked.
  const body = content.replace(/^\s*```(?:json)?/i, '').replace(/```\s*$/, '');
  try {
    const value: unknown = JSON.parse(body);
    return isLoose(value) ? value : null;
  } catch {
    return null;
  }
}

/** Plain text of a reasonable length: no mark-up, no addresses, nothing invisible. */
function sentence(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value
    .replace(/(?![\n])[\p{Cc}\p{Cf}]/gu, '')
    .replace(/<[^>]*>/g, '')
    .replace(/https?:\/\/\S+/gi, '')
    .trim();
  return text && text.length <= LONGEST ? text : null;
}

function both(value: Loose): Both | null {
  const zh = sentence(value.zh);
  const en = sentence(value.en);
  return zh && en ? { zh, en } : null;
}

function quoteIn(text: string, value: unknown): Quote | null {
  if (typeof value !== 'string' || value.trim().length < 8) return null;
  const start = text.indexOf(value.trim());
  return start < 0 ? null : { start, end: start + value.trim().length, text: value.trim() };
}

function opinion(value: unknown, { overall, criteria }: AssessedReport): Advice['secondOpinion'] {
  if (!isLoose(value)) return {};
  const ranges = { overall, ...criteria };
  return Object.fromEntries(
    (['overall', ...CRITERIA] as const).flatMap((name) => {
      const band = value[name];
      return typeof band === 'number' && Number.isFinite(band)
        ? [[name, toHalf(clamp(band, ranges[name].low, ranges[name].high))]]
        : [];
    }),
  );
}
