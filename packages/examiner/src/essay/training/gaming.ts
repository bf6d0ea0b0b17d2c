import { numbersFrom } from './metrics.ts';

/** Ways to get a score without writing an essay. Each takes an honest essay and returns what a learner might try instead. */
export const TRICKS = {
  shuffled: ({ essay }: Honest) => shuffle(essay.split(/\s+/)).join(' '),
  'shuffled inside sentences': ({ essay }: Honest) =>
    essay.replace(/[^.!?\n]+/g, (sentence) => shuffle(sentence.trim().split(/\s+/)).join(' ')),
  'prompt copied six times': ({ prompt }: Honest) => Array.from({ length: 6 }, () => prompt).join('\n'),
  'one paragraph five times': ({ essay }: Honest) => Array.from({ length: 5 }, () => longest(essay)).join('\n'),
  doubled: ({ essay }: Honest) => `${essay}\n${essay}`,
  'sentences in random order': ({ essay }: Honest) => regrouped(essay, shuffle(sentencesOf(essay))),
  'sentences of the bodies in random order': ({ essay }: Honest) => {
    const mixed = shuffle(bodiesOf(essay).flatMap(sentencesOf));
    return withBodies(
      essay,
      bodiesOf(essay).map((body) => mixed.splice(0, sentencesOf(body).length).join(' ')),
    );
  },
  'words of the bodies shuffled': ({ essay }: Honest) => {
    const paragraphs = essay.split(/\n+/);
    return paragraphs
      .map((text, i) => (i === 0 || i === paragraphs.length - 1 ? text : shuffle(text.split(/\s+/)).join(' ')))
      .join('\n\n');
  },
  'articles removed': ({ essay }: Honest) => essay.replace(/\b(?:a|an|the)\s+/gi, ''),
  'first third only': ({ essay }: Honest) =>
    essay
      .split(/\s+/)
      .slice(0, Math.floor(essay.split(/\s+/).length / 3))
      .join(' '),
} satisfies Record<string, (essay: Honest) => string>;
export type Honest = { essay: string; prompt: string };

/** Ways that need texts of others, each on another question: what is handed in, and under which question. */
export const TRICKS_WITH_OTHERS = {
  'bodies of another essay': (one, [other]) => ({ ...one, essay: withBodies(one.essay, bodiesOf(other!.essay)) }),
  'bodies out of sentences of others': (one, others) => {
    const pool = shuffle(others.flatMap(({ essay }) => bodiesOf(essay).flatMap(sentencesOf)));
    const sizes = bodiesOf(one.essay).map((body) => sentencesOf(body).length);
    return {
      ...one,
      essay: withBodies(
        one.essay,
        sizes.map((size) => pool.splice(0, size).join(' ')),
      ),
    };
  },
  'on another question': (one, [other]) => ({ essay: one.essay, prompt: other!.prompt }),
  'on another question, which is pasted in': (one, [other]) => ({
    essay: `${other!.prompt}\n\n${one.essay}\n\n${other!.prompt}`,
    prompt: other!.prompt,
  }),
} satisfies Record<string, (one: Honest, others: Honest[]) => Honest>;

const paragraphsOf = (essay: string) => essay.split(/\n+/).filter((paragraph) => paragraph.trim());
const bodiesOf = (essay: string) => paragraphsOf(essay).slice(1, -1);
const withBodies = (essay: string, bodies: string[]) =>
  [paragraphsOf(essay)[0]!, ...bodies, paragraphsOf(essay).at(-1)!].join('\n\n');
/** With an opening, bodies and an ending. */
export const hasBodies = ({ essay }: Honest): boolean => bodiesOf(essay).length >= 1;

/**
 * A weaker copy: at a rate of one word in `1 / rate` an ending, an article or a little word goes wrong, as learners of
 * bands 4 and 5 write. The same seed spoils the same places, so a higher rate spoils these and more.
 */
export function weaker(essay: string, rate: number): string {
  const random = numbersFrom(essay.length);
  return essay.replace(/\b[A-Za-z]+\b/g, (word) => (random() < rate ? spoilt(word) : word)).replace(/ {2,}/g, ' ');
}

function spoilt(word: string): string {
  const lower = word.toLowerCase();
  if (/^(?:the|a|an)$/.test(lower)) return '';
  if (lower in SPOILT) return SPOILT[lower]!;
  if (/[a-z]{3}ies$/.test(lower)) return `${word.slice(0, -3)}y`;
  if (/[a-z]{3}(?:s|d)$/.test(lower) && !/ss$/.test(lower)) return word.slice(0, -1);
  if (/[a-z]{3}ing$/.test(lower)) return word.slice(0, -3);
  if (/[a-z]{3}ly$/.test(lower)) return word.slice(0, -2);
  return lower.length > 5 ? word.slice(0, 3) + word.slice(4) : word;
}
const SPOILT: Record<string, string> = {
  is: 'are',
  are: 'is',
  was: 'were',
  were: 'is',
  has: 'have',
  have: 'has',
  in: 'on',
  on: 'at',
  of: 'for',
  to: 'for',
  for: 'to',
  their: 'them',
  they: 'them',
  many: 'much',
  more: 'most',
};

const sentencesOf = (essay: string) => (essay.match(/[^.!?]+[.!?]+/g) ?? [essay]).map((one) => one.trim());
/** As many sentences a paragraph as before. */
function regrouped(essay: string, sentences: string[]): string {
  const left = [...sentences];
  return essay
    .split(/\n+/)
    .map((paragraph) => left.splice(0, sentencesOf(paragraph).length).join(' '))
    .filter(Boolean)
    .join('\n\n');
}

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
