import { carriesClause, hasFinite, PRONOUNS, subjectVerb } from '../clauses.ts';
import type { Reading, Rule } from '../hint.ts';

const DEPENDENT =
  /^(?:if|when|whenever|because|although|though|as|since|after|before|while|whereas|unless|until|once|where|whether|not|what|who|which|that|how|to)$/;
const capital = (word: string) => word[0]!.toUpperCase() + word.slice(1);
/** A comma becomes a full stop, and the word behind it takes a capital letter. */
const stopAt = ({ at }: Reading, comma: number) => ({
  from: comma,
  to: comma + 2,
  by: `. ${capital(at(comma + 1))}`,
});

/** The words before the comma are one full sentence of their own, without a clause hanging on it. */
function fullSentence(r: Reading, comma: number): boolean {
  const { words, tag, at } = r;
  if (words.slice(0, comma).some((word) => /^[,;:"?]$/.test(word))) return false;
  if (
    DEPENDENT.test(at(0)) ||
    /^(?:ADP|SCONJ|ADV)$/.test(tag(0)) ||
    words.slice(0, comma).some((w) => DEPENDENT.test(w))
  )
    return false;
  return /^(?:PRON|NOUN|PROPN|DET)$/.test(tag(0)) && hasFinite(r, 1, comma);
}

/** Somebody speaks, or the comma marks off an opinion: "That, I think, is it." */
const spoken = ({ words }: Reading) =>
  words.some((word) => /^(?:["?]|said|says|think|know|mean|hope|asked|told)$/.test(word));

/** Two full sentences with only a comma between them. */
export const SPLICE_RULES: readonly Rule[] = [
  {
    id: 'comma-splice',
    kind: 'punctuation',
    find: (r, i) => {
      const { at, words } = r;
      if (
        at(i) !== ',' ||
        i < 5 ||
        words.length - i < 6 ||
        /^(?:yes|no|well|day|year|opinion|old|too)$/.test(at(i - 1)) ||
        /^(?:whatever|however|whoever|wherever|whichever|every)$/.test(at(0)) ||
        (at(0) === 'the' && /^(?:more|less|better|longer|sooner|higher)$/.test(at(1))) ||
        words.slice(0, i).some((word) => /^(?:only|just|so)$/.test(word))
      )
        return null;
      if (!/^(?:it|he|she|they|we|this)$/.test(at(i + 1)) || !carriesClause(r, i + 2)) return null;
      return !spoken(r) && fullSentence(r, i) ? stopAt(r, i) : null;
    },
  },
  {
    id: 'comma-splice-noun',
    kind: 'punctuation',
    find: (r, i) => {
      const { at, words } = r;
      if (at(i) !== ',' || i < 4 || !/^(?:the|my|our|his|her|their|people|some|many|most|everyone)$/.test(at(i + 1)))
        return null;
      if (/^(?:ADV|PROPN)$/.test(r.tag(i - 1)) || at(i - 1) === 'turn') return null;
      const rest = words.slice(i + 1);
      if (subjectVerb(r, i + 1) < 0 || (rest.includes('and') && rest.includes(','))) return null;
      return !spoken(r) && fullSentence(r, i) && subjectVerb(r, 0) > 0 ? stopAt(r, i) : null;
    },
  },
  {
    id: 'middle-however',
    kind: 'punctuation',
    find: (r, i) => {
      const { at } = r;
      if (
        i < 4 ||
        !/^[,;]$/.test(at(i - 1)) ||
        !/^(?:however|moreover|nevertheless|furthermore|consequently)$/.test(at(i))
      )
        return null;
      const subject = at(i + 1) === ',' ? i + 2 : i + 1;
      if (!hasFinite(r, 0, i) || at(subject) === 'that' || subjectVerb(r, subject) < 0) return null;
      if (at(i - 1) === ';') return at(i + 1) === ',' ? null : { from: i + 1, to: i + 1, by: ',' };
      return at(i + 1) === ',' ? stopAt(r, i - 1) : { from: i - 1, to: i + 1, by: `. ${capital(at(i))},` };
    },
  },
  {
    id: 'middle-also',
    kind: 'punctuation',
    find: (r, i) => {
      if (r.at(i) !== ',' || i < 4 || !hasFinite(r, 0, i) || /^(?:as|since|and|but|that)$/.test(r.at(i - 1)))
        return null;
      const phrase =
        /^(?:also|for example|for instance|in addition|in fact|after that|on the other hand|in conclusion|besides) /.exec(
          `${r.words.slice(i + 1, i + 5).join(' ')} `,
        );
      if (!phrase) return null;
      const end = i + 1 + phrase[0].trim().split(' ').length;
      const subject = r.at(end) === ',' ? end + 1 : end;
      return PRONOUNS.has(r.at(subject)) || subjectVerb(r, subject) > 0 ? stopAt(r, i) : null;
    },
  },
];
