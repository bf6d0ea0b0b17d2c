import type { Upgrade } from '../../report.ts';
import type { EssayText, Sentence } from '../../text/essay-text.ts';
import { PLAIN_WORDINGS, type PlainWording } from './plain-words.ts';
import { SHORT_WORDINGS } from './words/short-wordings.ts';

const MOST = 6;

/** At most six wordings that could be exacter, each kind once, in the order of the text. */
export function upgradesOf(essay: EssayText, task: 1 | 2): Upgrade[] {
  const found: Upgrade[] = [];
  for (const wording of [...PLAIN_WORDINGS, ...SHORT_WORDINGS].filter((one) => !one.task || one.task === task)) {
    const hit = essay.sentences.flatMap((sentence) => upgradeIn(sentence, wording) ?? [])[0];
    if (hit && !found.some((one) => one.start < hit.end && one.end > hit.start)) found.push(hit);
  }
  return found.sort((a, b) => a.start - b.start).slice(0, MOST);
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
