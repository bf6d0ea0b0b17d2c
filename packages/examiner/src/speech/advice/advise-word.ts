import type { SaidPhone } from '../measure/said-phones.ts';
import type { AdviceKey } from '../report.ts';
import { isVowel } from '../words/british.ts';

export type WordAdvice = { word?: AdviceKey; phones: (AdviceKey | undefined)[] };

/** In three of five words below this the experts found fault too: enough for "listen again", not for "wrong". */
export const CHECK_BELOW = 65;

/**
 * What to tell about a word. Which sound was taken for which is not told: held against the experts' marks that was no
 * better than chance. A doubtful word gets a tip for its weakest sound instead, if it is one that Chinese speakers find
 * hard; the tip says how the sound is made, not that it was wrong. A word that no dictionary knows gets none.
 */
export function adviseWord(
  found: SaidPhone[],
  names: string[],
  { said, known, score }: { said: boolean; known: boolean; score: number },
): WordAdvice {
  if (!said) return { word: 'word_missed', phones: [] };
  if (!known || score >= CHECK_BELOW) return { phones: [] };
  const weakest = found.reduce((least, { fit }, at) => (fit < found[least]!.fit ? at : least), 0);
  return {
    word: 'check_word',
    phones: found.map(({ phone }, at) => (at === weakest ? tipFor(names[phone]!, at === found.length - 1) : undefined)),
  };
}

const TIPS: [AdviceKey, string[]][] = [
  ['th', ['TH', 'DH']],
  ['v_w', ['V', 'W']],
  ['r_l', ['R', 'L']],
  ['vowel_length', ['IY', 'IH', 'UW', 'UH', 'AA', 'AO']],
];

function tipFor(phone: string, last: boolean): AdviceKey | undefined {
  if (last && !isVowel(phone)) return 'final_consonant';
  return TIPS.find(([, phones]) => phones.includes(phone))?.[0];
}
