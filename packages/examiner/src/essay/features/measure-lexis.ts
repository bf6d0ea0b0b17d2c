import type { EssayText } from '../text/essay-text.ts';
import type { Spelling } from '../text/spelling.ts';
import { mean, share, syllables } from './numbers.ts';
import { STOP_WORDS } from './word-groups.ts';

export type Features = Record<string, number>;

export function measureLexis(essay: EssayText, spelling: Spelling): Features {
  const words = essay.words.map((word) => word.lower);
  const n = Math.max(1, words.length);
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const content = words.filter((word) => !STOP_WORDS.has(word));
  const m = Math.max(1, content.length);
  const ranks = content.filter((word) => spelling.isWord(word)).map((word) => spelling.rank(word));
  const bad = essay.words.filter((word) => /^[a-z][a-z']{2,}$/.test(word.text) && !spelling.isWord(word.text));
  const badTypes = new Set(bad.map((word) => word.lower)).size;
  const once = [...counts.values()].filter((count) => count === 1).length;
  return {
    wordLength: mean(words.map((word) => word.length)),
    long7: share(words, (word) => word.length >= 7),
    long10: share(words, (word) => word.length >= 10),
    syllables: mean(words.map(syllables)),
    syllables3: share(words, (word) => syllables(word) >= 3),
    typeToken: counts.size / n,
    guiraud: counts.size / Math.sqrt(n),
    mtld: (mtld(words) + mtld([...words].reverse())) / 2,
    once: once / n,
    movingTypeToken: movingTypeToken(words),
    types150: new Set(words.slice(0, 150)).size,
    contentShare: content.length / n,
    meanLogRank: mean(ranks.map(Math.log)),
    rare1: ranks.filter((rank) => rank > 1500).length / m,
    rare3: ranks.filter((rank) => rank > 3500).length / m,
    rare8: ranks.filter((rank) => rank > 8000).length / m,
    rare15: ranks.filter((rank) => rank > 15_000).length / m,
    rare28: ranks.filter((rank) => rank > 28_000).length / m,
    rareTypes:
      new Set(content.filter((word) => spelling.isWord(word) && spelling.rank(word) > 6000)).size / Math.sqrt(n),
    misspelt: bad.length / n,
    misspeltTypes: badTypes / n,
    misspeltLog: Math.log1p(badTypes),
  };
}

/** How far one gets before the share of new words falls to .72, on average. */
function mtld(words: string[]): number {
  let factors = 0;
  let seen = new Set<string>();
  let n = 0;
  for (const word of words) {
    n++;
    seen.add(word);
    if (seen.size / n <= 0.72) {
      factors++;
      seen = new Set();
      n = 0;
    }
  }
  if (n) factors += (1 - seen.size / n) / 0.28;
  return factors > 0 ? words.length / factors : words.length;
}

function movingTypeToken(words: string[]): number {
  if (words.length < 60) return new Set(words).size / Math.max(1, words.length);
  const windows = Array.from({ length: words.length - 49 }, (_, i) => new Set(words.slice(i, i + 50)).size / 50);
  return mean(windows);
}
