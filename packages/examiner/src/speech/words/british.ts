/** Words in which the British say the vowel of "father" where Americans say that of "cat". */
const BATH = new Set(
  `advance advantage after afternoon afterwards aghast aunt answer ask asked asking bath basket branch brass can't cast castle
  chance chant class clasp command craft dance daft demand disaster draft draught drastic enhance example fast fasten
  flask france gasp giraffe glance glass grant grasp grass half halve lance last laugh laughter mask mast master nasty
  pass passed past pastor pasture path plant plaster raft rafter rather sample shaft slander slant staff task trance vast`.split(
    /\s+/,
  ),
);

/** Words that are simply said otherwise. */
const OTHERWISE: Record<string, string> = {
  schedule: 'SH EH D Y UW L',
  leisure: 'L EH ZH AH',
  vase: 'V AA Z',
  tomato: 'T AH M AA T OW',
  tomatoes: 'T AH M AA T OW Z',
  privacy: 'P R IH V AH S IY',
  either: 'AY DH AH',
  neither: 'N AY DH AH',
  process: 'P R OW S EH S',
  advertisement: 'AH D V ER T IH S M AH N T',
  garage: 'G AE R AA ZH',
  laboratory: 'L AH B AO R AH T R IY',
  vitamin: 'V IH T AH M IH N',
  vitamins: 'V IH T AH M IH N Z',
  mobile: 'M OW B AY L',
  fragile: 'F R AE JH AY L',
  hostile: 'HH AO S T AY L',
  data: 'D EY T AH',
  route: 'R UW T',
  herb: 'HH ER B',
  clerk: 'K L AA K',
  ate: 'EH T',
  shone: 'SH AO N',
  again: 'AH G EY N',
  been: 'B IY N',
  figure: 'F IH G AH',
  tourist: 'T AO R IH S T',
  secretary: 'S EH K R AH T R IY',
  necessary: 'N EH S AH S R IY',
  dictionary: 'D IH K SH AH N R IY',
  library: 'L AY B R IY',
  interesting: 'IH N T R AH S T IH NG',
  military: 'M IH L IH T R IY',
  territory: 'T EH R IH T R IY',
  category: 'K AE T AH G R IY',
  medicine: 'M EH D S AH N',
  comfortable: 'K AH M F T AH B AH L',
  temporary: 'T EH M P R AH R IY',
};

const VOWELS = new Set('AA AE AH AO AW AY EH ER EY IH IY OW OY UH UW'.split(' '));
export const isVowel = (phone: string) => VOWELS.has(phone);

/** How a British speaker says a word whose American phones are known. Null where both say it alike. */
export function british(word: string, american: string[]): string[] | null {
  if (OTHERWISE[word]) return OTHERWISE[word].split(' ');
  const stem = word.replace(/(es|s|ed|ing|er|ers|'s)$/, '');
  const bath = BATH.has(word) || BATH.has(stem);
  const out: string[] = [];
  american.forEach((phone, at) => {
    const next = american[at + 1];
    const before = american[at - 1];
    // No r but before a vowel.
    if (phone === 'R' && before && isVowel(before) && !(next && isVowel(next))) return;
    if (phone === 'ER') out.push(at === american.length - 1 ? 'AH' : 'ER', ...(next && isVowel(next) ? ['R'] : []));
    else if (phone === 'AE' && bath) out.push('AA');
    // "lot" is rounded; "father" is not.
    else if (phone === 'AA' && next !== 'R' && /o|wa|qua/.test(word)) out.push('AO');
    else if (phone === 'UW' && before && 'T D N'.includes(before) && /u|ew/.test(word)) out.push('Y', 'UW');
    else out.push(phone);
  });
  return out.join(' ') === american.join(' ') ? null : out;
}
