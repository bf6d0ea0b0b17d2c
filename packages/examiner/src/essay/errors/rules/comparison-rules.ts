import type { Rule } from '../hint.ts';

/** Short adjectives that take -er. */
const SHORT = new Map(
  'easy easier|simple simpler|safe safer|cheap cheaper|fast faster|big bigger|small smaller|happy happier|healthy healthier|clean cleaner|quick quicker|slow slower|high higher|low lower|old older|young younger|strong stronger|weak weaker|nice nicer|rich richer|poor poorer|long longer|short shorter|large larger|early earlier|busy busier|hot hotter|cold colder|warm warmer|clear clearer|great greater|hard harder|heavy heavier|light lighter|lucky luckier|smart smarter|tall taller|wide wider|wise wiser|fat fatter|deep deeper|dirty dirtier|funny funnier|clever cleverer|noisy noisier|lazy lazier|ugly uglier|tasty tastier|angry angrier|near nearer|fresh fresher|thin thinner'
    .split('|')
    .map((pair) => pair.split(' ') as [string, string]),
);
/** "Later then" is good English: the word of time is no comparison here. */
export const COMPARATIVES: ReadonlySet<string> = new Set([...SHORT.values()].filter((word) => word !== 'earlier'));
/** "More good ideas", "more young people": the number grows, not the quality. */
const COUNTED =
  /^(?:high|hard|young|old|great|poor|rich|small|big|large|long|short|cheap|clean|low|hot|cold|fresh|light|clever|smart|healthy)$/;

export const COMPARISON_RULES: readonly Rule[] = [
  {
    id: 'more-easy',
    kind: 'comparison',
    find: ({ at, tag }, i) => {
      const right = at(i) === 'more' ? SHORT.get(at(i + 1)) : undefined;
      if (!right || /^(?:and|or|-|than)$/.test(at(i - 1)) || at(i + 2) === 'and') return null;
      // "More fast food", "more light was better": there is more of it, it is not more so.
      if (/^(?:fast|light|short|clear)$/.test(at(i + 1)) && at(i + 2) !== 'than') return null;
      return /^(?:NOUN|ADJ)$/.test(tag(i + 2)) && COUNTED.test(at(i + 1)) ? null : { from: i, to: i + 2, by: right };
    },
  },
];
