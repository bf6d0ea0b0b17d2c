import { IRREGULAR_PLURALS, IRREGULAR_VERBS } from './irregular.ts';
import { COMMON_NOUNS, COMMON_VERBS } from './word-lists.ts';

/** The forms of a word, made by rule from short lists; a word outside the lists has no forms, so no rule guesses. */
const DOUBLING = new Set(
  'stop plan shop drop get put sit cut run win begin refer occur prefer admit permit commit control travel cancel let set hit rob beg chat ban rub grab slip trip ship step skip wrap fit quit plot regret submit equip swim jog hug nod tap dig spin stir swap trim hop log snap transmit forget upset compel label model signal fulfil dial fuel quarrel pin tip pop wed'.split(
    ' ',
  ),
);

export function thirdPerson(base: string): string {
  if (base === 'be') return 'is';
  if (base === 'have') return 'has';
  return withS(base);
}

export function gerund(base: string): string {
  if (base === 'be') return 'being';
  if (/ie$/.test(base)) return `${base.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(base)) return `${base.slice(0, -1)}ing`;
  return `${DOUBLING.has(base) ? base + base.at(-1) : base}ing`;
}

export const past = (base: string): string => IRREGULAR_VERBS.get(base)?.past ?? regularPast(base);
export const participle = (base: string): string => IRREGULAR_VERBS.get(base)?.participle ?? regularPast(base);

export function plural(noun: string): string {
  return IRREGULAR_PLURALS.get(noun) ?? withS(noun);
}

function withS(word: string): string {
  if (/(?:s|sh|ch|x|z)$/.test(word) || /^(?:go|do|echo|veto)$/.test(word)) return `${word}es`;
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
}

function regularPast(base: string): string {
  if (base.endsWith('e')) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  return `${DOUBLING.has(base) ? base + base.at(-1) : base}ed`;
}

type VerbForm = 'base' | 'third' | 'ing' | 'past' | 'participle';
const verbForms = new Map<string, { base: string; form: VerbForm }[]>();
const nounBases = new Map<string, string>();

for (const base of COMMON_VERBS) {
  note(base, base, 'base');
  note(thirdPerson(base), base, 'third');
  note(gerund(base), base, 'ing');
  note(past(base), base, 'past');
  note(participle(base), base, 'participle');
}
for (const noun of COMMON_NOUNS) nounBases.set(plural(noun), noun);

function note(form: string, base: string, kind: VerbForm): void {
  const shelf = verbForms.get(form);
  if (shelf) shelf.push({ base, form: kind });
  else verbForms.set(form, [{ base, form: kind }]);
}

export const isBaseVerb = (word: string): boolean => COMMON_VERBS.has(word);
/** The base of `word` when it can be one of these forms of a common verb. */
export const baseOf = (word: string, ...forms: VerbForm[]): string | undefined =>
  verbForms.get(word)?.find((entry) => forms.includes(entry.form))?.base;
export const isCountable = (word: string): boolean => COMMON_NOUNS.has(word);
/** The singular of a plural that the lists know. */
export const singular = (word: string): string | undefined => nounBases.get(word);
/** A base verb that is no noun as well: after "for", "by" or "they" it can only be a verb. */
export const isOnlyVerb = (word: string): boolean =>
  COMMON_VERBS.has(word) && !COMMON_NOUNS.has(word) && !ALSO_NOUNS.has(word);
const ALSO_NOUNS = new Set(
  'access monitor arrest bore bow brush calm chase clear combat comfort correct crash crush defeat delight deposit desire display drag flow fold gaze grant guard halt heat hug hurry kick knock lean leap load pack paint pause pin polish quote rebel recall remark roar roll rot ruin scare scream screw seal shape shed sigh sink slide slip smell smile spin spill squeeze stare stir strip supplement surrender swear sweep swing tease tidy toss update whisper whistle worship wrap wreck bully diet heal elaborate integrate work study help use love need want hope plan change play travel work talk walk visit call cost control damage demand design doubt drink drive experience fear focus fight hate increase decrease interest judge lack laugh lead lie limit look mistake move offer pay practice practise progress promise race reach read rest result return ride rise run sale search shop show sleep smoke sound spread stand start stay step stop stress struggle study support survey swim taste test thank think trade train transfer treat trust try turn upgrade value vote wait wake waste watch wear will win wish worry close clean clear complete correct cool dry empty free live open own perfect separate slow warm welcome wrong like mean better own present lower benefit rent award answer act attack balance blame board book bottom breathe camp care cause charge check comfort comment compromise contact cook copy cover crash credit cross cry cut cycle dance date deal debate delay desire die diet display dream dress drop end escape estimate exchange excuse exercise export import express face fail fall favour feel fish fit fix flow fly force forecast form fund gain guide harm host house hunt impact influence insult invest issue jump keep kick kill kiss label land light list lift load lock mark market match matter measure meet mention mind miss mix name note number object order park pass pick place plant point pollute pour power press price print process produce profit project protest pull purchase push question rain range rank rate react record reform refuse regret release relief remark repair repeat reply report request research reserve respect review reward risk rule rush save saw score sell sense serve set shape share shift ship sign smell smile spend split sport stick store strike suffer suggest supply surprise switch talk target tax tear tie time top total touch tour track trap trend trick trip type view volunteer water weigh wonder word'.split(
    ' ',
  ),
);
