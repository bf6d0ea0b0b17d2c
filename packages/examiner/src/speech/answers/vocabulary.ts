import type { SpokenVocabulary } from '@ninefold/core/speaking/report';
import { STOP_WORDS } from '../../essay/features/word-groups.ts';
import type { Spelling } from '../../essay/text/spelling.ts';
import { OFTEN_SAID } from './often-said.ts';
import { bare, type Transcript } from './transcript.ts';

/** Beyond the commonest two thousand, and beyond what every learner knows. */
const COMMON = 2000;
const GOOD = 4000;
const MOST_GOOD = 6;
const OFTEN = 4;
const SURELY_HEARD = 0.6;

export function spokenVocabulary(
  { words }: Transcript,
  { isWord, rank }: Pick<Spelling, 'isWord' | 'rank'>,
): SpokenVocabulary {
  const all = words.map((word) => ({ ...word, lower: bare(word.text) })).filter(({ lower }) => lower !== '');
  // A name is no word that somebody has learnt; it also has no rank.
  const content = all.filter(({ lower, text }) => !STOP_WORDS.has(lower) && isWord(lower) && !/^[A-Z]/.test(text));
  const rare = content.filter(({ lower }) => rank(lower) > COMMON);
  const times = new Map<string, number>();
  for (const { lower } of all) times.set(lower, (times.get(lower) ?? 0) + 1);
  const good = content.filter(
    ({ lower, confidence }, at) =>
      lower.length > 4 &&
      rank(lower) > GOOD &&
      confidence >= SURELY_HEARD &&
      content.findIndex((one) => one.lower === lower) === at,
  );
  return {
    words: all.length,
    distinct: times.size,
    less_common: content.length ? Math.round((rare.length / content.length) * 100) / 100 : 0,
    good: good.slice(0, MOST_GOOD).map(({ text, from, to }) => ({ text: text.replace(/[.,!?;:]+$/, ''), from, to })),
    repeated: [...times]
      .flatMap(([word, count]) =>
        count >= OFTEN && OFTEN_SAID[word] ? [{ word, times: count, better: OFTEN_SAID[word] }] : [],
      )
      .sort((a, b) => b.times - a.times)
      .slice(0, 4),
  };
}
