import type { Destination } from '#navigation/link.tsx';
import type { PaperSource } from './practice-kit.ts';

type Source = Pick<PaperSource, 'paperPath'>;
type Where = {
  id: number;
  kind: 'paper' | 'set' | 'own';
  source_id: number;
  state: string;
  papers: readonly number[];
};

/** Where a record's attempt goes on, or is reviewed. */
export function attemptPath(source: Source, record: Where): Destination {
  const view = record.state === 'open' ? {} : { view: 'review' as const };
  return source.paperPath(paperIdOf(record), { ...ownOf(record), attempt: record.id, ...view });
}

/** Where its papers are taken again. */
export const againPath = (source: Source, record: Where): Destination =>
  source.paperPath(paperIdOf(record), ownOf(record));

/** A set that the learner put together has no id: it is found under its first paper. */
const paperIdOf = ({ source_id, papers }: Where): number => (source_id > 0 ? source_id : (papers[0] ?? 0));

const ownOf = ({ kind, papers }: Where): { own?: string } => (kind === 'own' ? { own: papers.join('-') } : {});
