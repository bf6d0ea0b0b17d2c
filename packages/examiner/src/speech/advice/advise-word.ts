import type { SaidPhone } from '../measure/said-phones.ts';
import type { AdviceKey } from '../report.ts';
import { isVowel } from '../words/british.ts';

export type WordAdvice = { word?: AdviceKey; phones: (AdviceKey | undefined)[] };

/** A word below this was called badly said by the experts more often than not. */
export const CHECK_BELOW = 50;
/** A sound is named only when another fits so much better, and the word is doubtful as well. */
const CLEARLY = -1.5;
const DOUBTFUL = 60;

/** What to tell about a word. A word that no dictionary knows is not corrected: its sounds were guessed. */
export function adviseWord(
  found: SaidPhone[],
  names: string[],
  { said, known, score }: { said: boolean; known: boolean; score: number },
): WordAdvice {
  if (!said) return { word: 'word_missed', phones: [] };
  if (!known || score >= DOUBTFUL) return { phones: [] };
  const phones = found.map((phone, at) => {
    const last = at === found.length - 1;
    return phone.lead < CLEARLY ? confusion(names[phone.phone]!, names[phone.nearest]!, last) : undefined;
  });
  return { ...(score < CHECK_BELOW && { word: 'check_word' as const }), phones };
}

const PAIRS: [AdviceKey, string[], string[]][] = [
  ['th', ['TH', 'DH'], ['S', 'Z', 'D', 'T', 'F', 'V', 'L']],
  ['v_w', ['V'], ['W', 'F']],
  ['v_w', ['W'], ['V', 'F']],
  ['r_l', ['R'], ['L', 'W']],
  ['r_l', ['L'], ['R', 'N', 'W']],
  ['vowel_length', ['IY', 'UW', 'AA', 'AO'], ['IH', 'UH', 'AH']],
  ['vowel_length', ['IH', 'UH'], ['IY', 'UW']],
];

/** Which of the usual confusions of Chinese speakers this is. */
function confusion(asked: string, heard: string, last: boolean): AdviceKey | undefined {
  const pair = PAIRS.find(([, from, to]) => from.includes(asked) && to.includes(heard));
  if (pair) return pair[0];
  return last && !isVowel(asked) ? 'final_consonant' : undefined;
}
