import type { Doubt } from '../../grammar-tagger/tagger.ts';
import type { Upgrade } from '../../report.ts';
import type { EssayText, Sentence } from '../../text/essay-text.ts';
import { PLAIN_WORDINGS, type PlainWording } from '../words/plain-words.ts';
import { SHORT_WORDINGS } from '../words/short-wordings.ts';

const MOST = 6;

/** At most six wordings that could be more exact, each kind once, in the order of the text. */
export function upgradesOf(essay: EssayText, task: 1 | 2): Upgrade[] {
  const found: Upgrade[] = [];
  for (const wording of [...PLAIN_WORDINGS, ...SHORT_WORDINGS].filter((one) => !one.task || one.task === task)) {
    const hit = essay.sentences.flatMap((sentence) => upgradeIn(sentence, wording) ?? [])[0];
    if (hit && !found.some((one) => one.start < hit.end && one.end > hit.start)) found.push(hit);
  }
  return found.sort((a, b) => a.start - b.start).slice(0, MOST);
}

/** So near another slip would stay beside it, or the word that is offered would come twice. */
const BESIDE = 25;
const NEAR = 200;
/** A small doubt about a word beside it keeps no wording back: nearly every sentence has one. */
const DOUBTED = 0.4;

/** A wording that can be shown as right: nothing beside it is doubtful, and what it offers does not stand near it already. */
export function fitsBeside(text: string, one: Upgrade, suspected: readonly Doubt[] = []): boolean {
  const isBeside = ({ start, end, chance }: Doubt) =>
    chance >= DOUBTED &&
    ((end <= one.start && end > one.start - BESIDE) || (start >= one.end && start < one.end + BESIDE));
  const around = `${text.slice(Math.max(0, one.start - NEAR), one.start)} ${text.slice(one.end, one.end + NEAR)}`;
  const offered = (one.better[0] ?? '').toLowerCase().match(/[a-z]{5,}/g) ?? [];
  const fresh = offered.filter((word) => !one.original.toLowerCase().includes(word));
  const near = new Set(around.toLowerCase().match(/[a-z]+/g));
  return !suspected.some(isBeside) && !fresh.some((word) => near.has(word));
}

function upgradeIn(sentence: Sentence, { find, better, why }: PlainWording): Upgrade | null {
  const match = find.exec(sentence.text);
  // What somebody else says or is called keeps its wording.
  if (!match || /["“”]/.test(sentence.text)) return null;
  const original = match[0].trimEnd();
  const written = better
    .replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '')
    .replace(/\bi\b/, 'I')
    .trim();
  const start = sentence.start + match.index;
  return {
    start,
    end: start + original.length,
    original,
    better: [likeFirst(original, written)],
    explanation: why,
  };
}

/** A word that opens the sentence keeps its capital. */
const likeFirst = (original: string, word: string) =>
  /^[A-Z]/.test(original) ? word[0]!.toUpperCase() + word.slice(1) : word;
