import type { Paper } from '@ninefold/contract/practice/paper';
import type { RunningStep } from '@ninefold/core/practice/running-order';

/** What an exam plays, in its order, each recording once. */
export function soundsIn(running: readonly RunningStep[], papers: readonly Paper[]): string[] {
  const urls = running.flatMap((step) => {
    if (step.kind === 'say') return [step.url];
    const paper = step.kind === 'play' ? papers[step.part] : undefined;
    return paper?.kind === 'listening' && paper.audio ? [paper.audio.url] : [];
  });
  return [...new Set(urls)];
}
