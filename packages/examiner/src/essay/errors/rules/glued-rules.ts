import { KNOWN_SLIPS } from '../../text/known-slips.ts';
import type { Spelling } from '../../text/spelling.ts';
import type { Reading, Rule } from '../hint.ts';

/** Nothing between the mark and the next word: "young.but". An address or a file name looks alike. */
const ADDRESS = /^(?:com|org|net|cn|uk|co|edu|gov|html?|www|pdf|doc|jpg|io|info|tv|js|a|m|g|e|p|s)$/;
const glued = ({ tokens }: Reading, i: number) =>
  tokens[i + 1] !== undefined && tokens[i + 1]!.start === tokens[i]!.end;
const capital = (word: string) => (word === 'i' ? 'I' : word[0]!.toUpperCase() + word.slice(1));
/** Two-letter words that may hide at the seam of two words written as one. */
const SEAMS = new Set('in of to is it my at on an as be we no so or if by up'.split(' '));

export const gluedRules = (spelling: Spelling): readonly Rule[] => [
  {
    id: 'glued-stop',
    kind: 'punctuation',
    find: (r, i) => {
      const { at, tokens } = r;
      const next = tokens[i + 1]?.text ?? '';
      if (!/^(?:\.|\?|!|etc\.)$/.test(at(i)) || !glued(r, i) || !/^[a-z]{2,}$/.test(next)) return null;
      if (i === 0 || ADDRESS.test(next) || ADDRESS.test(at(i - 1)) || (at(i + 2) === '.' && glued(r, i + 1)))
        return null;
      if (!/^[a-z]{2,}$/.test(at(i - 1)) || !spelling.isWord(next)) return null;
      return { from: i, to: i + 2, by: `${tokens[i]!.text} ${capital(next)}` };
    },
  },
  {
    id: 'glued-comma',
    kind: 'punctuation',
    find: (r, i) => {
      const next = r.tokens[i + 1]?.text ?? '';
      return r.at(i) === ',' && i > 0 && glued(r, i) && /^[A-Za-z]+$/.test(next) && /^[a-z]/.test(r.at(i - 1))
        ? { from: i, to: i + 2, by: `, ${next}` }
        : null;
    },
  },
  {
    id: 'two-words',
    kind: 'spelling',
    find: ({ tokens, at }, i) => {
      const word = at(i);
      if (!/^[A-Za-z]?[a-z]{5,}$/.test(tokens[i]!.text) || (i > 0 && /^[A-Z]/.test(tokens[i]!.text))) return null;
      if (spelling.isWord(word) || tokens[i + 1]?.text === '-' || tokens[i - 1]?.text === '-') return null;
      // "Outweight" has one meaning, and it is not "out weight".
      if (KNOWN_SLIPS.has(word)) return null;
      const near = spelling.meant(word);
      if (near && spelling.rank(near) < 20_000) return null;
      const cut = seam(word, spelling);
      return cut ? { from: i, to: i + 1, by: `${word.slice(0, cut)} ${word.slice(cut)}` } : null;
    },
  },
];

/** Where a word nobody knows falls into two that everybody knows. */
function seam(word: string, spelling: Spelling): number {
  let best = 0;
  let lowest = 1800;
  for (let cut = 2; cut <= word.length - 2; cut++) {
    const [left, right] = [word.slice(0, cut), word.slice(cut)];
    if ((left.length < 3 && !SEAMS.has(left)) || (right.length < 3 && !SEAMS.has(right))) continue;
    if (left.length + right.length < 7 || !spelling.isWord(left) || !spelling.isWord(right)) continue;
    const rank = spelling.rank(left) + spelling.rank(right);
    if (rank < lowest) [best, lowest] = [cut, rank];
  }
  return best;
}
