/** Is one word the plural of the other? Told as a reason, never used to accept: the plural counts in the exam. */

const IRREGULAR = new Map(
  `child/children man/men woman/women person/people foot/feet tooth/teeth goose/geese mouse/mice louse/lice ox/oxen
  larva/larvae alga/algae antenna/antennae formula/formulae nebula/nebulae vertebra/vertebrae bacterium/bacteria
  datum/data medium/media stratum/strata criterion/criteria phenomenon/phenomena curriculum/curricula
  fungus/fungi cactus/cacti nucleus/nuclei stimulus/stimuli radius/radii focus/foci syllabus/syllabi
  analysis/analyses basis/bases crisis/crises hypothesis/hypotheses oasis/oases thesis/theses synthesis/syntheses
  index/indices appendix/appendices matrix/matrices vertex/vertices leaf/leaves knife/knives life/lives wife/wives
  wolf/wolves shelf/shelves half/halves calf/calves loaf/loaves thief/thieves scarf/scarves hoof/hooves elf/elves
  self/selves die/dice penny/pence`
    .split(/\s+/)
    .map((pair): [string, string] => {
      const [one = '', many = ''] = pair.split('/');
      return [many, one];
    }),
);

export function differsInNumber(a: string, b: string): boolean {
  return a !== b && (singulars(a).includes(b) || singulars(b).includes(a));
}

/** Ends in s and is singular all the same. */
const SINGULAR_S = /(ss|us|is)$|^(gas|bus|lens|canvas|atlas|news|bias|series|species|means|iris|yes)$/;

/** Certainly plural, so `a` never stands before it. */
export const looksPlural = (word: string): boolean =>
  [...IRREGULAR.keys()].some((many) => word.endsWith(many) && many.length > 3) ||
  (word.length > 3 && word.endsWith('s') && !SINGULAR_S.test(word));

/** What the word may be the plural of. */
function singulars(word: string): string[] {
  const irregular = [...IRREGULAR].flatMap(([many, one]) =>
    word.endsWith(many) ? [word.slice(0, -many.length) + one] : [],
  );
  if (!word.endsWith('s') || word.length < 3) return irregular;
  return [
    ...irregular,
    word.slice(0, -1),
    ...(word.endsWith('es') ? [word.slice(0, -2)] : []),
    ...(word.endsWith('ies') ? [`${word.slice(0, -3)}y`] : []),
    ...(word.endsWith("'s") ? [word.slice(0, -2)] : []),
  ];
}
