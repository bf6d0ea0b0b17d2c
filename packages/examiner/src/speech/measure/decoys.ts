import type { SayableWord } from '../align/graph.ts';
import type { AcousticModel } from '../model/acoustic-model.ts';
import { isVowel } from '../words/british.ts';

/** So many false sentences the text is held against. */
const DECOYS = 8;

/**
 * Sentences that nobody read: the same sounds in another order, vowels for vowels. Whoever read the text fits it much
 * better than these; whoever said something else fits it no better. Speaker and microphone matter to both alike.
 */
export function decoysOf(words: SayableWord[], model: AcousticModel): SayableWord[][] {
  const all = words.map(({ ways }) => ways[0]!.phones);
  const vowel = (phone: number) => isVowel(model.phones[phone]!);
  const next = sameEveryTime();
  return Array.from({ length: DECOYS }, () => {
    const vowels = shuffled(all.flat().filter(vowel), next);
    const consonants = shuffled(
      all.flat().filter((phone) => !vowel(phone)),
      next,
    );
    return all.map((phones) => ({
      ways: [{ cost: 0, phones: phones.map((phone) => (vowel(phone) ? vowels.pop()! : consonants.pop()!)) }],
    }));
  });
}

/** Chance that is the same for everybody: the same reading gets the same score. */
function sameEveryTime(): () => number {
  let seed = 12_345;
  return () => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
    return seed / 0x7fffffff;
  };
}

function shuffled(list: number[], next: () => number): number[] {
  const out = [...list];
  for (let i = out.length - 1; i > 0; i--) {
    const j = Math.floor(next() * (i + 1));
    [out[i], out[j]] = [out[j]!, out[i]!];
  }
  return out;
}
