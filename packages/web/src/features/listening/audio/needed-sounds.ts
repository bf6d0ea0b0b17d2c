import type { Paper } from '@ninefold/contract/practice/paper';
import type { RunningStep } from '@ninefold/core/practice/running-order';

/** Every sound file of an exam in the order in which it is heard, each once. */
export function neededSounds(papers: readonly Paper[], running: readonly RunningStep[]): string[] {
  const urls = running.flatMap((step) => {
    if (step.kind === 'say') return [step.url];
    const paper = step.kind === 'play' ? papers[step.part] : undefined;
    return paper?.kind === 'listening' && paper.audio ? [paper.audio.url] : [];
  });
  return [...new Set(urls)];
}
