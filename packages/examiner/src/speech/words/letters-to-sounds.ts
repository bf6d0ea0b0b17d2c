/**
 * How a word that stands in no dictionary is probably said. Longest spelling first; `#` is the end of the word, `^` its
 * beginning. A name may be said otherwise, so a word pronounced by these rules is judged kindly.
 */
const RULES: [RegExp, string][] = [
  [/^(ough)(?=t)/, 'AO'],
  [/^(ough)/, 'OW'],
  [/^(augh)/, 'AO'],
  [/^(eigh)/, 'EY'],
  [/^(igh)/, 'AY'],
  [/^(tion|sion)/, 'SH AH N'],
  [/^(ture)$/, 'CH ER'],
  [/^(cious|tious)$/, 'SH AH S'],
  [/^(ous)$/, 'AH S'],
  [/^(tch)/, 'CH'],
  [/^(dge)/, 'JH'],
  [/^(sch)/, 'S K'],
  [/^(ch)/, 'CH'],
  [/^(sh)/, 'SH'],
  [/^(ph)/, 'F'],
  [/^(th)/, 'TH'],
  [/^(wh)/, 'W'],
  [/^(ck)/, 'K'],
  [/^(ng)(?=$|s$)/, 'NG'],
  [/^(ng)/, 'NG G'],
  [/^(qu)/, 'K W'],
  [/^(gh)/, 'G'],
  [/^(kn|gn)/, 'N'],
  [/^(wr)/, 'R'],
  [/^(mb)$/, 'M'],
  [/^(ee|ea|ie)/, 'IY'],
  [/^(oo)/, 'UW'],
  [/^(ou|ow)(?=.)/, 'AW'],
  [/^(ow)$/, 'OW'],
  [/^(oa|oe)/, 'OW'],
  [/^(oi|oy)/, 'OY'],
  [/^(ai|ay|ei|ey)(?=.)/, 'EY'],
  [/^(ay)$/, 'EY'],
  [/^(ey)$/, 'IY'],
  [/^(au|aw)/, 'AO'],
  [/^(eu|ew|ue|ui)/, 'UW'],
  [/^(ar)(?![aeiou])/, 'AA R'],
  [/^(or)(?![aeiou])/, 'AO R'],
  [/^(er|ir|ur)(?![aeiou])/, 'ER'],
  [/^(a)[bcdfgklmnpstvz]e(s|d)?$/, 'EY'],
  [/^(i)[bcdfgklmnpstvz]e(s|d)?$/, 'AY'],
  [/^(o)[bcdfgklmnpstvz]e(s|d)?$/, 'OW'],
  [/^(u)[bcdfgklmnpstvz]e(s|d)?$/, 'UW'],
  [/^(e)$/, ''],
  [/^(es)$/, 'Z'],
  [/^(ed)$/, 'D'],
  [/^(y)$/, 'IY'],
  [/^(y)(?=[aeiou])/, 'Y'],
  [/^(c)(?=[eiy])/, 'S'],
  [/^(g)(?=[eiy])/, 'JH'],
  [/^(x)/, 'K S'],
  [/^(bb|cc|dd|ff|gg|kk|ll|mm|nn|pp|rr|ss|tt|zz)/, ''],
  [/^(a)$/, 'AH'],
  [/^(o)$/, 'OW'],
  [/^(i)$/, 'IY'],
];
const LETTERS: Record<string, string> = {
  a: 'AE',
  b: 'B',
  c: 'K',
  d: 'D',
  e: 'EH',
  f: 'F',
  g: 'G',
  h: 'HH',
  i: 'IH',
  j: 'JH',
  k: 'K',
  l: 'L',
  m: 'M',
  n: 'N',
  o: 'AA',
  p: 'P',
  q: 'K',
  r: 'R',
  s: 'S',
  t: 'T',
  u: 'AH',
  v: 'V',
  w: 'W',
  x: 'K S',
  y: 'IH',
  z: 'Z',
};

export function lettersToSounds(word: string): string[] {
  const sounds: string[] = [];
  for (let rest = word.replace(/[^a-z]/g, ''); rest; ) {
    const rule = RULES.find(([spelling]) => spelling.test(rest));
    const taken = rule?.[0].exec(rest)?.[1] ?? rest[0]!;
    // Of a double letter one is said: it is left to be read with what follows.
    const doubled = rule?.[1] === '' && taken.length === 2;
    sounds.push(...(rule ? rule[1] : (LETTERS[taken] ?? '')).split(' ').filter(Boolean));
    rest = rest.slice(doubled ? 1 : taken.length);
  }
  return sounds.length ? sounds : ['AH'];
}
