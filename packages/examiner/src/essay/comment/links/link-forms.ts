import { quote } from '../../text/quote.ts';
import { type Facts, type Point, weakness } from '../facts.ts';

/** A fixed phrase at the head of a sentence, in a form it does not have. */
type Form = { find: RegExp; right: string; isClause?: true };

const FORMS: readonly Form[] = [
  { find: /^(?:(?:in|by|at) (?:the )?other hand|on other hand|on the other hands)\b/i, right: 'On the other hand' },
  { find: /^(?:(?:in|by|at) (?:the )?one hand(?= ?,)|on (?:the )?one hands\b)/i, right: 'On the one hand' },
  { find: /^(?:in (?:the )?contrary|on contrary|in the contrast)\b/i, right: 'In contrast' },
  { find: /^(?:on (?:a |the )?|in (?:a |the )|for (?:a |the )?)conclusion(?= ?,)/i, right: 'In conclusion' },
  { find: /^(?:in (?:conclude|summari[sz]e|sum up)|to (?:conclusion|summary))\b/i, right: 'To sum up' },
  { find: /^as the result(?= ?,)/i, right: 'As a result' },
  { find: /^in the same time\b/i, right: 'At the same time' },
  { find: /^beside(?= ?,)/i, right: 'Besides' },
  { find: /^by this way(?= ?,)/i, right: 'In this way' },
  { find: /^for the (?:example|instance)(?= ?,)/i, right: 'For example' },
  { find: /^last but not the least\b/i, right: 'Last but not least' },
  { find: /^in overview\b/i, right: 'Overall' },
  { find: /^in (?:meantime|mean time)\b/i, right: 'In the meantime' },
  { find: /^(?:in|from|by) (?:the )?(?:another|other) side(?= ?,)/i, right: 'On the other hand' },
  // With the comma right behind it the word is used as a link, which it is not: it begins a clause.
  { find: /^(?:although|though|whereas)(?= ?,[^,]*$)/i, right: 'However', isClause: true },
];

/** "In the other hand": the reader knows what is meant, and that the phrase is not known. */
export function linkForms({ essay }: Facts): Point[] {
  for (const sentence of essay.sentences) {
    const form = FORMS.find(({ find }) => find.test(sentence.text));
    if (!form) continue;
    const said = form.find.exec(sentence.text)![0];
    return [
      weakness(
        1.35,
        form.isClause
          ? `“${said}”引出从句，后面不加逗号，也不能单独连接两句；这里要用 ${form.right}。`
          : `没有“${said}”这个说法，固定的连接词是 ${form.right}。`,
        form.isClause
          ? `"${said}" begins a clause and takes no comma; alone at the head of a sentence the link is "${form.right}".`
          : `English has no link "${said}"; the phrase is "${form.right}".`,
        quote(sentence),
        { zh: `这里写 ${form.right}。`, en: `Write "${form.right}" here.` },
      ),
    ];
  }
  return [];
}

const HALF = /^["'(]?(while|whereas|whilst)\b(?! \w+ing\b)/i;

/** From here on the second clause may be there without its comma. */
const LONG = 24;

/** "While others disagree.": one side of a contrast, cut off from the other. */
export function halfContrast({ essay }: Facts): Point[] {
  const at = essay.sentences.findIndex(
    (one, i) =>
      HALF.test(one.text) &&
      !/[,;:-]/.test(one.text) &&
      one.words.length >= 4 &&
      one.words.length <= LONG &&
      essay.sentences[i - 1]?.paragraph === one.paragraph,
  );
  const found = essay.sentences[at];
  if (!found) return [];
  const word = HALF.exec(found.text)![1]!;
  return [
    weakness(
      1.3,
      `这一句以“${word}”开头，却没有与它对照的主句。`,
      `This sentence opens with "${word}" and has no main clause to set against it.`,
      quote(found),
      {
        zh: `给它补上主句；如果它和上一句相对，就用逗号接到上一句后面，不然去掉 ${word}。`,
        en: `Give it its main clause. If it stands against the sentence before, join it to that with a comma; otherwise leave "${word}" out.`,
      },
    ),
  ];
}
