import { numbersFrom } from './metrics.ts';

/** Ways to get a score without writing an essay. Each takes an honest essay and returns what a learner might try instead. */
export const TRICKS = {
  shuffled: ({ essay }: Honest) => shuffle(essay.split(/\s+/)).join(' '),
  'shuffled inside sentences': ({ essay }: Honest) =>
    essay.replace(/[^.!?\n]+/g, (sentence) => shuffle(sentence.trim().split(/\s+/)).join(' ')),
  'prompt copied six times': ({ prompt }: Honest) => Array.from({ length: 6 }, () => prompt).join('\n'),
  'one paragraph five times': ({ essay }: Honest) => Array.from({ length: 5 }, () => longest(essay)).join('\n'),
  doubled: ({ essay }: Honest) => `${essay}\n${essay}`,
  'articles removed': ({ essay }: Honest) => essay.replace(/\b(?:a|an|the)\s+/gi, ''),
  'first third only': ({ essay }: Honest) =>
    essay
      .split(/\s+/)
      .slice(0, Math.floor(essay.split(/\s+/).length / 3))
      .join(' '),
} satisfies Record<string, (essay: Honest) => string>;
export type Honest = { essay: string; prompt: string };

function shuffle(words: string[]): string[] {
  const random = numbersFrom(words.length);
  const mixed = [...words];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [mixed[i], mixed[j]] = [mixed[j]!, mixed[i]!];
  }
  return mixed;
}

const longest = (essay: string) => essay.split(/\n+/).sort((a, b) => b.length - a.length)[0]!;
